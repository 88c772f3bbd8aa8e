/** What a line of the engine's log is about, by name. */
import type { Happened } from '../../../../engines/foursouls/stack/happened.ts';
import type { StackItem, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { cardName, GAME, itemName, playerName, refName } from './names.ts';

/** The tables around an action: what is gone after it is named from before. */
export interface Around {
  readonly before: GameState;
  readonly after: GameState;
}
/** Names for one line of the log; the game where the line has no name. */
export interface Names {
  readonly who: string;
  readonly card: string;
  readonly item: () => string;
  readonly ref: () => string;
  readonly n: number;
}
const KIND_WORDS: { readonly [k in StackItem['kind']]: string } = {
  loot: 'добыча',
  ability: 'способность',
  roll: 'бросок',
  damage: 'урон',
  death: 'смерть',
  declaration: 'заявление',
};

/** The item of a line, if the stack held it before or after. */
const itemNamed = (h: Happened, { before, after }: Around): string | undefined => {
  const found = [...before.stack, ...after.stack].find((i) => i.id === h.item);
  if (found === undefined) return undefined;
  return itemName(after.stack.includes(found) || found.kind === 'loot' ? after : before, found);
};
/** An item that no stack held. */
const kindNamed = ({ kind }: Happened): string => (kind === undefined ? 'элемент стека' : KIND_WORDS[kind]);

/** The names of a line, by the tables around its action. */
export const namesOf = (h: Happened, around: Around): Names => {
  const { before, after } = around;
  const card = h.template === undefined ? undefined : cardName(after.cards, h.template);
  const ref = (): string => {
    if (h.ref === undefined) return card ?? GAME;
    const later = refName(after, h.ref, '');
    return later === '' ? refName(before, h.ref, card) : later;
  };
  return {
    who: h.seat === undefined ? GAME : playerName(after, h.seat),
    card: card ?? ref(),
    item: () => itemNamed(h, around) ?? card ?? kindNamed(h),
    ref,
    n: h.n ?? 0,
  };
};
