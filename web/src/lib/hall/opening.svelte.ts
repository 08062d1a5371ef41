// A table that is being opened: the game, what is picked, who sits where, and what the rules say about it so far.
import { LENDERS } from "$games/index";
import { voice } from "$lib/i18n/voice.svelte";
import { lastLevels } from "$lib/levels/last.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import { faultOf } from "$lib/protocol/rest";
import type { Fault, GameDetail, Info, Made, Person, Picked, Sentence, TableWish } from "$lib/protocol/types";
import { Judge } from "$lib/workshop/judge.svelte";
import { isAnythingBuilt, type Lender, type Loan, stillTaken, type Taken } from "$lib/workshop/loan";
import { isBuilt } from "./agreed";
import { choicesOf, optionsOf, type Picks, playersOf, type Settled, settled } from "./choices";
import { CLOCKS, clockOf, firstSeats, type SeatChoice, seatWish } from "./wishes";

export class Opening {
  detail = $state.raw<GameDetail | null>(null);
  #given = $state.raw<Picks>({});
  #judge = $state.raw<Judge | null>(null);
  #lender = $state.raw<Lender | null>(null);
  #taken = $state.raw<Taken>({});
  seats = $state<SeatChoice[]>([]);
  names = $state<string[]>([]);
  clock = $state("none");
  hidden = $state(false);
  byHost = $state(false);
  /** Without hints and win chances. */
  serious = $state(false);
  busy = $state(false);
  /** The open table at which something else is picked; its seats stay as they are. */
  changed = $state.raw<Info | null>(null);
  /** The person for whom the first seat by invitation is kept. */
  whom = $state.raw<Person | null>(null);
  #fault = $state.raw<Fault | null>(null);

  readonly settled = $derived.by((): Settled => (this.detail ? settled(choicesOf(this.detail), this.#given) : { picks: {}, standing: [] }));
  readonly players = $derived(playersOf(this.settled.picks));
  /** Several people at this screen. */
  readonly shared = $derived(this.seats.slice(0, this.players).filter((seat) => seat === "me").length > 1);
  /** What was built in this browser and fits what is picked. */
  readonly loans = $derived.by((): readonly Loan[] => (this.changed ? [] : (this.#lender?.loans(this.settled.picks) ?? [])));
  readonly taken = $derived(stillTaken(this.loans, this.#taken));
  readonly #options = $derived.by((): Record<string, unknown> => {
    const options = { ...this.#kept, ...optionsOf(this.settled) };
    return this.#lender?.lend(options, this.settled.picks, this.taken) ?? options;
  });

  /** What was built for the table that is changed stays there. */
  get #kept(): Record<string, unknown> {
    const { changed, detail } = this;
    if (!changed || !detail) return {};
    return Object.fromEntries(
      Object.entries(changed.options).filter(([option, given]) => detail.workshop.includes(option) && isBuilt(given)),
    );
  }

  /** Everything that keeps the game from starting, each with its rule. */
  get faults(): readonly Sentence[] {
    return this.#judge?.fault ? [] : (this.#judge?.said?.faults ?? []);
  }
  get fault(): Fault | null {
    return this.#fault ?? this.#judge?.fault ?? null;
  }

  /**
   * Lays out a game; `alone` leaves no seat to wait for, `whom` is asked to take the second one, and of a table that is changed
   * it is laid out what was picked before. Returns how to give it up.
   */
  begin(game: string, alone: boolean, whom: Person | null = null, changed: Info | null = null): () => void {
    let left = false;
    this.changed = changed;
    this.whom = whom;
    this.detail = null;
    this.#judge = null;
    this.#fault = null;
    void Promise.all([hall.rest.game(game), lenderOf(game), voice.learn(game)]).then(
      ([found, lender]) => {
        if (left) return;
        this.#given = changed ? { ...(changed.options as Picks), mode: changed.mode, players: changed.seats.length } : {};
        this.clock = changed?.clock ? (clockOf(changed.clock) ?? OWN) : "none";
        this.serious = changed ? !changed.hints : false;
        this.#taken = {};
        this.#lender = lender;
        this.seats = firstSeats(found, lastLevels.of(found), alone);
        if (whom) this.seats[1] = "invited";
        this.names = this.seats.map(() => "");
        this.#judge = new Judge(game, hall.rest);
        this.detail = found;
      },
      (error: unknown) => {
        if (!left) this.#fault = faultOf(error);
      },
    );
    return () => (left = true);
  }

  /** Seats somebody; a level is remembered for the next table. */
  seat(at: number, choice: SeatChoice): void {
    this.seats[at] = choice;
    if (choice.startsWith("bot:") && this.detail) lastLevels.choose(this.detail.id, choice.slice("bot:".length));
  }

  /** For whom a seat is kept. */
  keptAt(at: number): Person | null {
    return this.seats.indexOf("invited") === at ? this.whom : null;
  }

  pick(option: string, value: Picked): void {
    this.#given = { ...this.settled.picks, [option]: value };
    this.#fault = null;
  }

  /** Takes something that was built, or with an empty name nothing. */
  take(loan: Loan, name: string): void {
    this.#taken = { ...this.#taken, [loan.key]: name };
    this.#fault = null;
  }

  /** Asks the rules about what is picked now; returns how to forget about it. */
  consult(): () => void {
    const { mode, players } = this.settled.picks;
    if (!this.#judge || mode === undefined || players === undefined) return () => {};
    return this.#judge.ask({ ...this.#options, mode, players });
  }

  /** Picks the changed table anew; false if that cannot be, and then it is said why. */
  async change(table: Info): Promise<boolean> {
    return (await this.#tried(() => hall.rest.repick(table.id, this.#repicked(table)))) !== null;
  }

  #repicked({ clock }: Info): Parameters<typeof hall.rest.repick>[1] {
    const time = CLOCKS.find(({ id }) => id === this.clock);
    return {
      mode: String(this.settled.picks.mode),
      options: this.#options,
      hints: !this.serious,
      ...(time && time.initial > 0 ? { clock: clockWish(time) } : {}),
      ...(this.clock === OWN && clock ? { clock: clockWish(clock) } : {}),
    };
  }

  #wish(detail: GameDetail): TableWish {
    const time = CLOCKS.find(({ id }) => id === this.clock);
    return {
      game: detail.id,
      mode: String(this.settled.picks.mode),
      options: this.#options,
      private: this.hidden,
      start: this.byHost ? "host" : "full",
      hints: !this.serious,
      seats: this.seats
        .slice(0, this.players)
        .map((seat, i) => seatWish(seat, this.shared ? (this.names[i] ?? "").trim() : "", this.keptAt(i)?.id ?? null)),
      salt: hall.salt(),
      ...(time && time.initial > 0 ? { clock: clockWish(time) } : {}),
    };
  }

  /** Opens the table; null if it cannot be, and then it is said why. */
  async open(): Promise<Made | null> {
    const { detail } = this;
    return detail && (await this.#tried(() => hall.rest.open(this.#wish(detail))));
  }

  async #tried<T>(what: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.#fault = null;
    try {
      await hall.beSomebody();
      return await what();
    } catch (error) {
      this.#fault = faultOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** The clock of a table that has one which is not offered. */
const OWN = "own";

interface Time {
  initial: number;
  increment: number;
  most?: number | null;
}

function clockWish({ initial, increment, most }: Time): NonNullable<TableWish["clock"]> {
  return { initial, increment, ...(most == null ? {} : { most }) };
}

/** The shelves of a game's workshop, if anything was ever put there. */
async function lenderOf(game: string): Promise<Lender | null> {
  const load = Object.hasOwn(LENDERS, game) && isAnythingBuilt(game) ? LENDERS[game] : undefined;
  if (!load) return null;
  const [shelves, library] = await Promise.all([load(), hall.rest.library(game, voice.language)]);
  return shelves.lenderOf(library);
}
