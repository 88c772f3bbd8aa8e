/** The effects of a resolving item, one after another. */
import { perform } from '../effects/perform.ts';
import { deckOf, templateOf } from '../lookup.ts';
import type { Context, Process } from '../table.ts';
import type { Effect } from '../ability.ts';
import { told, withChangedProcess, withDiscarded, withoutProcess, withProcess, type World } from '../world.ts';

type Effects = Extract<Process, { kind: 'effects' }>;
/** Begins to perform effects. */
export const withEffects = (w: World, context: Context, queue: readonly Effect[]): World => withProcess(w, { kind: 'effects', context, queue, done: true });

/** Performs the next effect; after the last one a loot card goes to its discard pile. */
export const runEffects = (w: World, process: Effects, answer: string | undefined): World => {
  const [effect, ...rest] = process.queue;
  const { card } = process.context;
  if (effect === undefined) {
    const over = withoutProcess(w, process.id);
    return card === null ? over : withDiscarded(over, deckOf(templateOf(w.state, card)), card.template);
  }
  if (effect.join === 'and' && !process.done) return withChangedProcess(told(w, 'nothing', ['and-then']), { ...process, queue: rest });
  const result = perform(w, process.context, effect, answer);
  if (result.w.state.pending !== null) return result.w;
  return withChangedProcess(result.w, {
    ...process, done: result.done, queue: [...(result.next ?? []), ...rest], context: result.card === null ? { ...process.context, card: null } : process.context,
  });
};
