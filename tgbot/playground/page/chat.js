// A chat on a surface: the log, the composer, the keyboards, and what the bot answers to a tap.
// A surface is a phone, or the table in the middle; both act for one person in one chat at a time.

import { messageElement } from "./message.js";
import { ask, make } from "./wire.js";

const TOAST_MS = 4000;
const ANSWER_S = 10;

export class ChatView {
  /** `led` is told when a link leads this person elsewhere: the kind of place. */
  constructor(surface, led) {
    this.led = led;
    this.person = null;
    this.chat = null;
    this.shown = new Map(); // message key -> what was drawn, and its element
    this.log = make("div", { className: "log", attributes: { role: "log", tabindex: "0" } });
    this.keyboard = make("div", { className: "reply-keyboard keyboard", hidden: true });
    this.commands = make("div", { className: "commands", hidden: true });
    this.input = make("input", { dir: "auto", autocomplete: "off", placeholder: "Message" });
    this.menu = make("button", {
      type: "button", textContent: "/", attributes: { "aria-label": "Commands", "aria-expanded": "false" },
      onclick: () => this.toggleCommands(),
    });
    this.composer = make("form", {
      className: "composer", onsubmit: (event) => { event.preventDefault(); this.send(); },
    }, this.menu, this.input, make("button", { textContent: "Send" }));
    this.notices = make("div", { className: "notices" });
    surface.append(this.log, this.keyboard, this.commands, this.composer, this.notices);
    this.acts = {
      press: (message, button, element) => this.press(message, button, element),
      vote: (poll, options) => this.attempt("vote", { poll: poll.id, options }),
      say: (text) => this.attempt("say", { chat: this.chat.id, text }),
      open: (url) => this.open(url),
    };
  }

  /** Show a chat as this person sees it; only what has changed is drawn anew. */
  show(person, chat) {
    const moved = this.person?.id !== person.id || this.chat?.id !== chat.id;
    if (moved) { this.shown.clear(); this.log.replaceChildren(); this.commands.hidden = true; }
    this.person = person;
    this.chat = chat;
    this.log.setAttribute("aria-label", `Messages in ${chat.title} for ${person.name}`);
    this.input.setAttribute("aria-label", `Message of ${person.name} to ${chat.title}`);
    this.input.disabled = !chat.writable;
    this.drawMessages(moved);
    this.drawKeyboard();
  }

  drawMessages(moved) {
    const atEnd = moved || this.log.scrollTop + this.log.clientHeight > this.log.scrollHeight - 40;
    const fresh = new Map();
    for (const message of this.chat.messages) {
      const key = `${message.chat_id}:${message.id}`;
      const state = JSON.stringify(message);
      const known = this.shown.get(key);
      const element = known?.state === state ? known.element : messageElement(message, this.acts);
      if (known && known.element !== element) known.element.replaceWith(element);
      fresh.set(key, { state, element });
    }
    for (const [key, known] of this.shown) if (!fresh.has(key)) known.element.remove();
    for (const { element } of fresh.values()) if (!element.isConnected) this.log.append(element);
    this.shown = fresh;
    if (atEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  drawKeyboard() {
    const rows = this.chat.keyboard?.keyboard ?? [];
    this.keyboard.hidden = rows.length === 0;
    this.keyboard.replaceChildren(...rows.map((row) => make("div", { className: "row" },
      ...row.map((key) => make("button", {
        type: "button", dir: "auto", textContent: key.text,
        onclick: () => (key.request_chat ? this.share(key) : this.acts.say(key.text)),
      })))));
  }

  toggleCommands() {
    this.commands.hidden = !this.commands.hidden;
    this.menu.setAttribute("aria-expanded", String(!this.commands.hidden));
    this.commands.replaceChildren(...this.chat.commands.map((command) => make("button", {
      type: "button",
      textContent: `/${command.command}`,
      title: command.description,
      onclick: () => { this.commands.hidden = true; this.acts.say(`/${command.command}`); },
    })));
  }

  async send() {
    const text = this.input.value.trim();
    if (text && await this.attempt("say", { chat: this.chat.id, text }) !== undefined) this.input.value = "";
  }

  async press(message, button, element) {
    if (button.kind === "url") return this.open(button.url);
    if (button.kind === "copy") {
      await navigator.clipboard?.writeText(button.copy).catch(() => {});
      return this.toast(`Copied: ${button.copy}`);
    }
    element.classList.add("waiting");
    const answer = await this.attempt("press", {
      chat: message.chat_id, message: message.id, data: button.data, wait: ANSWER_S,
    });
    element.classList.remove("waiting");
    if (answer && !answer.answered) return this.toast("The bot did not answer.");
    if (answer?.text) return answer.alert ? this.alert(answer.text) : this.toast(answer.text);
    return undefined;
  }

  async open(url) {
    const fields = { url };
    if (/[?&]startgroup/.test(url)) fields.chat = await this.groupForBot();
    const result = await this.attempt("open_link", fields);
    if (result?.led === "web") window.open(url, "_blank", "noopener");
    else if (result) this.led(result.led);
  }

  /** A group to add the bot to: a new one, since those on the page have it. */
  async groupForBot() {
    return (await ask("create_group", { title: `${this.person.name}'s group`, owner: this.person.id })).id;
  }

  async share(key) {
    const { groups } = await ask("overview");
    const own = groups.filter((group) => group.members.includes(this.person.id));
    if (own.length === 0) return this.toast("There is no group to share.");
    return this.attempt("share_chat", { label: key.text, chat: own[0].id });
  }

  /** Do an act of this person's; what goes wrong is shown where they look. */
  async attempt(act, fields) {
    try {
      return await ask(act, { person: this.person.id, ...fields });
    } catch (error) {
      this.toast(error.message);
      return undefined;
    }
  }

  toast(text) {
    const note = make("div", { attributes: { role: "status" } },
      make("p", { dir: "auto", textContent: text }));
    this.notices.append(note);
    setTimeout(() => note.remove(), TOAST_MS);
  }

  alert(text) {
    const box = make("div", { attributes: { role: "alertdialog", "aria-label": "Alert" } },
      make("p", { dir: "auto", textContent: text }),
      make("button", { type: "button", textContent: "OK", onclick: () => box.remove() }));
    this.notices.append(box);
    box.querySelector("button").focus();
  }
}
