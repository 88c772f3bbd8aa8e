/** Figures with every continuous effect counted in. */
import type { Stat } from './ability.ts';
import { abilitiesAt, isMonster, placeAt, placesOf, playerAt, templateOf, type Place } from './lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, type Ref, type Seat } from './ref.ts';
import type { Table } from './table.ts';

/** The least and most a die shows, whatever changes it. */
export const clampRoll = (n: number): number => Math.min(6, Math.max(1, n));

const reaches = (place: Place, scope: string, ref: Ref): boolean =>
  scope === 'yours' ? place.seat !== null && ref === playerRef(place.seat)
  : scope === 'this' ? ref === objectRef(place.object.id)
  : scope === 'players' ? isPlayerRef(ref) : !isPlayerRef(ref);

/** What static abilities and effects until the end of the turn add to a figure of a player or monster. */
export const bonusOf = (state: Table, what: Stat, ref: Ref): number => {
  let sum = 0;
  for (const b of state.bonuses) if (b.what === what && b.ref === ref) sum += b.n;
  for (const place of placesOf(state))
    for (const a of abilitiesAt(state, place))
      if (a.type === 'static' && a.what === what && reaches(place, a.scope ?? (what === 'evasion' ? 'monsters' : 'yours'), ref)) sum += a.n;
  return sum;
};

/** The most health; undefined for what has none. */
export const maxHealthOf = (state: Table, ref: Ref): number | undefined => {
  if (isPlayerRef(ref)) return Math.max(0, playerAt(state, numberOf(ref)).health + bonusOf(state, 'health', ref));
  const place = placeAt(state, ref);
  if (place === undefined || !isMonster(state, place)) return undefined;
  return Math.max(0, templateOf(state, place.object).health! + bonusOf(state, 'health', ref));
};
const damageOn = (state: Table, ref: Ref): number => (isPlayerRef(ref) ? playerAt(state, numberOf(ref)).damage : placeAt(state, ref)?.object.damage ?? 0);
/** Health left, never below 0; undefined for what has none or is not in play. */
export const healthOf = (state: Table, ref: Ref): number | undefined => {
  const most = maxHealthOf(state, ref);
  return most === undefined ? undefined : Math.max(0, most - damageOn(state, ref));
};
/** The damage that a player or monster deals in an attack. */
export const attackOf = (state: Table, ref: Ref): number => {
  const own = isPlayerRef(ref) ? playerAt(state, numberOf(ref)).attack : (() => {
    const place = placeAt(state, ref);
    return place === undefined ? 0 : templateOf(state, place.object).attack ?? 0;
  })();
  return Math.max(0, own + bonusOf(state, 'attack', ref));
};
/** The least roll that hits: within 1–6, so Ø is 1 (reading `empty-evasion`). */
export const evasionOf = (state: Table, ref: Ref): number => {
  const place = placeAt(state, ref);
  return clampRoll((place === undefined ? 1 : templateOf(state, place.object).evasion ?? 1) + bonusOf(state, 'evasion', ref));
};
/** The result with which a roll resolves (reading `modifiers-at-resolution`). */
export const resultOf = (state: Table, roll: { readonly roller: Seat; readonly value: number; readonly attack: boolean }): number => {
  const ref = playerRef(roll.roller);
  const first = playerAt(state, roll.roller).rolls <= 1 ? bonusOf(state, 'first-attack-roll', ref) : 0;
  return clampRoll(roll.value + bonusOf(state, 'roll', ref) + (roll.attack ? bonusOf(state, 'attack-roll', ref) + first : 0));
};
/** The price of a purchase, 10¢ unless changed. */
export const priceFor = (state: Table, seat: Seat): number => Math.max(0, 10 + bonusOf(state, 'price', playerRef(seat)));
/** The sum of soul values that a player controls. */
export const soulsOf = (state: Table, seat: Seat): number => {
  const player = playerAt(state, seat);
  return [...player.souls, player.character].reduce((sum, o) => sum + (templateOf(state, o).soul ?? 0), 0);
};
