/** A choice made while an effect is performed: no target, so no player can answer it (rule «Способности»). */
import type { EffectOf } from '../ability.ts';
import type { Ref, Seat } from '../ref.ts';
import type { Context, GameState } from '../game-state.ts';
import { controllerOf, legalTargets } from '../target.ts';
import { withQuestion, withLogEntry } from '../world.ts';
import { did, seatOf, type Perform } from './done.ts';

/** What a player may choose now: whatever fits, of one player's things only where the effect says so. */
export const choosable = (
  state: GameState,
  context: Context,
  { spec, from }: EffectOf<'choose'>,
  seat: Seat,
): Ref[] => {
  const refs = legalTargets(state, spec, seat);
  if (from === undefined) return refs;
  const owner = seatOf(state, context, from);
  return refs.filter((ref) => owner !== undefined && controllerOf(state, ref) === owner);
};

/** The player chooses one of what fits; what there is only one of is chosen by itself. Effects after it speak of it as «chosen». */
export const performChoose: Perform<EffectOf<'choose'>> = (w, context, effect, answer) => {
  const seat = seatOf(w.state, context, effect.who);
  const options = seat === undefined ? [] : choosable(w.state, context, effect, seat);
  if (seat === undefined || options.length === 0)
    return {
      w: withLogEntry(w, 'nothing:nothing-to-choose'),
      done: false,
      chosen: null,
    };
  if (options.length > 1 && answer === undefined)
    return did(withQuestion(w, { question: 'choose', seat, options }), false);
  const chosen = options.find((ref) => ref === answer) ?? options[0]!;
  return {
    w: withLogEntry(w, 'chosen:resolving', { seat, ref: chosen }),
    done: true,
    chosen,
  };
};
