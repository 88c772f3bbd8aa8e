/** What the reader may do to the state. Each gives another state; bounds hold in it. */
import { NO_IMPROVEMENTS, SKILLS_NOT_SET, areNotSet, type InvestigatorCard } from '../shared/investigator.ts';
import type { CombatData } from './cards.ts';
import { areTogether, type Carried } from './items.ts';
import {
  AVERAGE,
  MOST_FOES,
  MOST_HEROES,
  memberOf,
  monsterFor,
  type Foe,
  type Hero,
  type Member,
  type State,
} from './model.ts';

export const withMember = (state: State, at: number, member: Partial<Member>): State => ({
  ...state,
  party: state.party.map((one, i) => (i === at ? { ...one, ...member } : one)),
});
export const withHero = (state: State, hero: Partial<Hero>, at = 0): State =>
  withMember(state, at, { hero: { ...state.party[at]!.hero, ...hero } });
/**
 * Another investigator with all that is carried: his figures replace the present ones; skills that no list has
 * are to be set.
 */
export const withInvestigator = (state: State, card: InvestigatorCard | undefined, at = 0): State => {
  const { mostSanity: _, ...hero } = state.party[at]!.hero;
  if (card === undefined) {
    const skills = areNotSet(hero.skills) ? AVERAGE : hero.skills;
    return withMember(state, at, { investigator: {}, hero: { ...hero, skills } });
  }
  const { health = hero.health, sanity = hero.sanity, skills = SKILLS_NOT_SET } = card;
  const most = card.sanity === undefined ? {} : { mostSanity: card.sanity };
  return withMember(state, at, {
    investigator: { id: card.id },
    hero: { ...hero, health, sanity, skills, improved: NO_IMPROVEMENTS, ...most },
  });
};
/** One more, behind the others: the first of the game's who is not there. */
export const withMemberAdded = (state: State, data: CombatData): State => {
  const { party, players } = state;
  if (party.length === MOST_HEROES) return state;
  const card = data.investigators.find(
    ({ id, skills }) => skills !== undefined && party.every(({ investigator }) => investigator.id !== id),
  );
  const more = { ...state, party: [...party, memberOf(card)] };
  return withPlayers(more, Math.max(players, more.party.length), data);
};
export const withoutMember = (state: State, at: number): State =>
  state.party.length === 1 ? state : { ...state, party: state.party.filter((_, i) => i !== at) };

/** One thing more; the same state where there is no room for it. */
export const withThing = (state: State, at: number, thing: Carried): State => {
  const things = [...state.party[at]!.hero.things, thing];
  return areTogether(things) ? withHero(state, { things }, at) : state;
};
export const withoutThing = (state: State, at: number, place: number): State =>
  withHero(state, { things: state.party[at]!.hero.things.filter((_, i) => i !== place) }, at);

/** A foe in the place of another; its wounds stay below its toughness. */
export const withFoe = (state: State, at: number, foe: Partial<Foe>): State => ({
  ...state,
  foes: state.foes.map((one, i) => (i === at ? sound({ ...one, ...foe }) : one)),
});
const sound = (foe: Foe): Foe => ({ ...foe, wounds: Math.min(foe.wounds, foe.monster.toughness - 1) });
export const withoutFoe = (state: State, at: number): State => ({
  ...state,
  foes: state.foes.filter((_, i) => i !== at),
});
export const withFoeAdded = (state: State): State =>
  state.foes.length === MOST_FOES ? state : { ...state, foes: [...state.foes, { ...state.foes.at(-1)!, wounds: 0 }] };
/** The present figures are those of the token. */
export const withFiguresSet = (state: State, at: number): State => ({
  ...state,
  foes: state.foes.map(({ isNotSet, ...foe }, i) => (i === at || !isNotSet ? foe : { ...foe, isNotSet })),
});
/** A foe one place earlier. */
export const withFoeEarlier = (state: State, at: number): State => {
  const { foes } = state;
  if (at < 1 || at >= foes.length) return state;
  return { ...state, foes: foes.map((foe, i) => ({ [at - 1]: foes[at]!, [at]: foes[at - 1]! })[i] ?? foe) };
};
/** As many at the table, no fewer than fight, and the toughness that follows from it where it was not changed by hand. */
export const withPlayers = (state: State, wanted: number, data: CombatData): State => {
  const players = Math.max(wanted, state.party.length);
  return {
    ...state,
    players,
    foes: state.foes.map((foe) => {
      const card = data.monsters.find(({ id }) => id === foe.id);
      if (card?.isPerPlayer !== true || foe.monster.toughness !== monsterFor(card, state.players).toughness) return foe;
      return sound({ ...foe, monster: { ...foe.monster, toughness: monsterFor(card, players).toughness } });
    }),
  };
};
