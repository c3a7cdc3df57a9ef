/**
 * A client in the small, for a table that speaks as web_table.py does, over a WebSocket.
 *
 * It keeps a picture up to date, draws it by the manifest, and lets people click and drag what is on offer.
 * The types are made of the published schemas: `make types` makes them and compiles this file.
 */
import type { Answer } from "messages/answer";
import type { Event } from "messages/event";
import type { Manifest, PlaceEntry } from "messages/manifest";
import type { CardView, OptionView, PoolView, TargetView, View, ZoneView } from "messages/view";

type FromTable =
  | { message: "view"; view: View }
  | { message: "step"; events: Event[] }
  | { message: "refused"; code: string; why: string };

type Saying = { hello: number | null } | { choice: Answer } | { undo: true };

export class Client {
  private socket!: WebSocket;
  private picture: View | null = null;
  /** What has been picked so far, where several may be. */
  private picked: number[] = [];

  constructor(
    private readonly url: string,
    private readonly seat: number | null,
    private readonly manifest: Manifest,
    private readonly root: HTMLElement,
  ) {
    this.connect();
  }

  // ---------------------------------------------------------------------------------------------- talking

  /** Come, or come back with the sequence of what is drawn: then the table sends what is new, or a view. */
  private connect(): void {
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => this.say({ hello: this.picture?.sequence ?? null });
    this.socket.onmessage = (received) => this.take(JSON.parse(received.data as string) as FromTable);
    this.socket.onclose = () => setTimeout(() => this.connect(), 1000);
  }

  private say(message: Saying): void {
    this.socket.send(JSON.stringify({ from: this.seat, ...message }));
  }

  private take(told: FromTable): void {
    if (told.message === "refused") {
      console.warn(told.code, told.why);
    } else if (told.message === "view") {
      this.picture = told.view;
    } else {
      for (const event of told.events) {
        if (this.picture !== null) this.picture = folded(this.picture, event);
        if (isLogged(event)) console.log(event.text.english);
      }
    }
    this.picked = [];
    this.draw();
  }

  /** Answer what is asked, with its sequence: a click that comes late is refused and not misread. */
  private choose(picks: number[]): void {
    const decision = this.picture?.decision;
    if (decision) this.say({ choice: { sequence: decision.sequence, seat: decision.seat, picks } });
  }

  /** Pick an option: at once if one is to be picked, or else one more, or one less. */
  private pick(option: OptionView): void {
    const decision = this.picture?.decision;
    if (!decision) return;
    if (decision.at_least === 1 && decision.at_most === 1) return this.choose([option.index]);
    const before = this.picked.filter((index) => index !== option.index);
    this.picked = before.length < this.picked.length ? before : [...this.picked, option.index];
    this.draw();
  }

  // ---------------------------------------------------------------------------------------------- drawing

  private draw(): void {
    const view = this.picture;
    if (view === null) return;
    const zones = view.zones.map((zone) => this.place(zone)).filter((place) => place !== null);
    const pools = view.pools.map((pool) => this.place(pool)).filter((place) => place !== null);
    this.root.replaceChildren(...zones, ...pools, this.question(view));
  }

  /** Draw a zone or a pool, as the manifest says that things lie there; one that is not kept only if it holds anything. */
  private place(held: ZoneView | PoolView): HTMLElement | null {
    const entry = this.manifest.places.find((one) => one.holder === held.holder && one.name === held.name);
    if (entry === undefined || (held.count === 0 && !entry.kept)) return null;
    const target = { kind: entry.pool ? "pool" : "zone", of: held.place, name: held.name, holder: held.holder };
    const place = this.clickable(element(entry.lying, `${entry.words} (${held.count})`), target);
    if ("cards" in held) place.append(...shown(held.cards, entry).map((card) => this.card(card)));
    else place.append(...Object.entries(held.supplies ?? {}).map(([name, count]) => this.supply(name, count)));
    return place;
  }

  private card(card: CardView | null): HTMLElement {
    const drawn = element("card", card?.name ?? "");
    return card?.id ? this.clickable(drawn, { kind: "card", of: card.id, name: null, holder: null }) : drawn;
  }

  private supply(name: string, count: number): HTMLElement {
    const words = this.manifest.supplies.find((one) => one.name === name)?.words ?? name;
    return this.clickable(element("supply", `${count} ${words}`), { kind: "supply", of: null, name, holder: null });
  }

  /** Let something be clicked if an option points at it, and dragged or dropped on if an option puts it somewhere. */
  private clickable(drawn: HTMLElement, target: Omit<TargetView, "number">): HTMLElement {
    const options = this.picture?.decision?.options ?? [];
    const pointing = options.filter((option) => option.targets.some((one) => same(one, target)));
    const only = pointing.length === 1 ? pointing[0] : undefined;
    if (only !== undefined) drawn.onclick = () => this.pick(only);
    drawn.draggable = options.some((option) => option.puts && same(option.puts.what, target));
    drawn.ondragstart = (event) => event.dataTransfer?.setData("text", JSON.stringify(target));
    drawn.ondragover = (event) => event.preventDefault();
    drawn.ondrop = (event) => {
      const what = JSON.parse(event.dataTransfer?.getData("text") ?? "null") as TargetView | null;
      const put = options.find(({ puts }) => what && puts && same(puts.what, what) && same(puts.to, target));
      if (put !== undefined) this.pick(put);
    };
    return drawn;
  }

  /** Ask what is asked, with a button for every option: some point at nothing. Who waits reads what is waited for. */
  private question(view: View): HTMLElement {
    const decision = view.decision;
    if (decision === null) {
      return element("waiting", view.outcome?.how.english ?? view.waiting_for?.english ?? "");
    }
    const asked = element("question", decision.prompt.english);
    for (const option of decision.options) {
      asked.append(button(option.label, () => this.pick(option), this.picked.includes(option.index)));
    }
    if (decision.at_most > 1 || decision.at_least === 0) {
      const enough = this.picked.length >= decision.at_least && this.picked.length <= decision.at_most;
      if (enough) asked.append(button("Done", () => this.choose(this.picked)));
    }
    asked.append(button("Undo", () => this.say({ undo: true })));
    return asked;
  }
}

/** Return the view after an event: put each value at its path. */
export function folded(view: View, event: Event): View {
  const whole: { view: unknown } = { view: structuredClone(view) };
  for (const { at, value } of event.changes) {
    const path = ["view", ...at];
    const last = path.pop() as string | number;
    let part = whole as Record<string | number, unknown>;
    for (const step of path) part = part[step] as Record<string | number, unknown>;
    part[last] = structuredClone(value);
  }
  return whole.view as View;
}

/** Say whether people read of an event: not that somebody decides, nor of what they are not told. */
function isLogged(event: Event): boolean {
  return event.kind !== "Asked" && event.kind !== "Something";
}

/** Return the cards of a place that are shown: the last ones, or all. */
function shown(cards: ZoneView["cards"], entry: PlaceEntry): ZoneView["cards"] {
  return entry.shown === null ? cards : cards.slice(cards.length - Math.min(entry.shown, cards.length));
}

function same(one: Omit<TargetView, "number">, other: Omit<TargetView, "number">): boolean {
  return one.kind === other.kind && one.of === other.of && one.name === other.name && one.holder === other.holder;
}

function element(kind: string, words: string): HTMLElement {
  const made = document.createElement("div");
  made.className = kind;
  made.append(words);
  return made;
}

function button(words: string, press: () => void, pressed = false): HTMLElement {
  const made = document.createElement("button");
  made.textContent = words;
  made.onclick = press;
  made.setAttribute("aria-pressed", String(pressed));
  return made;
}
