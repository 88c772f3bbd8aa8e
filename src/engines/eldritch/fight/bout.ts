/**
 * One combat made ready: what each cell of it is worth by what its end is worth, and what is chosen in it. All that may be
 * left of tokens is solved at once, and only those cells are that something leads to.
 */
import type { OnWork } from '../../exact/work.ts';
import { readyThrowing, TIE, type ReadyThrowing } from '../test/again.ts';
import { dieWays } from '../test/dice.ts';
import { poolOf } from '../test/pool.ts';
import { withoutClues, type Tokens } from '../test/tokens.ts';
import { cellsOf, type Cells } from './cells.ts';
import { courseOf, endTarget, type Event, type Stage, type Target, type Targets } from './course.ts';
import { endsOf, type CombatEnds } from './ends.ts';
import type { Fight } from './fight.ts';
import type { Shape } from './shape.ts';
import { trialsOf, type TrialDice } from './trials.ts';

/** A way to go into a test, made ready. */
export interface ReadyEntry {
  readonly item: number | undefined;
  readonly test: TrialDice;
  readonly ready: ReadyThrowing;
  /** By fall: where it leads. */
  readonly targets: readonly Targets[];
  readonly afterAll: readonly Targets[];
  /** Where what a fall is worth stands, by row and fall; undefined where something is chosen after the fall. */
  readonly sources: Int32Array | undefined;
  readonly sourcesAfterAll: Int32Array | undefined;
  /** Cells of the next stage that it leads to. */
  readonly next: Int32Array;
}
export type ReadyEvent =
  | { readonly kind: 'test'; readonly entries: readonly ReadyEntry[]; readonly skip: Targets | undefined }
  | Exclude<Event, { readonly kind: 'test' }>;
/** What was chosen in a cell with so many tokens left: the place of the entry, or this for leaving the test out. */
export const SKIPPED = 255;

/** Throwings that are asked for again and again, each made ready once. */
export type Throwings = (test: TrialDice, tokens: Tokens) => ReadyThrowing;
/** @param sides of every die, so that all weights are over powers of one number */
export const throwingsOf = ({ spend }: Fight, sides: number): Throwings => {
  const known = new Map<string, ReadyThrowing>();
  return (test, tokens) => {
    const { dice, fortune, sixesDouble, free, all, mayClues, enough } = test;
    const key = `${dice} ${fortune} ${sixesDouble} ${free} ${all} ${mayClues} ${enough} ${tokens.size} ${tokens.mostClues} ${test.isAllFree}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const pool = poolOf(dice, dieWays(fortune, sixesDouble, sides), enough);
    const eager = test.isAllFree ? 'free-and-all' : 'free';
    const ready = readyThrowing({ pool, tokens: mayClues ? tokens : withoutClues(tokens), free, all, spend, eager });
    known.set(key, ready);
    return ready;
  };
};

/** Whether something is chosen before it happens. */
const hasChoice = (event: ReadyEvent): boolean =>
  event.kind === 'toll' || (event.kind === 'test' && (event.entries.length > 1 || event.skip !== undefined));

export interface Bout {
  readonly cells: Cells;
  readonly tokens: Tokens;
  readonly stages: readonly Stage[];
  readonly ends: CombatEnds;
  /** Goes to another place: what the ends of the combat are worth there. */
  readonly begin: (after: Float64Array, base: number) => void;
  /** Solves a cell in which the combat begins: what it is worth stands in {@link worths}, its tokens side by side. */
  readonly solve: (cell: number) => void;
  readonly worths: Float64Array;
  /** Solves a cell of a later stage. */
  readonly solveAt: (stage: number, cell: number) => void;
  /** By stage: what is chosen, by cell and tokens left. */
  readonly chosen: readonly Uint8Array[];
  readonly eventAt: (stage: number, cell: number) => ReadyEvent;
  /** Throws the dice of an entry for what its falls are worth from this stage on. */
  readonly throwFor: (stage: number, entry: ReadyEntry) => void;
  /** The best landing. */
  readonly pick: (stage: number, targets: Targets, left: number) => Target;
}

/** What all bouts of a fight have in common. */
export interface BoutWorld {
  readonly fight: Fight;
  readonly shape: Shape;
  readonly throwings: Throwings;
  /** Hears of steps as {@link stepsOf} counts them. */
  readonly onWork: OnWork;
}
/** Steps that it takes to solve what happens in a cell. */
export const stepsOf = (event: ReadyEvent, tokens: Tokens): number =>
  event.kind === 'test' ? event.entries.reduce((sum, { ready }) => sum + ready.steps, 0) : 4 * tokens.size;

/** One foe and one investigator. */
export const boutOf = ({ fight, shape, throwings, onWork }: BoutWorld, fighter: number, foe: number): Bout => {
  const cells = cellsOf(fight, shape, fighter, foe);
  const tokens = shape.tokens[fighter]!;
  const stages = courseOf({ fight, cells, trials: trialsOf(fight, shape, fighter, foe) }, fighter, foe);
  const ends = endsOf(fight, shape, cells, { fighter, foe });
  const count = tokens.size;
  const rows = stages.map(() => new Float64Array(cells.size * count));
  const worths = rows[0] ?? new Float64Array(cells.size * count);
  const chosen = stages.map(() => new Uint8Array(cells.size * count));
  const solvedIn = stages.map(() => new Int32Array(cells.size));
  const events = stages.map((): (ReadyEvent | undefined)[] => Array.from({ length: cells.size }, () => undefined));
  let after: Float64Array = new Float64Array(0);
  let [base, epoch] = [0, 0];

  /** Where what a landing is worth stands: in the rows of the next stage, or, −1 and below, at the end. */
  const sourcesOf = (byFall: readonly Targets[]): Int32Array | undefined => {
    if (byFall.some((targets) => targets.length > 1)) return undefined;
    const sources = new Int32Array(byFall.length * count);
    for (let left = 0; left < count; left += 1)
      for (let fall = 0; fall < byFall.length; fall += 1) {
        const target = byFall[fall]![0]!;
        sources[left * byFall.length + fall] =
          target < 0 ? -1 - ends.offsets[(-1 - target) * count + left]! : target * count + left;
      }
    return sources;
  };
  const madeReady = (event: Event): ReadyEvent => {
    if (event.kind !== 'test') return event;
    const entries = event.entries.map(
      ({ item, test, targets: bySuccesses, afterAll: laterBySuccesses }): ReadyEntry => {
        const ready = throwings(test, tokens);
        const byFall = (of: readonly Targets[]) => ready.throwing.pool.successes.map((successes) => of[successes]!);
        const targets = byFall(bySuccesses);
        const afterAll = laterBySuccesses === bySuccesses ? targets : byFall(laterBySuccesses);
        const led = afterAll === targets ? targets.flat() : [...targets.flat(), ...afterAll.flat()];
        return {
          item,
          test,
          ready,
          targets,
          afterAll,
          sources: sourcesOf(targets),
          sourcesAfterAll: test.all ? sourcesOf(afterAll) : undefined,
          next: Int32Array.from(new Set(led.filter((target) => target >= 0))),
        };
      },
    );
    return { kind: 'test', entries, skip: event.skip };
  };
  const eventAt = (stage: number, cell: number): ReadyEvent => {
    const known = events[stage]![cell];
    if (known !== undefined) return known;
    const event = stages[stage]!.at(cell);
    if (event === undefined) throw new RangeError(`Nothing happens in cell ${cell} of stage ${stage}.`);
    const ready = madeReady(event);
    events[stage]![cell] = ready;
    return ready;
  };

  const valueOf = (stage: number, target: Target, left: number): number =>
    target < 0 ? after[base + ends.offsets[(-1 - target) * count + left]!]! : rows[stage + 1]![target * count + left]!;
  const pick: Bout['pick'] = (stage, targets, left) => {
    let best = targets[0]!;
    for (let i = 1; i < targets.length; i += 1)
      if (valueOf(stage, targets[i]!, left) > valueOf(stage, best, left) + TIE) best = targets[i]!;
    return best;
  };
  const worth = (stage: number, targets: Targets, left: number): number =>
    valueOf(stage, pick(stage, targets, left), left);
  const gather = (stage: number, byFall: readonly Targets[], into: Float64Array): void => {
    const size = byFall.length;
    for (let fall = 0; fall < size; fall += 1)
      for (let left = 0; left < count; left += 1) into[left * size + fall] = worth(stage, byFall[fall]!, left);
  };
  /** The same where nothing is chosen. */
  const gatherFrom = (stage: number, sources: Int32Array, into: Float64Array): void => {
    const next = rows[stage + 1] ?? after;
    for (let i = 0; i < sources.length; i += 1) {
      const source = sources[i]!;
      into[i] = source < 0 ? after[base - 1 - source]! : next[source]!;
    }
  };
  const throwFor: Bout['throwFor'] = (stage, { ready, targets, afterAll, sources, sourcesAfterAll, test }) => {
    if (sources === undefined) gather(stage, targets, ready.stop);
    else gatherFrom(stage, sources, ready.stop);
    if (test.all)
      if (sourcesAfterAll === undefined) gather(stage, afterAll, ready.used);
      else gatherFrom(stage, sourcesAfterAll, ready.used);
    ready.solve(test.enough);
  };
  const solveTargets = (stage: number, targets: ArrayLike<Target>): void => {
    const marks = solvedIn[stage + 1];
    for (let i = 0; i < targets.length; i += 1) {
      const target = targets[i]!;
      if (target >= 0 && marks![target] !== epoch) solveAt(stage + 1, target);
    }
  };
  const fresh = new Float64Array(count);
  /** Takes what is fresh where it is better than what is known. */
  const offer = (stage: number, cell: number, choice: number): void => {
    const [row, choices, from] = [rows[stage]!, chosen[stage]!, cell * count];
    for (let left = 0; left < count; left += 1) {
      if (fresh[left]! <= row[from + left]! + TIE) continue;
      row[from + left] = fresh[left]!;
      choices[from + left] = choice;
    }
  };
  const solveTest = (stage: number, cell: number, event: ReadyEvent & { readonly kind: 'test' }): void => {
    const { entries, skip } = event;
    for (const { next } of entries) solveTargets(stage, next);
    const first = entries[0]!;
    throwFor(stage, first);
    first.ready.before(rows[stage]!, cell * count);
    for (let place = 1; place < entries.length; place += 1) {
      throwFor(stage, entries[place]!);
      entries[place]!.ready.before(fresh, 0);
      offer(stage, cell, place);
    }
    if (skip === undefined) return;
    solveTargets(stage, skip);
    for (let left = 0; left < count; left += 1) fresh[left] = worth(stage, skip, left);
    offer(stage, cell, SKIPPED);
  };
  const solveOther = (stage: number, cell: number, event: Exclude<ReadyEvent, { readonly kind: 'test' }>): void => {
    const [row, from] = [rows[stage]!, cell * count];
    const put = (value: (left: number) => number): void => {
      for (let left = 0; left < count; left += 1) row[from + left] = value(left);
    };
    if (event.kind === 'loss') {
      solveTargets(stage, event.targets);
      put((left) => worth(stage, event.targets, left));
    } else if (event.kind === 'luck') {
      const { hits, hit, miss } = event;
      solveTargets(stage, [...hit, ...miss]);
      put((left) => (hits * worth(stage, hit, left) + (6 - hits) * worth(stage, miss, left)) / 6);
    } else {
      solveTargets(stage, [...event.paid, ...event.unpaid]);
      put((left) => worth(stage, event.unpaid, left));
      for (let left = 0; left < count; left += 1) {
        const rest = tokens.clue[left]!;
        fresh[left] = rest < 0 ? -Infinity : worth(stage, event.paid, rest);
      }
      offer(stage, cell, 1);
    }
  };
  const solveAt = (stage: number, cell: number): void => {
    solvedIn[stage]![cell] = epoch;
    const event = eventAt(stage, cell);
    onWork(stepsOf(event, tokens));
    if (hasChoice(event)) chosen[stage]!.fill(0, cell * count, cell * count + count);
    if (event.kind === 'test') solveTest(stage, cell, event);
    else solveOther(stage, cell, event);
  };
  const solve = (cell: number): void => {
    if (stages.length > 0) {
      if (solvedIn[0]![cell] !== epoch) solveAt(0, cell);
      return;
    }
    for (let left = 0; left < count; left += 1) worths[cell * count + left] = valueOf(0, endTarget(cell), left);
  };
  return {
    cells,
    tokens,
    stages,
    ends,
    begin: (values, place) => {
      // What is solved there stays solved.
      if (values === after && place === base) return;
      after = values;
      base = place;
      epoch += 1;
    },
    solve,
    worths,
    solveAt,
    chosen,
    eventAt,
    throwFor,
    pick,
  };
};
