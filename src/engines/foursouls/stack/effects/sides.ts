/** Objects that show something else: their other side, or what they copy. */
import type { EffectOf } from '../ability.ts';
import { placeAt, placeOf, playerAt, templateOf, type ObjectPosition } from '../lookup.ts';
import { isPlayerRef, numberOf, objectRef, type Ref } from '../ref.ts';
import type { Context, GameObject, GameState } from '../game-state.ts';
import { withLogEntry, withObject, withPlayer, type World } from '../world.ts';
import { did, refsOf, type Perform } from './done.ts';

/** The object meant; of a player the character. */
const placeMeant = (
  state: GameState,
  context: Context,
  who: EffectOf<'turn-over'>['who'],
): ObjectPosition | undefined => {
  const [ref] = refsOf(state, context, who);
  if (ref === undefined) return undefined;
  return isPlayerRef(ref) ? placeOf(state, playerAt(state, numberOf(ref)).character.id) : placeAt(state, ref);
};
/** An object that shows a template from now on; without health on it there is no marked damage either (rule «Урон»). */
const withShown = (w: World, { object }: ObjectPosition, template: string, patch: Partial<GameObject>): World => {
  const hasHealth = w.state.cards[template]?.health !== undefined;
  const card = object.card ?? object.template;
  return withObject(w, object.id, {
    template,
    // A copy keeps its own card in mind even where it shows just that: at the end of the turn it shows its other side again.
    card: card === template && patch.until === undefined ? undefined : card,
    ...(hasHealth ? {} : { damage: 0 }),
    ...patch,
  });
};

/** The same object with its other side up: counters and damage stay, a new character brings its figures. What has no other side, a copy too, is not turned. */
export const performTurnOver: Perform<EffectOf<'turn-over'>> = (w, context, { who }) => {
  const place = placeMeant(w.state, context, who);
  const back =
    place === undefined || place.object.until !== undefined
      ? undefined
      : w.state.cards[templateOf(w.state, place.object).back ?? ''];
  if (place === undefined || back === undefined) return did(withLogEntry(w, 'nothing:no-other-side'), false);
  const turned = withShown(w, place, back.id, {});
  const figured =
    place.zone === 'character'
      ? withPlayer(turned, place.seat!, {
          ...(back.health === undefined ? {} : { health: back.health }),
          ...(back.attack === undefined ? {} : { attack: back.attack }),
        })
      : turned;
  return did(withLogEntry(figured, 'turned-over', { ref: objectRef(place.object.id), template: back.id }));
};

/** An object in play becomes a copy of another until the end of the turn; its counters, charge and damage stay its own (rule «Копирование объекта в игре»). What is not in play, as the loot that copied such an ability, becomes nothing. */
export const performBecomeCopy: Perform<EffectOf<'become-copy'>> = (w, context, { who, like }) => {
  const place = placeMeant(w.state, context, who);
  const model: Ref | undefined = context.targets[like === 'target' ? 0 : 1];
  const copied = model === undefined ? undefined : placeAt(w.state, model);
  if (place === undefined || copied === undefined || place.object.id === copied.object.id)
    return did(withLogEntry(w, 'nothing:nothing-to-be-copy'), false);
  const { template } = copied.object;
  return did(
    withLogEntry(withShown(w, place, template, { until: place.object.until ?? place.object.template }), 'became-copy', {
      ref: objectRef(place.object.id),
      template,
    }),
  );
};
