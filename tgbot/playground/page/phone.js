// A phone: its owner, a tab for each chat, and the chat that is open.

import { ChatView } from "./chat.js";
import { ask, make } from "./wire.js";

const LANGUAGES = ["en", "fa", "fr", "tr", "ru", "de", "es", "ar"];

/** Tabs for chats; the newest message of a chat that is not open marks its tab. */
export class Tabs {
  constructor(surface, label, chosen) {
    this.chosen = chosen;
    this.open = null;
    this.seen = new Map();
    this.buttons = new Map();
    this.list = make("div", { attributes: { role: "tablist", "aria-label": label } });
    surface.append(this.list);
  }

  /** Show these chats; returns the one that is open. */
  show(chats) {
    if (!chats.some((chat) => chat.id === this.open)) this.open = chats[0]?.id ?? null;
    for (const [id, button] of this.buttons) {
      if (!chats.some((chat) => chat.id === id)) { button.remove(); this.buttons.delete(id); }
    }
    for (const chat of chats) {
      const last = chat.messages.at(-1)?.id ?? 0;
      const open = chat.id === this.open;
      if (open || !this.seen.has(chat.id)) this.seen.set(chat.id, last);
      if (!this.buttons.has(chat.id)) this.add(chat);
      const button = this.buttons.get(chat.id);
      button.textContent = chat.title;
      button.setAttribute("aria-label", chat.title);
      button.setAttribute("aria-selected", String(open));
      button.classList.toggle("news", last !== this.seen.get(chat.id));
    }
    return chats.find((chat) => chat.id === this.open) ?? null;
  }

  add(chat) {
    const button = make("button", {
      type: "button", dir: "auto", attributes: { role: "tab" },
      onclick: () => { this.open = chat.id; this.chosen(); },
    });
    this.buttons.set(chat.id, button);
    this.list.append(button);
  }
}

export class Phone {
  /** `chosen` is told when the owner's phone is taken in hand; `redraw` when another tab is opened. */
  constructor(place, card, chosen, redraw) {
    this.id = card.id;
    this.element = make("section", { className: "phone", dataset: { person: card.id } });
    this.name = make("h2", { dir: "auto" });
    this.take = make("button", {
      type: "button", textContent: "Play", onclick: () => chosen(this.id),
    });
    this.language = make("select", {
      onchange: () => ask("change_person", { person: this.id, language: this.language.value }),
    }, ...LANGUAGES.map((code) => make("option", { value: code, textContent: code })));
    this.menu = make("div", { className: "menu" });
    this.element.append(make("div", { className: "owner" },
      this.name, this.take, this.language,
      make("details", {}, make("summary", { textContent: "⋮", attributes: { "aria-label": "More" } }), this.menu)));
    this.tabs = new Tabs(this.element, `Chats of ${card.name}`, () => redraw());
    this.view = new ChatView(this.element, (led) => this.follow(led, redraw));
    place.append(this.element);
  }

  follow(led, redraw) {
    if (led === "private") this.tabs.open = this.id;
    redraw();
  }

  /** Show the phone as it is now. */
  show(screen, you) {
    const { person } = screen;
    const mine = person.id === you;
    this.person = person;
    this.element.setAttribute("aria-label", `Phone of ${person.name}`);
    this.element.classList.toggle("you", mine);
    this.name.textContent = person.name;
    this.take.textContent = mine ? "You" : "Play";
    this.take.setAttribute("aria-label", mine ? `You are ${person.name}` : `Play as ${person.name}`);
    this.take.setAttribute("aria-pressed", String(mine));
    this.language.setAttribute("aria-label", `Language of ${person.name}`);
    if (document.activeElement !== this.language) this.language.value = person.language ?? "en";
    const chat = this.tabs.show(screen.chats);
    if (chat) this.view.show(person, chat);
    this.drawMenu(screen);
  }

  drawMenu(screen) {
    const state = `${screen.person.blocked} ${screen.chats.map((chat) => chat.id)}`;
    if (state === this.menuState) return;
    this.menuState = state;
    const entry = (text, act, fields = {}) => make("button", {
      type: "button", textContent: text, onclick: () => this.view.attempt(act, fields),
    });
    this.menu.replaceChildren(
      screen.person.blocked ? entry("Unblock the bot", "unblock") : entry("Block the bot", "block"),
      ...screen.chats.filter((chat) => chat.kind !== "private")
        .map((chat) => entry(`Leave ${chat.title}`, "leave", { chat: chat.id })));
  }
}
