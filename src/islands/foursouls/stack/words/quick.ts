/** Words of the short way to a table. */
import type { Catalog, Template } from '../../../../engines/foursouls/stack/ability.ts';
import type { QuickTable } from '../quick-table.ts';
import { CARD_KINDS, templateName } from './names.ts';
import { SAMPLE } from './sandbox.ts';

export const Q = {
  title: 'Собрать стол',
  attacker: 'Атакует',
  noCharacter: 'Такого персонажа в списке нет. Сотрите слово или попробуйте другое.',
  monster: 'Монстр',
  nothing: 'Такой карты нет. Возьмите похожую, а свою впишите ниже, в полной форме.',
  roll: 'Бросок атаки',
  noRoll: 'нет',
  response: 'Ответ',
  noResponse: 'без ответа',
  seat: 'Кто отвечает',
  active: 'Игрок 1',
  other: 'Игрок 2',
  begin: 'К столу',
  whole: 'Все поля',
} as const;

const evasionWords = (evasion: number | undefined): string => (evasion === 0 ? 'Ø' : `${evasion ?? 1}+`);
/** The note after a card in a list: figures of a monster, else its kind. */
export const cardNote = (card: Template | undefined, isSample: boolean): string => {
  if (card === undefined) return '';
  const said =
    card.kind === 'monster'
      ? `здоровье ${card.health ?? 1}, уклонение ${evasionWords(card.evasion)}, урон ${card.attack ?? 0}`
      : CARD_KINDS[card.kind];
  return isSample ? `${SAMPLE} · ${said}` : said;
};
/** The name of the card that is chosen; a made-up one says so. */
export const shownName = (card: Template | undefined): string =>
  `${templateName(card)}${card?.figures === 'sample' ? ` (${SAMPLE})` : ''}`;
/** «Атака: Хрупкий монстр. Выпало 2. Ответ: Бомба!» */
export const quickTitle = ({ monster, roll, response }: QuickTable, cards: Catalog): string =>
  [
    `Атака: ${templateName(cards[monster])}.`,
    ...(roll === undefined ? [] : [`Выпало ${roll}.`]),
    ...(response === '' ? [] : [`Ответ: ${templateName(cards[response])}`]),
  ].join(' ');
