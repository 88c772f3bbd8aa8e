/** What a card is good for in combat: the part of its effects that the engine of fights can use. */
import type { ByTrial, Item } from '../../engines/eldritch/combat/model/fighter.ts';
import type { ArtifactData, CardEffect } from './card.ts';

/** What carrying a card changes in every combat. */
export interface Carries {
  /** Lasting bonuses; of several the highest counts. */
  readonly bonus: ByTrial<number>;
  /** Dice that it throws again, one each. */
  readonly free: ByTrial<number>;
  /** It throws all failed dice again. */
  readonly all: ByTrial<boolean>;
  /** Sanity that throwing them again costs. */
  readonly allCosts: number;
  readonly sixes: ByTrial<boolean>;
  /** For a monster that is defeated. */
  readonly onDefeat: { readonly sanity: number; readonly clues: number };
  /** What is used up, at most one of each kind. */
  readonly items: readonly Item[];
}
export const CARRIES_NOTHING: Carries = {
  bonus: { will: 0, strength: 0 },
  free: { will: 0, strength: 0 },
  all: { will: false, strength: false },
  allCosts: 0,
  sixes: { will: false, strength: false },
  onDefeat: { sanity: 0, clues: 0 },
  items: [],
};

type Trial = keyof ByTrial<unknown>;
/** The trial that an effect on a test belongs to; undefined where it is for no test of a combat. */
const trialOf = (effect: CardEffect): Trial | undefined => {
  if (!('skill' in effect) || (effect.in !== 'any' && effect.in !== 'combat')) return undefined;
  return effect.skill === 'will' || effect.skill === 'strength' ? effect.skill : undefined;
};
/** Items with a bonus of one more trial: a card that is used once is one item, whichever test it is used for. */
const withBonus = (items: readonly Item[], trial: Trial, by: number, perRound: boolean): readonly Item[] => {
  const before = items.find((item) => item.kind === 'bonus') ?? { kind: 'bonus', will: 0, strength: 0, perRound };
  return [...items.filter((item) => item.kind !== 'bonus'), { ...before, [trial]: by }];
};

type Of<K extends CardEffect['do']> = Extract<CardEffect, { readonly do: K }>;
const withLasting = (to: Carries, trial: Trial, by: number): Carries => ({
  ...to,
  bonus: { ...to.bonus, [trial]: Math.max(to.bonus[trial], by) },
});
const bonus = (to: Carries, effect: Of<'bonus'>): Carries | undefined => {
  const trial = trialOf(effect);
  const { by, once, discard = false, pay } = effect;
  if (trial === undefined || pay !== undefined) return undefined;
  if (!discard && once === undefined) return withLasting(to, trial, by);
  return { ...to, items: withBonus(to.items, trial, by, !discard) };
};
const reroll = (to: Carries, effect: Of<'reroll'>): Carries | undefined => {
  const trial = trialOf(effect);
  const { dice, once, discard, pay } = effect;
  if (trial === undefined || once !== undefined || discard === true || pay?.health !== undefined) return undefined;
  if (dice === 'any') return { ...to, all: { ...to.all, [trial]: true }, allCosts: pay?.sanity ?? 0 };
  return pay === undefined ? { ...to, free: { ...to.free, [trial]: to.free[trial] + dice } } : undefined;
};
const sixesDouble = (to: Carries, effect: Of<'sixes-double'>): Carries | undefined => {
  const trial = trialOf(effect);
  return trial && { ...to, sixes: { ...to.sixes, [trial]: true } };
};
const prevent = (to: Carries, { loss, upTo, discard, pay }: Of<'prevent'>): Carries | undefined => {
  if (discard !== true || pay !== undefined) return undefined;
  const ward: Item = { kind: 'ward', health: 0, sanity: 0, [loss]: upTo };
  return { ...to, items: [...to.items, ward] };
};
/** With one effect more; undefined where the engine does not know such an effect. */
const withEffect = (to: Carries, effect: CardEffect): Carries | undefined => {
  switch (effect.do) {
    case 'bonus':
      return bonus(to, effect);
    case 'reroll':
      return reroll(to, effect);
    case 'sixes-double':
      return sixesDouble(to, effect);
    case 'prevent':
      return prevent(to, effect);
    case 'defeat-gain':
      return { ...to, onDefeat: { sanity: effect.sanity ?? 0, clues: effect.clues ?? 0 } };
    case 'raise-die':
    case 'extra-die':
    case 'less-damage':
    case 'wound-all':
    case 'defeat-all':
      return undefined;
  }
};

/** A card in combat. */
export interface InCombat {
  readonly carries: Carries;
  /** It does something else that might matter: that is not counted. */
  readonly hasMore: boolean;
}
/** What a card carries into a combat; undefined where nothing of it can be counted. */
export const inCombat = ({ effect }: Pick<ArtifactData, 'effect'>): InCombat | undefined => {
  const { does = [], other } = effect ?? {};
  let carries = CARRIES_NOTHING;
  let isCounted = false;
  let hasMore = other === true;
  for (const one of does) {
    const next = withEffect(carries, one);
    if (next === undefined) hasMore = true;
    else isCounted = true;
    carries = next ?? carries;
  }
  return isCounted ? { carries, hasMore } : undefined;
};
