/** «С началом хода»: what a turn begins with, at once and without the stack. */
import type { Effect, EffectOf } from '../ability.ts';
import { abilitiesAt, placesOf, type ObjectPosition } from '../lookup.ts';
import { numberOf, objectRef, type Seat } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withQuestion, withLogEntry } from '../world.ts';
import { contextOf, did, withEffects, type Perform } from './done.ts';

interface Beginning extends ObjectPosition {
  readonly effects: readonly Effect[];
}
/** What the turn of a player begins with; «твой ход» of the game's objects is the active player's. */
const beginningsOf = (state: GameState, seat: Seat): readonly Beginning[] =>
  placesOf(state)
    .filter((place) => (place.seat ?? state.active) === seat)
    .flatMap((place) => {
      const effects = abilitiesAt(state, place).flatMap((a) =>
        a.type === 'replace' && a.event === 'turn-start' ? a.effects : [],
      );
      return effects.length === 0 ? [] : [{ ...place, effects }];
    });
/** Whether a turn of this player begins with more than itself. */
export const hasBeginning = (state: GameState, seat: Seat): boolean => beginningsOf(state, seat).length > 0;

/** One object after another, each once; of several the player whose turn it is chooses the order (reading `with-turn-start`). */
export const performBeginTurn: Perform<EffectOf<'begin-turn'>> = (w, _context, effect, answer) => {
  const seat = numberOf(effect.who);
  const used = effect.used ?? [];
  const open = beginningsOf(w.state, seat).filter(({ object }) => !used.includes(object.id));
  if (open.length > 1 && answer === undefined) {
    const options = open.map(({ object }) => objectRef(object.id));
    return did(withQuestion(w, { question: 'replacement', seat, options }), false);
  }
  const chosen = open.find(({ object }) => objectRef(object.id) === answer) ?? open[0];
  if (chosen === undefined) return did(w);
  const { object: source, effects, seat: controller } = chosen;
  const begun = withLogEntry(w, 'replaced:turn-start', { seat, ref: objectRef(source.id), reading: 'with-turn-start' });
  return {
    w: withEffects(begun, contextOf(seat, { controller, source }), effects),
    done: true,
    next: [{ ...effect, used: [...used, source.id] }],
  };
};
