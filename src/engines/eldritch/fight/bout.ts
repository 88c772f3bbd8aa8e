/**
 * One combat made ready: what each cell of it is worth by what its end is worth, and where weights in its cells go. Rows
 * of tokens are solved at once, and only those cells are that something leads to.
 */
import { readyThrowing, type ReadyThrowing } from '../test/again.ts';
import { dieWays } from '../test/dice.ts';
import { poolOf } from '../test/pool.ts';
import { withoutClues, type Tokens } from '../test/tokens.ts';
import { cellsOf, type Cells } from './cells.ts';
import { courseOf, type Event, type Landings, type Stage, type TrialDice } from './course.ts';
import { endsOf, type CombatEnds } from './ends.ts';
import type { Fight } from './fight.ts';
import type { Shape } from './shape.ts';

/** What gains less than this gains nothing. */
export const TIE = 1e-12;

/** A landing as one number: a cell of the next stage, or −1 and below for one of the end. */
export type Target = number;
/** Landings between which the player chooses. */
export type Targets = readonly Target[];
export const endTarget = (cell: number): Target => -1 - cell;
export const isEnd = (target: Target): boolean => target < 0;
export const cellOf = (target: Target): number => (target < 0 ? -1 - target : target);

export interface ReadyEntry {
  readonly item: number | undefined;
  readonly test: TrialDice;
  readonly ready: ReadyThrowing;
  /** By fall: where it leads. */
  readonly targets: readonly Targets[];
  readonly afterAll: readonly Targets[];
}
export type ReadyEvent =
  | { readonly kind: 'test'; readonly entries: readonly ReadyEntry[]; readonly skip: Targets | undefined }
  | { readonly kind: 'toll'; readonly paid: Targets; readonly unpaid: Targets }
  | { readonly kind: 'luck'; readonly hits: number; readonly hit: Targets; readonly miss: Targets }
  | { readonly kind: 'loss'; readonly targets: Targets };
/** What was chosen in a cell with so many tokens left: the place of the entry, or this for leaving the test out. */
export const SKIPPED = 255;

/** Throwings that are asked for again and again, each made ready once. */
export type Throwings = (test: TrialDice, tokens: Tokens) => ReadyThrowing;
/** @param sides of every die, so that all weights are over powers of one number */
export const throwingsOf = ({ spend }: Fight, sides: number): Throwings => {
  const known = new Map<string, ReadyThrowing>();
  return (test, tokens) => {
    const { dice, fortune, sixesDouble, free, all, mayClues, enough } = test;
    const key = [dice, fortune, sixesDouble, free, all, mayClues, enough, tokens.size, tokens.numberOf(1, 0)].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const pool = poolOf(dice, dieWays(fortune, sixesDouble, sides), enough);
    const ready = readyThrowing({ pool, tokens: mayClues ? tokens : withoutClues(tokens), free, all, spend });
    known.set(key, ready);
    return ready;
  };
};

export interface Bout {
  readonly cells: Cells;
  readonly tokens: Tokens;
  readonly stages: readonly Stage[];
  readonly ends: CombatEnds;
  /** Goes to another place: what the ends of the combat are worth there. */
  readonly begin: (after: Float64Array, base: number) => void;
  /** What it is worth to begin in a cell, by tokens left: an array, and where to look in it. */
  readonly rowOf: (cell: number) => readonly [row: Float64Array, from: number];
  /** By stage: what is chosen, by tokens left. */
  readonly chosen: readonly Uint8Array[];
  readonly eventAt: (stage: number, cell: number) => ReadyEvent;
  /** Throws the dice of an entry for what its falls are worth from this stage on. */
  readonly throwFor: (stage: number, entry: ReadyEntry) => Uint8Array;
  /** The best landing. */
  readonly pick: (stage: number, targets: Targets, left: number) => Target;
}

/** One foe and one investigator. @param onWork hears of steps */
export const boutOf = (
  fight: Fight,
  shape: Shape,
  { fighter, foe }: { readonly fighter: number; readonly foe: number },
  throwings: Throwings,
): Bout => {
  const cells = cellsOf(fight, shape, fighter, foe);
  const tokens = shape.tokens[fighter]!;
  const stages = courseOf(fight, cells, fighter, foe);
  const ends = endsOf(fight, shape, cells, { fighter, foe });
  const count = tokens.size;
  const rows = stages.map(() => new Float64Array(cells.size * count));
  const chosen = stages.map(() => new Uint8Array(cells.size * count));
  const solvedIn = stages.map(() => new Int32Array(cells.size));
  const events = stages.map((): (ReadyEvent | undefined)[] => Array.from({ length: cells.size }, () => undefined));
  let after: Float64Array = new Float64Array(0);
  let [base, epoch] = [0, 0];

  const targetsOf = (landings: Landings): Targets =>
    landings.map(({ cell, isOver }) => (isOver ? endTarget(cell) : cell));
  const madeReady = (event: Event): ReadyEvent => {
    if (event.kind === 'toll') return { kind: 'toll', paid: targetsOf([event.paid]), unpaid: targetsOf(event.unpaid) };
    if (event.kind === 'luck') return { ...event, hit: targetsOf([event.hit]), miss: targetsOf([event.miss]) };
    if (event.kind === 'loss') return { kind: 'loss', targets: targetsOf(event.landings) };
    const entries = event.entries.map(({ item, test, landings, afterAll }): ReadyEntry => {
      const ready = throwings(test, tokens);
      const byFall = (of: readonly Landings[]) => {
        const targets = of.map(targetsOf);
        return ready.throwing.pool.successes.map((successes) => targets[successes]!);
      };
      const targets = byFall(landings);
      return { item, test, ready, targets, afterAll: afterAll === landings ? targets : byFall(afterAll) };
    });
    return { kind: 'test', entries, skip: event.skip === undefined ? undefined : targetsOf(event.skip) };
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
    valueOf(stage, targets.length === 1 ? targets[0]! : pick(stage, targets, left), left);
  const solveTargets = (stage: number, targets: Targets): void => {
    for (let i = 0; i < targets.length; i += 1) if (targets[i]! >= 0) solve(stage + 1, targets[i]!);
  };
  const gather = (stage: number, byFall: readonly Targets[], into: Float64Array): void => {
    const size = byFall.length;
    for (let fall = 0; fall < size; fall += 1) {
      const targets = byFall[fall]!;
      for (let left = 0; left < count; left += 1) into[left * size + fall] = worth(stage, targets, left);
    }
  };
  const throwFor: Bout['throwFor'] = (stage, { ready, targets, afterAll, test }) => {
    gather(stage, targets, ready.stop);
    if (test.all) gather(stage, afterAll, ready.used);
    return ready.solve(test.enough).choices;
  };
  const fresh = new Float64Array(count);
  const solveTest = (stage: number, cell: number, event: ReadyEvent & { readonly kind: 'test' }): void => {
    const [row, choice, from] = [rows[stage]!, chosen[stage]!, cell * count];
    event.entries.forEach(({ targets, afterAll }) => {
      for (const of of targets) solveTargets(stage, of);
      if (afterAll !== targets) for (const of of afterAll) solveTargets(stage, of);
    });
    event.entries.forEach((entry, place) => {
      throwFor(stage, entry);
      if (place === 0) {
        entry.ready.before(row, from);
        choice.fill(0, from, from + count);
        return;
      }
      entry.ready.before(fresh, 0);
      for (let left = 0; left < count; left += 1)
        if (fresh[left]! > row[from + left]! + TIE) {
          row[from + left] = fresh[left]!;
          choice[from + left] = place;
        }
    });
    if (event.skip === undefined) return;
    solveTargets(stage, event.skip);
    for (let left = 0; left < count; left += 1) {
      const value = worth(stage, event.skip, left);
      if (value <= row[from + left]! + TIE) continue;
      row[from + left] = value;
      choice[from + left] = SKIPPED;
    }
  };
  const solveOther = (stage: number, cell: number, event: Exclude<ReadyEvent, { readonly kind: 'test' }>): void => {
    const [row, choice, from] = [rows[stage]!, chosen[stage]!, cell * count];
    if (event.kind === 'loss') {
      solveTargets(stage, event.targets);
      for (let left = 0; left < count; left += 1) row[from + left] = worth(stage, event.targets, left);
    } else if (event.kind === 'luck') {
      solveTargets(stage, event.hit);
      solveTargets(stage, event.miss);
      for (let left = 0; left < count; left += 1)
        row[from + left] =
          (event.hits * worth(stage, event.hit, left) + (6 - event.hits) * worth(stage, event.miss, left)) / 6;
    } else {
      solveTargets(stage, event.paid);
      solveTargets(stage, event.unpaid);
      for (let left = 0; left < count; left += 1) {
        const lost = worth(stage, event.unpaid, left);
        const rest = tokens.clue[left]!;
        const paid = rest < 0 ? -Infinity : worth(stage, event.paid, rest);
        choice[from + left] = Number(paid > lost + TIE);
        row[from + left] = paid > lost + TIE ? paid : lost;
      }
    }
  };
  const solve = (stage: number, cell: number): void => {
    if (solvedIn[stage]![cell] === epoch) return;
    solvedIn[stage]![cell] = epoch;
    const event = eventAt(stage, cell);
    if (event.kind === 'test') solveTest(stage, cell, event);
    else solveOther(stage, cell, event);
  };
  return {
    cells,
    tokens,
    stages,
    ends,
    begin: (values, place) => {
      after = values;
      base = place;
      epoch += 1;
    },
    rowOf: (cell) => {
      if (stages.length > 0) {
        solve(0, cell);
        return [rows[0]!, cell * count];
      }
      for (let left = 0; left < count; left += 1) fresh[left] = valueOf(0, endTarget(cell), left);
      return [fresh, 0];
    },
    chosen,
    eventAt,
    throwFor,
    pick,
  };
};
