/** Agents and enemies that the reader has filled in from his own cards, kept on the device by their names. */
import { LEVELS } from '../../../engines/hellboy/dice/colour.ts';
import { cardsCodec, fieldsOf, isWithin } from '../../shared/own-cards/own-cards.ts';
import { BOUNDS, TESTED, type Enemy, type Levels } from './model.ts';

export interface OwnAgent {
  readonly name: string;
  readonly levels: Levels;
  readonly slots: number;
}
export type OwnEnemy = { readonly name: string } & Pick<Enemy, 'toughness' | 'health' | 'melee' | 'ranged'>;
export interface OwnCards {
  readonly agents: readonly OwnAgent[];
  readonly enemies: readonly OwnEnemy[];
}
export const NO_CARDS: OwnCards = { agents: [], enemies: [] };

const isAgent = (value: unknown): boolean => {
  const card = fieldsOf(value);
  const levels = fieldsOf(card.levels);
  return isWithin(card.slots, BOUNDS.slots) && TESTED.every((s) => LEVELS.some((l) => l === levels[s]));
};
const ENEMY_NUMBERS = { toughness: 'toughness', health: 'health', melee: 'attack', ranged: 'attack' } as const;
const isEnemy = (value: unknown): boolean => {
  const card = fieldsOf(value);
  return Object.entries(ENEMY_NUMBERS).every(
    ([field, bounds]) => (field !== 'health' && card[field] === undefined) || isWithin(card[field], BOUNDS[bounds]),
  );
};

/** How the device keeps them. */
export const CARDS_CODEC = cardsCodec<OwnCards>('hellboy.cards', { agents: isAgent, enemies: isEnemy });
