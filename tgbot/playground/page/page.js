// The page: looks at the world whenever it changes, and shows the table and every phone.

import { ChatView } from "./chat.js";
import { Phone, Tabs } from "./phone.js";
import { ask, make } from "./wire.js";

const NAMES = ["Hugo", "İpek", "Jan", "Katya", "Leïla", "مینا", "Noor", "Olga", "Paul", "رضا"];

const find = (id) => document.getElementById(id);
const phones = new Map();
let you = Number(sessionStorage.getItem("you")) || null;
let latest = null;

const table = find("table");
const tableTabs = new Tabs(table, "Groups", () => draw());
const tableView = new ChatView(table, (led) => {
  if (led === "private") phones.get(you).tabs.open = you;
  draw();
});
const nobody = make("p", { className: "empty", textContent: "No group yet." });

function choose(person) {
  you = person;
  sessionStorage.setItem("you", String(you));
  if (find("auto").checked) setAuto();
  draw();
}

/** Let everybody but the one you play play by themselves, or nobody. */
async function setAuto() {
  const others = find("auto").checked ? [...phones.keys()].filter((id) => id !== you) : [];
  await ask("auto", { people: others, pace: Number(find("pace").value) });
}

function draw() {
  if (latest === null) return;
  const ids = latest.screens.map((screen) => screen.person.id);
  if (!ids.includes(you)) you = ids.find((id) => !latest.auto.people.includes(id)) ?? ids[0] ?? null;
  for (const [id, phone] of phones) {
    if (!ids.includes(id)) { phone.element.remove(); phones.delete(id); }
  }
  for (const screen of latest.screens) {
    const { id } = screen.person;
    if (!phones.has(id)) phones.set(id, new Phone(find("phones"), screen.person, choose, draw));
    phones.get(id).show(screen, you);
  }
  drawTable();
}

function drawTable() {
  const mine = latest.screens.find((screen) => screen.person.id === you);
  const groups = (mine?.chats ?? []).filter((chat) => chat.kind !== "private");
  const open = tableTabs.show(groups);
  tableView.composer.hidden = open === null;
  if (open === null) table.append(nobody);
  else { nobody.remove(); tableView.show(mine.person, open); }
}

async function addPerson() {
  const taken = latest.screens.map((screen) => screen.person.name);
  const name = NAMES.find((one) => !taken.includes(one)) ?? `Guest ${taken.length + 1}`;
  const person = await ask("create_person", { first_name: name });
  if (tableTabs.open !== null) await ask("add_member", { person: person.id, chat: tableTabs.open });
}

async function addGroup() {
  const others = [...phones.keys()].filter((id) => id !== you);
  const group = await ask("create_group", { title: "New group", owner: you, members: others });
  await ask("add_bot", { chat: group.id });
  tableTabs.open = group.id;
}

function attempt(work) {
  return () => work().catch((error) => { find("state").textContent = error.message; });
}

async function watch() {
  let since = -1;
  for (;;) {
    try {
      latest = await ask("look", { since });
      since = latest.version;
      find("state").textContent = "";
    } catch (error) {
      find("state").textContent = `No connection to the playground (${error.message}).`;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      continue;
    }
    draw();
    await new Promise((resolve) => setTimeout(resolve, 60)); // several changes are one look
  }
}

find("auto").addEventListener("change", attempt(setAuto));
find("pace").addEventListener("change", attempt(setAuto));
find("add-person").addEventListener("click", attempt(addPerson));
find("add-group").addEventListener("click", attempt(addGroup));
ask("overview").then(({ auto }) => { find("auto").checked = auto.people.length > 0; }).finally(watch);
