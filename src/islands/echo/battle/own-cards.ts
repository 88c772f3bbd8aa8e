/** Detectives and enemies that the reader has filled in from his own cards and tokens, kept on the device by name. */
import type { Detective, Enemy } from '../../../engines/echo/battle/battle.ts';
import { isBattle } from '../../../engines/echo/battle/check.ts';
import { cardsCodec, fieldsOf } from '../../shared/own-cards/own-cards.ts';
import { battleOf, DEFAULT_STATE, type Named } from './model.ts';

export interface OwnCard<C> extends Named<C> {
  readonly name: string;
}
export interface OwnCards {
  readonly detectives: readonly OwnCard<Detective>[];
  readonly enemies: readonly OwnCard<Enemy>[];
}
export const NO_OWN: OwnCards = { detectives: [], enemies: [] };

const EMPTY = battleOf(DEFAULT_STATE);
/** Whether a value is a detective, or an enemy, that the page can show and the engine can count. */
const isDetective = (card: unknown): card is Detective =>
  isBattle({ ...EMPTY, detectives: [card as Detective] }) && typeof (card as Detective).hasMartialArts === 'boolean';
const isEnemy = (card: unknown): card is Enemy => isBattle({ ...EMPTY, enemies: [card as Enemy] });

/** How the device keeps them. */
export const OWN_CODEC = cardsCodec<OwnCards>('echo.cards', {
  detectives: (value) => isDetective(fieldsOf(value).card),
  enemies: (value) => isEnemy(fieldsOf(value).card),
});
