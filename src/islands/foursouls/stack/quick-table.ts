/** The short way to a table: two players, a monster that is attacked, a roll, something to respond with. */
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Catalog, Template } from '../../../engines/foursouls/stack/ability.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { refNamed } from '../../../engines/foursouls/stack/readable.ts';
import { playLines } from '../../../engines/foursouls/stack/scenario.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import type { PlayerSetup, Setup } from '../../../engines/foursouls/stack/setup.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { withOwnMonsters } from './own-monsters.ts';
import { cardsFor, EMPTY_TABLE, type CardOption } from './sandbox-model.ts';

export const DIE = [1, 2, 3, 4, 5, 6] as const;
/** Somebody with the numbers of his card. */
export interface Attacker {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly health: number;
  readonly attack: number;
}
/** What is asked for. */
export interface QuickTable {
  /** The character of the active player; absent: a player of the usual numbers without a card. */
  readonly attacker?: Attacker | undefined;
  readonly monster: string;
  /** What the attack roll shows; absent: the attack is not declared yet. */
  readonly roll: (typeof DIE)[number] | undefined;
  /** Who responds: the active player has the seat 0. */
  readonly seat: 0 | 1;
  /** A card of the hand or an item; empty for none. */
  readonly response: string;
}
export const QUICK_TABLE: QuickTable = { monster: 'grunt', roll: undefined, seat: 0, response: '' };

const isUsable = ({ abilities }: Template): boolean => abilities.some(({ type }) => type === 'tap' || type === 'paid');
/** What may be a response: every card that is played from a hand, every item with an ability to activate. */
export const responsesFor = (cards: Catalog): readonly CardOption[] => [
  ...cardsFor(cards, 'hand'),
  ...cardsFor(cards, 'items').filter(({ id }) => cards[id]!.kind !== 'trinket' && isUsable(cards[id]!)),
];
const isItem = (cards: Catalog, id: string): boolean =>
  cardsFor(cards, 'items').some((c) => c.id === id) && cards[id]!.kind !== 'trinket';

const withResponse = (player: PlayerSetup, card: string, cards: Catalog): PlayerSetup =>
  isItem(cards, card) ? { ...player, items: [card] } : { ...player, hand: [card] };

const withAttacker = (player: PlayerSetup, attacker: Attacker | undefined): PlayerSetup =>
  attacker === undefined ? player : { ...player, name: attacker.ru, health: attacker.health, attack: attacker.attack };

/** The lines that bring the attack to its roll, and priority to who responds. */
const linesOf = ({ roll, seat }: QuickTable): readonly string[] =>
  roll === undefined
    ? []
    : [
        'p1 declare attack',
        'all pass',
        'p1 choose m1',
        'all pass',
        `p1 roll ${roll}`,
        ...(seat === 0 ? [] : ['p1 pass']),
      ];

/** The attacked monster among the targets of a way, which names them after the body: `0.o7`. */
const isAimedAt = (way: Action, target: string): boolean =>
  (way.type === 'play' || way.type === 'activate') && way.way.split('.').includes(target);
/**
 * The response put on the stack over the roll, aimed at the attacked monster where it may be; nothing where it may not be
 * put now or the reader has more to choose.
 */
const respondedIn = (table: GameState, { roll, seat }: QuickTable): readonly Action[] => {
  const roller = table.stack.at(-1);
  if (roll === undefined || roller?.kind !== 'roll' || table.priority?.holder !== seat) return [];
  const ways = legalActions(table).filter(
    (action) => action.seat === seat && (action.type === 'play' || action.type === 'activate'),
  );
  const attacked = refNamed(table, 'm1');
  const aimed = ways.filter((way) => attacked !== undefined && isAimedAt(way, attacked));
  return [ways, aimed].find((list) => list.length === 1) ?? [];
};

/**
 * The table with its log: the attack, the roll, the response to it. Where a card of the table prevents the attack, the
 * log ends before it.
 */
export const laidQuickly = (
  quick: QuickTable,
  cards: Catalog,
): { readonly setup: Setup; readonly actions: readonly Action[] } => {
  const setup: Setup = {
    ...EMPTY_TABLE,
    players: EMPTY_TABLE.players.map((empty, seat) => {
      const player = seat === 0 ? withAttacker(empty, quick.attacker) : empty;
      return quick.response !== '' && seat === quick.seat ? withResponse(player, quick.response, cards) : player;
    }),
    monsters: [quick.monster],
  };
  const { lines } = playLines(tableOf(setup, withOwnMonsters(cards, quick.monster)), linesOf(quick));
  const last = lines.at(-1);
  const response = quick.response === '' || last === undefined ? [] : respondedIn(last.state, quick);
  return { setup, actions: [...lines.flatMap((line) => line.actions), ...response] };
};
