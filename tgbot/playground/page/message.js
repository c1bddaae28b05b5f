// One message as a phone shows it. Nothing here knows who looks; `acts` does what is tapped.

import { make } from "./wire.js";

const SIMPLE = { bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote" };
const SERVICE = {
  new_chat_members: (people) => `${people.join(", ")} joined`,
  left_chat_member: (people) => `${people.join(", ")} left`,
  pinned_message: () => "A message was pinned",
  migrate_to_chat_id: () => "The group became a supergroup",
  migrate_from_chat_id: () => "The group became a supergroup",
  chat_shared: () => "A group was shared",
  forum_topic_created: () => "A topic was created",
};

/** The element for a message; `acts` has press, vote, say and open. */
export function messageElement(message, acts) {
  if (message.service) {
    const { kind, people } = message.service;
    return make("p", { className: "message service", textContent: SERVICE[kind]?.(people) ?? kind });
  }
  const remarks = [
    message.pinned && "pinned", message.edited && "edited", message.protected && "protected",
    ...message.reactions,
  ].filter(Boolean).join(" · ");
  return make("article", {
    className: `message ${message.mine ? "mine" : ""}`,
    dataset: { message: message.id },
    attributes: { "aria-label": `Message from ${message.sender}` },
  },
    message.mine ? null : make("p", { className: "sender", dir: "auto", textContent: message.sender }),
    message.photo && make("img", { src: `/_file/${message.photo}`, alt: "Picture" }),
    message.document && make("a", {
      href: `/_file/${message.document.file_id}`, textContent: message.document.name,
    }),
    message.text && textElement(message, acts),
    message.poll && pollElement(message.poll, acts),
    message.buttons.length ? keyboardElement(message, acts) : null,
    remarks && make("p", { className: "remarks", textContent: remarks }),
  );
}

function textElement(message, acts) {
  const text = make("div", { className: "text", dir: "auto" });
  fill(text, message.text, 0, message.text.length, message.entities, acts);
  return text;
}

/** Append the text between two offsets, each entity around the ones inside it. */
function fill(parent, text, start, end, entities, acts) {
  let position = start;
  for (let index = 0; index < entities.length; index += 1) {
    const entity = entities[index];
    const stop = entity.offset + entity.length;
    if (entity.offset < position || stop > end) continue;
    parent.append(text.slice(position, entity.offset));
    const inner = entities.slice(index + 1).filter((other) => other.offset + other.length <= stop);
    const node = entityElement(entity, text.slice(entity.offset, stop), acts);
    if (node.childNodes.length === 0) fill(node, text, entity.offset, stop, inner, acts);
    parent.append(node);
    position = stop;
  }
  parent.append(text.slice(position, end));
}

function entityElement(entity, words, acts) {
  switch (entity.type) {
    case "text_link":
      return linkElement(entity.url, acts);
    case "url":
      return linkElement(words, acts);
    case "bot_command":
      return make("button", {
        type: "button", className: "command", textContent: words, onclick: () => acts.say(words),
      });
    case "spoiler":
      return make("span", { className: "spoiler", onclick: (tap) => tap.currentTarget.classList.add("shown") });
    case "text_mention":
      return make("b", { title: entity.user.first_name });
    case "date_time":
      return make("time", { dateTime: new Date(entity.unix_time * 1000).toISOString() });
    default:
      return make(SIMPLE[entity.type] ?? "span");
  }
}

function linkElement(url, acts) {
  return make("a", {
    href: url,
    onclick: (tap) => { tap.preventDefault(); acts.open(url); },
  });
}

function pollElement(poll, acts) {
  const mine = poll.options.filter((option) => option.mine).length > 0;
  const fixed = poll.closed || (mine && !poll.revoting);
  const remarks = [
    poll.anonymous ? "anonymous" : "public", poll.hidden && !poll.closed && "results at the end",
    poll.closed ? "closed" : `${poll.total} voted`,
  ].filter(Boolean).join(" · ");
  return make("fieldset", { className: "poll", dataset: { poll: poll.id } },
    make("legend", { dir: "auto", textContent: poll.question }),
    poll.description && make("p", { className: "about", dir: "auto", textContent: poll.description }),
    ...poll.options.map((option, number) => make("button", {
      type: "button",
      className: "option",
      disabled: fixed,
      attributes: { "aria-pressed": option.mine },
      onclick: () => acts.vote(poll, [number]),
    },
      make("span", { dir: "auto", textContent: `${option.mine ? "✓ " : ""}${option.text}` }),
      option.votes === null ? null : make("span", { textContent: option.votes }),
    )),
    mine && !fixed ? make("button", {
      type: "button", textContent: "Retract vote", onclick: () => acts.vote(poll, []),
    }) : null,
    make("p", { className: "about", textContent: remarks }),
  );
}

function keyboardElement(message, acts) {
  return make("div", { className: "keyboard" }, ...message.buttons.map((row) =>
    make("div", { className: "row" }, ...row.map((button) => make("button", {
      type: "button",
      dir: "auto",
      className: button.style ?? "",
      disabled: button.kind === "disabled",
      textContent: button.text + (button.kind === "url" ? " ↗" : button.kind === "copy" ? " ⧉" : ""),
      attributes: { "aria-label": button.text },
      onclick: (tap) => acts.press(message, button, tap.currentTarget),
    })))));
}
