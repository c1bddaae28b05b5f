"""Facts about the tree that nobody should have to remember in a review."""

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")

TOP_LEVEL = {
    *(".ci", ".dockerignore", ".editorconfig", ".env.example", ".gitignore"),
    *(
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "Dockerfile",
        "LICENSE",
        "LICENSE-GAME",
        "Makefile",
        "README.md",
    ),
    *("compose.yaml", "core", "docs", "locales", "pyproject.toml", "tests", "tgbot", *LOCKS),
}

# Spelled in pieces, so that this file does not name what it forbids.
REGISTRIES = re.compile(
    "|".join(
        re.escape(".".join(host))
        for host in [
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("registry", "npmjs"),
            ("deb", "debian", "org"),
            ("golang", "org"),
        ]
    )
)
MACHINE_PATH = re.compile(r"(?<![\w.~$}-])/(?:work|root|home|opt|Users)/")
# The id 123456789 is everybody's example and opens nothing.
BOT_TOKEN = re.compile(r"\b(?!123456789:)\d{9,10}:AA[\w-]{33}\b")


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines_that_hold(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in tracked()
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]


def python_files(*rooms: str) -> list[Path]:
    return [
        path
        for path in tracked()
        if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in rooms
    ]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def locked(lock: str) -> dict[str, tuple[Version, list[str]]]:
    """Each requirement of a lock file by its normal name: the version, and what stands below it."""
    requirements: dict[str, tuple[Version, list[str]]] = {}
    options: list[str] = []
    for line in (ROOT / lock).read_text("utf-8").splitlines():
        text = line.removesuffix("\\").strip()
        if line.startswith("    "):
            options.append(text)
        elif text:
            pin = re.fullmatch(r"([a-z0-9-]+)==([^ ;]+)(?: ; .+)?", text)
            assert pin, f"{lock}: not a pinned requirement: {text}"
            options = []
            requirements[pin[1]] = (Version(pin[2]), options)
    return requirements


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_top_level_holds_nothing_unexpected() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= TOP_LEVEL


@pytest.mark.parametrize(
    "pattern", [REGISTRIES, MACHINE_PATH, BOT_TOKEN], ids=["registry", "machine path", "token"]
)
def test_no_file_tells_where_or_with_which_key_it_was_made(pattern: re.Pattern[str]) -> None:
    assert lines_that_hold(pattern) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_requirement_carries_hashes_and_no_address(lock: str) -> None:
    requirements = locked(lock)

    assert requirements
    for name, (_, options) in requirements.items():
        assert options, f"{name} has no hash"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", option) for option in options), name


def test_the_locks_answer_to_what_the_project_asks_for() -> None:
    declared = project()
    asked = {
        "requirements.lock": declared["project"]["dependencies"],
        "requirements-dev.lock": declared["dependency-groups"]["dev"],
    }
    for lock, wishes in asked.items():
        requirements = locked(lock)
        for wish in map(Requirement, wishes):
            version, _ = requirements[normal(wish.name)]
            assert wish.specifier.contains(version), f"{lock}: {wish} is not met by {version}"


def test_the_bot_is_tested_with_the_versions_it_runs_with() -> None:
    tested = locked("requirements-dev.lock")

    for name, (version, _) in locked("requirements.lock").items():
        assert tested[name][0] == version, name


def test_the_example_names_every_setting_and_no_other() -> None:
    from tgbot.settings import Settings

    named = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)

    assert sorted(named) == sorted(field.upper() for field in Settings.model_fields)


def test_package_files_hand_nothing_on() -> None:
    for path in python_files("core", "tgbot", "tests"):
        if path.name == "__init__.py":
            body = ast.parse(path.read_text("utf-8")).body
            assert [type(statement) for statement in body] == [ast.Expr], path.relative_to(ROOT)


def test_every_module_opens_with_its_law() -> None:
    for path in python_files("core", "tgbot"):
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path.relative_to(ROOT)


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty_words = {
        "manager",
        "helper",
        "helpers",
        "util",
        "utils",
        "data",
        "info",
        "common",
        "misc",
    }

    for path in python_files("core", "tgbot", "tests"):
        assert not empty_words & set(path.stem.split("_")), path.relative_to(ROOT)


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")

    assert [line for line in lines_that_hold(later) if not line.startswith("requirements")] == []


def test_every_target_that_the_papers_name_is_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

    for paper in ("README.md", "CONTRIBUTING.md", ".ci/run"):
        named = re.findall(
            r"(?:^|`)make ([a-z]+)\b", (ROOT / paper).read_text("utf-8"), re.MULTILINE
        )
        assert set(named) <= targets, paper


def test_an_installed_bot_carries_all_texts_and_pages(tmp_path: Path) -> None:
    """The wheel is unpacked far from the checkout, and speaks from there."""
    build = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(tmp_path),
    ]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)

    packed = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(("core/", "tgbot/")):
            assert name in packed
        elif name.startswith("locales/"):
            assert f"tgbot/{name}" in packed
    assert not any(name.startswith("tests/") for name in packed)

    speak = (
        f"import sys; sys.path.insert(0, {str(site)!r})\n"
        "from tgbot.words import texts\n"
        "assert texts.locales_root().is_relative_to(sys.path[0]), texts.locales_root()\n"
        "texts.Texts.load(strict=True)\n"
    )
    subprocess.run([sys.executable, "-I", "-c", speak], cwd=tmp_path, check=True)
