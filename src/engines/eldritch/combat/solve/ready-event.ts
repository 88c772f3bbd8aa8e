/** What happens in a cell, made ready to be solved: the dice of a test, and where all that it leads to is worth something. */
import type { ReadyThrowing } from '../../skill-check/again.ts';
import type { Tokens } from '../../skill-check/tokens.ts';
import type { CombatEnds } from '../model/combat-ends.ts';
import type { Entry, StageEvent } from '../model/stage-events.ts';
import type { Targets } from '../model/target.ts';
import type { ThrowCache } from './throw-cache.ts';
import type { TestDice } from '../model/stage-dice.ts';

/** A way to go into a test, made ready. */
export interface ReadyEntry {
  readonly item: number | undefined;
  readonly test: TestDice;
  readonly ready: ReadyThrowing;
  /** By fall: where it leads. */
  readonly targets: readonly Targets[];
  readonly afterAll: readonly Targets[];
  /** The places of the worths of a fall, by row and fall; undefined where a choice follows the fall. */
  readonly sources: Int32Array | undefined;
  readonly sourcesAfterAll: Int32Array | undefined;
  /** Cells of the next stage that it leads to. */
  readonly next: Int32Array;
}
export interface ReadyTest {
  readonly kind: 'test';
  readonly entries: readonly ReadyEntry[];
  readonly skip: Targets | undefined;
}
export type ReadyEvent = ReadyTest | Exclude<StageEvent, { readonly kind: 'test' }>;

/** What events of a combat are made ready with. */
export interface Preparing {
  readonly tokens: Tokens;
  readonly ends: CombatEnds;
  readonly throwCache: ThrowCache;
}

/** The places of the worths of a landing: in the rows of the next stage, or, −1 and below, at the end. */
const sourcesOf = ({ tokens, ends }: Preparing, byFall: readonly Targets[]): Int32Array | undefined => {
  if (byFall.some((targets) => targets.length > 1)) return undefined;
  const count = tokens.size;
  const sources = new Int32Array(byFall.length * count);
  for (let left = 0; left < count; left += 1)
    for (let fall = 0; fall < byFall.length; fall += 1) {
      const target = byFall[fall]![0]!;
      sources[left * byFall.length + fall] =
        target < 0 ? -1 - ends.offsets[(-1 - target) * count + left]! : target * count + left;
    }
  return sources;
};
const readyEntryOf = (preparing: Preparing, entry: Entry): ReadyEntry => {
  const { item, test } = entry;
  const ready = preparing.throwCache(test, preparing.tokens);
  const byFall = (bySuccesses: readonly Targets[]): readonly Targets[] =>
    ready.throwing.pool.successes.map((successes) => bySuccesses[successes]!);
  const targets = byFall(entry.targets);
  const afterAll = entry.afterAll === entry.targets ? targets : byFall(entry.afterAll);
  const led = afterAll === targets ? targets.flat() : [...targets.flat(), ...afterAll.flat()];
  return {
    item,
    test,
    ready,
    targets,
    afterAll,
    sources: sourcesOf(preparing, targets),
    sourcesAfterAll: test.all ? sourcesOf(preparing, afterAll) : undefined,
    next: Int32Array.from(new Set(led.filter((target) => target >= 0))),
  };
};
/** An event made ready: of a test, the throwing of each way into it. */
export const readyEventOf = (preparing: Preparing, event: StageEvent): ReadyEvent =>
  event.kind === 'test'
    ? { kind: 'test', entries: event.entries.map((entry) => readyEntryOf(preparing, entry)), skip: event.skip }
    : event;

/** Whether something is chosen before it happens. */
export const hasChoice = (event: ReadyEvent): boolean =>
  event.kind === 'toll' || (event.kind === 'test' && (event.entries.length > 1 || event.skip !== undefined));

/** Steps that it takes to solve what happens in a cell. */
export const stepsOf = (event: ReadyEvent, tokens: Tokens): number =>
  event.kind === 'test' ? event.entries.reduce((sum, { ready }) => sum + ready.steps, 0) : 4 * tokens.size;
