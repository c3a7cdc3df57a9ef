/**
 * A client in the small, for a table that speaks as web_table.py does, over a WebSocket.
 *
 * It keeps a picture up to date, draws it by the manifest, and lets people click and drag what is on offer.
 * The types are made of the published schemas: `make types` makes them and compiles this file.
 */
import type { Answer } from "messages/answer";
import type { Count, Event, Mark, Put } from "messages/event";
import type { Manifest, PlaceEntry } from "messages/manifest";
import type { CardView, PoolView, TargetView, View, ZoneView } from "messages/view";

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
  /** What is drawn of cards and places, by their ids. */
  private readonly drawn = new Map<string, HTMLElement>();

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
      this.drawAnew();
    } else {
      this.step(told.events);
    }
  }

  /** Go on by what has happened, and let the cards that were put somewhere glide there: nothing is compared for that. */
  private step(events: Event[]): void {
    const puts = events.flatMap((event) => event.happenings ?? []).filter((one) => one.what === "put");
    const starts = puts.map((put) => this.box(put.before, put.source));
    for (const event of events) {
      if (this.picture !== null) this.picture = folded(this.picture, event);
      if (isLogged(event)) console.log(event.text.english);
    }
    this.drawAnew();
    puts.forEach((put, number) => this.glide(starts[number], put));
  }

  /** Answer what is asked, with its sequence: a click that comes late is refused and not misread. */
  private choose(picks: number[]): void {
    const decision = this.picture?.decision;
    if (decision) this.say({ choice: { sequence: decision.sequence, seat: decision.seat, picks } });
  }

  /** Pick an option by its place: at once if one is to be picked, or else one more, or one less. */
  private pick(index: number): void {
    const decision = this.picture?.decision;
    if (!decision) return;
    const { at_least = 1, at_most = 1 } = decision;
    if (at_least === 1 && at_most === 1) return this.choose([index]);
    const others = this.picked.filter((one) => one !== index);
    this.picked = others.length < this.picked.length ? others : [...this.picked, index];
    this.draw();
  }

  // ---------------------------------------------------------------------------------------------- drawing

  private drawAnew(): void {
    this.picked = [];
    this.draw();
  }

  private draw(): void {
    const view = this.picture;
    if (view === null) return;
    this.drawn.clear();
    const zones = view.zones.map((zone) => this.place(zone)).filter((place) => place !== null);
    const pools = view.pools.map((pool) => this.place(pool)).filter((place) => place !== null);
    this.root.replaceChildren(...zones, ...pools, this.question(view));
  }

  /** Draw a zone or a pool, as the manifest says that things lie there; one that is not kept only if it holds anything. */
  private place(held: ZoneView | PoolView): HTMLElement | null {
    const entry = this.manifest.places.find((one) => one.holder === held.holder && one.name === held.name);
    if (entry === undefined || (held.count === 0 && !entry.kept)) return null;
    const target = { kind: entry.pool ? "pool" : "zone", of: held.id };
    const place = this.clickable(element(entry.lying, `${entry.words} (${held.count})`), target);
    this.drawn.set(held.id, place);
    if ("cards" in held) {
      const cards = shown(held.cards, entry);
      const first = held.cards.length - cards.length;
      const lying = (index: number): TargetView => ({ kind: "shown", of: held.id, number: first + index });
      place.append(...cards.map((card, index) => this.card(card, lying(index))));
    } else {
      place.append(...Object.entries(held.supplies ?? {}).map(([name, count]) => this.supply(name, count)));
    }
    return place;
  }

  private card(card: CardView | null, lying: TargetView): HTMLElement {
    const drawn = element("card", card?.name ?? "");
    if (!card?.id) return this.clickable(drawn, lying);
    this.drawn.set(card.id, drawn);
    return this.clickable(drawn, { kind: "card", of: card.id });
  }

  private supply(name: string, count: number): HTMLElement {
    const words = this.manifest.supplies.find((one) => one.name === name)?.words ?? name;
    return this.clickable(element("supply", `${count} ${words}`), { kind: "supply", of: name });
  }

  /** Return where something is drawn: a card, or if that is not drawn, its place. */
  private box(card?: string | null, place?: string | null): DOMRect | undefined {
    return (this.drawn.get(card ?? "") ?? this.drawn.get(place ?? ""))?.getBoundingClientRect();
  }

  /** Let a card glide from where it was drawn to where it is drawn now, or to its place, if it is seen no longer. */
  private glide(start: DOMRect | undefined, put: Put): void {
    const card = put.after ?? put.before ?? "";
    const end = this.box(card, put.to);
    if (start === undefined || end === undefined) return;
    const from = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    this.drawn.get(card)?.animate([{ transform: from }, { transform: "none" }], 400);
  }

  /** Let something be clicked if an option points at it, and dragged or dropped on if an option puts it somewhere. */
  private clickable(drawn: HTMLElement, target: TargetView): HTMLElement {
    const options = this.picture?.decision?.options ?? [];
    const pointing = options.filter((option) => option.targets?.some((one) => same(one, target)));
    const [only] = pointing;
    if (only !== undefined && pointing.length === 1) drawn.onclick = () => this.pick(options.indexOf(only));
    drawn.draggable = options.some((option) => option.puts && same(option.puts.what, target));
    drawn.ondragstart = (event) => event.dataTransfer?.setData("text", JSON.stringify(target));
    drawn.ondragover = (event) => event.preventDefault();
    drawn.ondrop = (event) => {
      const what = JSON.parse(event.dataTransfer?.getData("text") ?? "null") as TargetView | null;
      const put = options.findIndex(({ puts }) => what && puts && same(puts.what, what) && same(puts.to, target));
      if (put !== -1) this.pick(put);
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
    decision.options.forEach((option, index) => {
      asked.append(button(option.label, () => this.pick(index), this.picked.includes(index)));
    });
    const { at_least = 1, at_most = 1 } = decision;
    if (at_most > 1 || at_least === 0) {
      const enough = this.picked.length >= at_least && this.picked.length <= at_most;
      if (enough) asked.append(button("Done", () => this.choose(this.picked)));
    }
    asked.append(button("Undo", () => this.say({ undo: true })));
    return asked;
  }
}

// ------------------------------------------------------------------------------------------------ folding

/** Return the view after an event: replay what happened, and take what it says of the question. */
export function folded(view: View, event: Event): View {
  const picture = structuredClone(view);
  for (const happening of structuredClone(event.happenings ?? [])) {
    switch (happening.what) {
      case "put": put(picture, happening); break;
      case "appear": zone(picture, happening.place).cards.splice(happening.index, 0, happening.card ?? null); break;
      case "disappear": zone(picture, happening.place).cards.splice(happening.index, 1); break;
      case "turn": turn(zone(picture, happening.place), happening.index, happening.card ?? null); break;
      case "shuffle": shuffle(zone(picture, happening.place), happening.order); break;
      case "count": count(picture, happening); break;
      case "mark": mark(picture, happening); break;
      case "roll": break; // nothing on the table tells of it
      default: happening satisfies never;
    }
  }
  const waiting = event.waiting ?? [];
  return {
    ...picture,
    number: event.number ?? picture.number,
    sequence: parseInt(event.id),
    waiting,
    waiting_for: waiting.length ? event.text : null,
    stack: event.stack ?? [],
    decision: event.decision ?? null,
    zones: inOrder(picture.zones),
  };
}

/** Take a card from where it lay, and put it where it lies now. */
function put(picture: View, told: Put): void {
  let lay: CardView = {};
  if (told.source) {
    const source = zone(picture, told.source);
    source.count -= 1;
    if (told.before) {
      lay = card(picture, told.before);
      source.cards.splice(source.cards.indexOf(lay), 1);
    }
  }
  const to = zone(picture, told.to);
  to.count += 1;
  const id = told.after ?? told.before ?? null;
  if (typeof told.index === "number") to.cards.splice(told.index, 0, { ...(told.card ?? lay), id });
}

function turn(held: ZoneView, index: number, face: CardView | null): void {
  if (held.cards.length === 0) held.cards = Array<null>(held.count).fill(null);
  held.cards[index] = face;
}

function shuffle(held: ZoneView, order?: number[]): void {
  if (order) held.cards = order.map((index) => held.cards[index] ?? null);
}

function count(picture: View, told: Count): void {
  const pool = picture.pools.find((one) => one.id === told.place);
  if (typeof told.count === "number") {
    (pool ?? zone(picture, told.place)).count = told.count;
  } else if (pool) {
    pool.supplies = held(pool.supplies ?? {}, told.supplies);
    pool.count = Object.values(pool.supplies).reduce((sum, one) => sum + one, 0);
  } else {
    const [holder = "", name = ""] = told.place.split(".");
    const on = card(picture, holder);
    const pools = { ...on.pools, [name]: held(on.pools?.[name] ?? {}, told.supplies) };
    on.pools = Object.fromEntries(Object.entries(pools).filter(([, supplies]) => Object.keys(supplies).length > 0));
    if (Object.keys(on.pools).length === 0) delete on.pools;
  }
}

/** Return what a pool holds of which there are so many now; what there is none of is not listed. */
function held(supplies: Record<string, number>, now: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries({ ...supplies, ...now }).filter(([, number]) => number > 0));
}

function mark(picture: View, { of, part, now }: Mark): void {
  if (part === "effects") return last(picture.effects, now as Record<string, View["effects"][number] | null>);
  const thing = typeof of === "string" ? card(picture, of) : typeof of === "number" ? picture.players[of] : picture;
  const parts = thing as unknown as Record<string, object>;
  Object.assign(part ? (parts[part] ??= {}) : parts, now);
}

/** Let some effects end, from the last on, and others begin, from the first on. */
function last(effects: View["effects"], now: Record<string, View["effects"][number] | null>): void {
  const places = Object.keys(now).map(Number).sort((one, other) => one - other);
  for (const place of [...places].reverse()) if (now[place] === null) effects.splice(place, 1);
  for (const place of places) {
    const begun = now[place];
    if (begun) effects.splice(place, 0, begun);
  }
}

/** Return a zone by its id; one on a card in which nothing lay comes into the picture. */
function zone(picture: View, id: string): ZoneView {
  const found = picture.zones.find((one) => one.id === id);
  if (found) return found;
  const [place = "", name = ""] = id.split(".");
  const made: ZoneView = { id, name, holder: "card", place, count: 0, cards: [] };
  picture.zones.push(made);
  return made;
}

function card(picture: View, id: string): CardView {
  const found = picture.zones.flatMap((held) => held.cards).find((one) => one?.id === id);
  if (!found) throw new Error(`no card of this picture is ${id}`);
  return found;
}

/** Return zones as views list them: of cards those in which something lies, by their ids. */
function inOrder(zones: ZoneView[]): ZoneView[] {
  for (const held of zones) if (held.cards.every((one) => one === null)) held.cards = [];
  const onCards = zones.filter((held) => held.holder === "card" && held.count > 0);
  onCards.sort((one, other) => (one.id < other.id ? -1 : 1));
  return [...zones.filter((held) => held.holder !== "card"), ...onCards];
}

// ------------------------------------------------------------------------------------------------ small things

/** Say whether people read of an event: not that somebody decides, nor of what they are not told. */
function isLogged(event: Event): boolean {
  return !event.waiting?.length && event.text.key !== "tabletop.Something";
}

/** Return the cards of a place that are shown: the last ones, or all. */
function shown(cards: ZoneView["cards"], entry: PlaceEntry): ZoneView["cards"] {
  return entry.shown === null ? cards : cards.slice(cards.length - Math.min(entry.shown, cards.length));
}

const USUAL = { kind: "card", of: null, name: null, number: null };

/** Say whether two targets are one; one without a kind is a card. */
function same(one: TargetView, other: TargetView): boolean {
  const parts = ["kind", "of", "name", "number"] as const;
  return parts.every((part) => (one[part] ?? USUAL[part]) === (other[part] ?? USUAL[part]));
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
