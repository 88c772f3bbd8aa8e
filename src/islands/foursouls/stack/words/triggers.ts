/** Triggered abilities that wait to be put, each named apart from the others of its player. */
import type { GameState, Waiting } from '../../../../engines/foursouls/stack/game-state.ts';
import { cardName, playerName, quoted, refName } from './names.ts';
import { effectsWords } from './effects.ts';
import { sourceTitle } from './object-names.ts';

const nameOf = (state: GameState, { source }: Waiting): string => quoted(sourceTitle(state, source));
const doesWords = ({ bodies }: Waiting): string => bodies.map((b) => effectsWords(b.effects)).join(' / ');
/** Of whom or what the trigger speaks. */
const aboutWords = (state: GameState, { facts }: Waiting): string => {
  const gone = facts.template === undefined ? '' : cardName(state.cards, facts.template);
  const ref = facts.ref === undefined ? '' : refName(state, facts.ref, gone);
  const by = facts.by === undefined || facts.ref === `p${facts.by}` ? '' : playerName(state, facts.by);
  return [ref, by, facts.n === undefined ? '' : String(facts.n)].filter((w) => w !== '').join(', ');
};
/** More and more words about a trigger: the first that no other trigger shares are said. */
const TELLINGS: readonly ((state: GameState, trigger: Waiting) => string)[] = [
  nameOf,
  (state, trigger) => `${nameOf(state, trigger)}: ${doesWords(trigger)}`,
  (state, trigger) => `${nameOf(state, trigger)} — ${aboutWords(state, trigger)}`,
  (state, trigger) => `${nameOf(state, trigger)} — ${aboutWords(state, trigger)}: ${doesWords(trigger)}`,
];

/** A trigger among those of the same player: by its card, else by what it does, else by what it speaks of, else in the order in which they triggered. */
export const triggerWords = (state: GameState, option: string): string => {
  const trigger = state.waiting.find((t) => String(t.id) === option);
  if (trigger === undefined) return option;
  const group = state.waiting.filter((t) => t.controller === trigger.controller);
  const own = TELLINGS.find((tell) => group.filter((t) => tell(state, t) === tell(state, trigger)).length === 1);
  if (own !== undefined) return own(state, trigger);
  const fullest = TELLINGS.at(-1)!;
  const same = group.filter((t) => fullest(state, t) === fullest(state, trigger));
  const isAlone = group.every((t) => nameOf(state, t) !== nameOf(state, trigger) || same.includes(t));
  return `${(isAlone ? nameOf : fullest)(state, trigger)}, ${same.indexOf(trigger) + 1}-е срабатывание`;
};
