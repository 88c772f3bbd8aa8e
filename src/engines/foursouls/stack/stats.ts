/** Figures with every continuous effect counted in. */
import type { Ability, Stat, Template } from './ability.ts';
import {
  abilitiesAt,
  isMonster,
  isMortal,
  placeAt,
  placesOf,
  playerAt,
  templateOf,
  type ObjectPosition,
} from './lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, type Ref, type Seat } from './ref.ts';
import type { RollItem, GameState } from './game-state.ts';

/** The least and most a die shows, whatever changes it. */
export const clampRoll = (n: number): number => Math.min(6, Math.max(1, n));

/** «Ты» of a monster or room is the active player; what can be attacked without being a monster is not meant by «монстры». */
const reaches = (state: GameState, place: ObjectPosition, scope: string, ref: Ref): boolean => {
  if (scope === 'yours') return ref === playerRef(place.seat ?? state.active);
  if (scope === 'this') return ref === objectRef(place.object.id);
  if (scope === 'shop') return placeAt(state, ref)?.zone === 'shop';
  if (scope === 'players' || isPlayerRef(ref)) return scope === 'players' && isPlayerRef(ref);
  const meant = placeAt(state, ref);
  return meant !== undefined && isMonster(state, meant);
};

/** Abilities that may change a figure. What an item of the shop says of its own price works there: nowhere else would it mean anything (rule «Предметы магазина», «если не указано иное»). */
const abilitiesCounted = (state: GameState, place: ObjectPosition, what: Stat): readonly Ability[] =>
  place.zone === 'shop' && what === 'price'
    ? templateOf(state, place.object).abilities.filter((a) => a.type === 'static' && a.scope === 'this')
    : abilitiesAt(state, place);

/** What each static ability and effect until the end of the turn adds to a figure of a player or monster. */
const bonusesOf = (state: GameState, what: Stat, ref: Ref): readonly number[] => {
  const bonuses: number[] = state.bonuses.filter((b) => b.what === what && b.ref === ref).map((b) => b.n);
  for (const place of placesOf(state))
    for (const a of abilitiesCounted(state, place, what))
      if (
        a.type === 'static' &&
        a.what === what &&
        reaches(state, place, a.scope ?? (what === 'evasion' ? 'monsters' : 'yours'), ref)
      )
        bonuses.push(a.n);
  return bonuses;
};
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
/** The sum of all that is added to a figure. */
export const bonusOf = (state: GameState, what: Stat, ref: Ref): number => sumOf(bonusesOf(state, what, ref));

/** The most health; undefined for what has none. */
export const maxHealthOf = (state: GameState, ref: Ref): number | undefined => {
  if (isPlayerRef(ref)) return Math.max(0, playerAt(state, numberOf(ref)).health + bonusOf(state, 'health', ref));
  const place = placeAt(state, ref);
  if (place === undefined || !isMortal(state, place)) return undefined;
  return Math.max(0, templateOf(state, place.object).health! + bonusOf(state, 'health', ref));
};
/** Damage marked on a player or an object. */
export const damageOn = (state: GameState, ref: Ref): number =>
  isPlayerRef(ref) ? playerAt(state, numberOf(ref)).damage : (placeAt(state, ref)?.object.damage ?? 0);
/** Health left, never below 0; undefined for what has none or is not in play. */
export const healthOf = (state: GameState, ref: Ref): number | undefined => {
  const most = maxHealthOf(state, ref);
  return most === undefined ? undefined : Math.max(0, most - damageOn(state, ref));
};
/** The template of an object in play. */
const templateAt = (state: GameState, ref: Ref): Template | undefined => {
  const place = placeAt(state, ref);
  return place === undefined ? undefined : templateOf(state, place.object);
};
/** The damage that a player or monster deals in an attack. */
export const attackOf = (state: GameState, ref: Ref): number => {
  const own = isPlayerRef(ref) ? playerAt(state, numberOf(ref)).attack : (templateAt(state, ref)?.attack ?? 0);
  return Math.max(0, own + bonusOf(state, 'attack', ref));
};
/** Evasion before it is kept within 1–6: of a player what the newest effect that lets the active player attack him says. */
export const rawEvasionOf = (state: GameState, ref: Ref): number => {
  const own = isPlayerRef(ref) ? exposureOf(state, numberOf(ref))?.evasion : templateAt(state, ref)?.evasion;
  return (own ?? 1) + bonusOf(state, 'evasion', ref);
};
/** The newest effect that lets the active player attack another player. */
export const exposureOf = (state: GameState, seat: Seat): GameState['exposed'][number] | undefined =>
  state.exposed.findLast((e) => e.seat === seat && (e.by === null || e.by === state.active));
/** The least roll that hits: within 1–6, so Ø is 1 (reading `empty-evasion`). */
export const evasionOf = (state: GameState, ref: Ref): number => clampRoll(rawEvasionOf(state, ref));
/** What constant effects add to a roll, one by one. */
export const rollBonusesOf = (
  state: GameState,
  { roller, attack, first }: Pick<RollItem, 'roller' | 'attack' | 'first'>,
): readonly number[] => {
  const ofAttack: readonly Stat[] = first ? ['attack-roll', 'first-attack-roll'] : ['attack-roll'];
  const stats: readonly Stat[] = ['roll', ...(attack ? ofAttack : [])];
  return stats.flatMap((what) => bonusesOf(state, what, playerRef(roller)));
};
/** The result with which a roll resolves (reading `modifiers-at-resolution`). */
export const resultOf = (state: GameState, roll: Omit<RollItem, 'id' | 'kind' | 'controller'>): number =>
  clampRoll(roll.value + sumOf(rollBonusesOf(state, roll)));
/** What a purchase costs unless something changes it, in cents. */
export const USUAL_PRICE = 10;
/** The price of an item of the shop or of the deck's top card: 10¢, changed by what concerns the buyer and what concerns this item. */
export const priceFor = (state: GameState, seat: Seat, target: Ref | 'deck'): number =>
  Math.max(
    0,
    USUAL_PRICE + bonusOf(state, 'price', playerRef(seat)) + (target === 'deck' ? 0 : bonusOf(state, 'price', target)),
  );
/** The sum of soul values that a player controls. */
export const soulsOf = (state: GameState, seat: Seat): number => {
  const player = playerAt(state, seat);
  return [...player.souls, player.character].reduce((sum, o) => sum + (templateOf(state, o).soul ?? 0), 0);
};
