/** What a dead player pays; `death.ts` says how a player dies. */
import { withCentsLost } from '../effects/cents.ts';
import { abilitiesAt, isEternal, placesOf, playerAt } from '../lookup.ts';
import { cardRef, numberOf, objectRef, type CardRef, type Ref } from '../ref.ts';
import type { Process } from '../game-state.ts';
import { withQuestion, withLogEntry, withChangedProcess, withObject, withoutProcess, type World } from '../world.ts';
import { withCardDiscarded, withDestroyed, withDiscardSeen } from '../zones.ts';

type Dying = Extract<Process, { kind: 'player-death' }>;

/** The penalty: an item that is not eternal, a loot card, 1¢, and every object with a ↷ ability deactivated; what cannot be paid is not. */
export const runPlayerDeath = (w: World, process: Dying, answer: string | undefined): World => {
  const { seat, step } = process;
  const player = playerAt(w.state, seat);
  const next = (v: World) => withChangedProcess(v, { ...process, step: step + 1 });
  if (step === 0) {
    const items = player.items.filter((object) => !isEternal(w.state, { object, zone: 'item' }));
    if (items.length === 0) return next(w);
    if (items.length > 1 && answer === undefined)
      return withQuestion(w, { question: 'penalty-item', seat, options: items.map((o) => objectRef(o.id)) });
    const paid = answer === undefined ? items[0]!.id : numberOf(answer as Ref);
    return next(withDestroyed(withLogEntry(w, 'penalty:item', { seat, ref: objectRef(paid) }), paid).w);
  }
  if (step === 1) {
    if (player.hand.length === 0) return next(w);
    if (player.hand.length > 1 && answer === undefined)
      return withQuestion(w, { question: 'penalty-loot', seat, options: player.hand.map((c) => cardRef(c.id)) });
    const paid = answer === undefined ? player.hand[0]!.id : numberOf(answer as CardRef);
    return next(withDiscardSeen(withCardDiscarded(withLogEntry(w, 'penalty:card', { seat }), seat, paid), seat, 1));
  }
  const tapped = placesOf(w.state).filter(
    (p) => p.seat === seat && abilitiesAt(w.state, p).some((a) => a.type === 'tap'),
  );
  const turned = tapped.reduce(
    (v, p) => withObject(v, p.object.id, { charged: false }),
    withCentsLost(w, seat, 1, 'death-penalty'),
  );
  return withoutProcess(withLogEntry(turned, 'deactivated:penalty', { seat, n: tapped.length }), process.id);
};
