/** The effects of a resolving item, one after another. */
import { refsOf } from '../effects/done.ts';
import { inOrder, isEach, isOrdered } from '../effects/each-item.ts';
import { perform } from '../effects/perform.ts';
import { deckOf, templateOf } from '../lookup.ts';
import type { ReadingId } from '../rules.ts';
import type { Context, Process, GameState } from '../game-state.ts';
import type { Effect } from '../ability.ts';
import { withLogEntry, withChangedProcess, withDiscarded, withoutProcess, type World } from '../world.ts';

type Effects = Extract<Process, { kind: 'effects' }>;
/** Performs the next effect; after the last one a loot card goes to its discard pile. */
export const runEffects = (w: World, process: Effects, answer: string | undefined): World => {
  const [effect, ...rest] = process.queue;
  const { card } = process.context;
  if (effect === undefined) {
    const over = withoutProcess(w, process.id);
    return card === null ? over : withDiscarded(over, deckOf(templateOf(w.state, card)), card.template);
  }
  if (effect.join === 'and' && !process.done)
    return withChangedProcess(withLogEntry(w, 'nothing:first-part-undone', { reading: readingOfUndone(process) }), {
      ...process,
      queue: rest,
    });
  const spread = spreadOf(w.state, process.context, effect, rest);
  if (spread !== undefined) return withChangedProcess(w, { ...process, done: spread.length > 0, queue: spread });
  const result = perform(w, process.context, effect, answer);
  if (result.w.state.pending !== null) return result.w;
  const isOneOfMany = effect.join === 'each';
  const next = (result.next ?? []).map((e): Effect => (isOneOfMany ? { ...e, join: 'each' } : e));
  return withChangedProcess(result.w, {
    ...process,
    done: result.done && (!isOneOfMany || process.done),
    inPart: result.inPart === true,
    instead: result.instead === true,
    queue: [...next, ...rest],
    context: {
      ...process.context,
      ...(result.card === null ? { card: null } : {}),
      ...(result.chosen === undefined ? {} : { chosen: result.chosen }),
    },
  });
};

/** The reading by which the first part of «и» was not done, where another one would have it done. */
const readingOfUndone = ({ inPart, instead }: Effects): ReadingId | undefined => {
  if (inPart === true) return 'and-in-part';
  return instead === true ? 'and-replaced' : undefined;
};

/**
 * What is done to each, one after another (rule «Каждый»); damage and killing have an order of their own. What «и» adds for
 * the same ones each does at once, if his own first part was done, and so what is to be done with what each has chosen; any other «и» asks whether all of them did theirs.
 */
const spreadOf = (
  state: GameState,
  context: Context,
  effect: Effect,
  rest: readonly Effect[],
): readonly Effect[] | undefined => {
  if (!('who' in effect) || !isEach(effect.who) || effect.do === 'damage' || effect.do === 'kill') return undefined;
  const { who } = effect;
  const isOwn = (e: Effect): boolean =>
    'who' in e && ((e.join === 'and' && e.who === who) || (effect.do === 'choose' && e.who === 'chosen'));
  const other = rest.findIndex((e) => !isOwn(e));
  const own = rest.slice(0, other < 0 ? rest.length : other);
  const refs = refsOf(state, context, who);
  if (isOrdered(who, effect)) {
    const join = own.length > 0 ? undefined : 'each';
    return [...inOrder(state, context, refs, [{ ...effect, join }, ...own]), ...rest.slice(own.length)];
  }
  const forEach = refs.flatMap(
    (ref) =>
      [
        { ...effect, who: ref, join: own.length > 0 ? undefined : 'each' },
        ...own.map((e) => ('who' in e && e.who === who ? { ...e, who: ref } : e)),
      ] as Effect[],
  );
  return [...forEach, ...rest.slice(own.length)];
};
