# The bot and nothing else: locked dependencies, no compiler, no root, games under /data.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    DATA_DIR=/data

RUN groupadd --system --gid 1000 bot \
    && useradd --system --uid 1000 --gid bot --home-dir /app --no-create-home bot \
    && install --directory --owner=bot --group=bot /app /data

WORKDIR /app

# Dependencies change seldom, the code often: each has its own layer.
COPY requirements.lock ./
RUN pip install --require-hashes --requirement requirements.lock

COPY LICENSE LICENSE-GAME ./
COPY locales ./locales
COPY core ./core
COPY tgbot ./tgbot
RUN python -m compileall -q core tgbot

USER 1000:1000
VOLUME /data

# A bot that ends, ends its container. This asks for the rest: does its store answer? The embedded
# one lives and dies with the bot.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD \
    ["python", "-c", "import os, redis; redis.from_url(os.environ.get('REDIS_URL') or 'unix:///data/valkey.sock').ping()"]

# SIGTERM ends the bot in order: the update in hand is finished, the store is closed.
STOPSIGNAL SIGTERM

ENTRYPOINT ["python", "-m", "tgbot"]
CMD ["run"]
