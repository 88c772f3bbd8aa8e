/** Words of the attack that is played with dice. */
import type { Attack } from '../../../../engines/foursouls/attack/attack.ts';
import { leftOf } from '../../../../engines/foursouls/attack/position.ts';
import type { Ending } from '../../../../engines/foursouls/attack/outcome.ts';
import type { LogLine, Play, PlayAction } from '../../../../engines/foursouls/attack/play.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { labels } from './labels.ts';
import type { Past } from '../view-props.ts';

export const logWords = (line: LogLine): string => {
  if (line.kind === 'thrown') return `Бросок ${line.roll}: ${line.faces.join(', ')}.`;
  if (line.kind === 'taken') return `Взята грань ${line.face}.`;
  if (line.kind === 'changed') return `${CHANGED[line.by]}: ${line.face}.`;
  if (line.kind === 'hit')
    return `Результат ${line.result}: попадание, −${line.damage}. ${line.foeHealth === 0 ? 'Монстр умер.' : `У монстра ${line.foeHealth}.`}`;
  if (line.kind === 'miss') return `Результат ${line.result}: промах.`;
  if (line.kind === 'hurt') return `Урон ${line.damage}: у вас ${line.health}.`;
  return `Предотвращено урона: ${line.damage}.`;
};

const CHANGED = { reroll: 'Переброс', flip: 'Переворот', fix: 'Число поставлено' } as const;
const HAND_LEFT = { reroll: 'rerolls', flip: 'flips', fix: 'fixes' } as const;
const ROLL_LABELS = { reroll: 'Перебросить', flip: 'Перевернуть', fix: 'Поставить число' } as const;

/** What a button does, with how many times that is left. */
export const playLabel = (action: PlayAction, { position: { hand }, moment }: Play, attack: Attack): string => {
  if (action.kind === 'throw') return labels.throwDice;
  if (action.kind === 'take') return `${labels.take} ${action.face}`;
  if (action.kind === 'roll')
    return action.action === 'resolve'
      ? labels.resolve
      : `${ROLL_LABELS[action.action]} (есть ${hand[HAND_LEFT[action.action]]})`;
  if (action.action === 'shield') return `Предотвратить целиком (есть ${hand.shields})`;
  const damage = moment.kind === 'damage' ? moment.damage : 0;
  return action.action === 0
    ? `${labels.let}: ${damage}`
    : `Предотвратить ${damage - leftOf(attack, damage, action.action)} из ${damage}`;
};

export const endingWords = ({ killed, health }: Ending): string =>
  health > 0
    ? `${killed === 1 ? 'Монстр убит' : `Убиты все: ${killed}`}. У вас осталось здоровья: ${health}.`
    : `Вы умерли.${killed > 0 ? ` Убито монстров: ${killed}.` : ''}`;
export const pastWords = ({ ending, rolls }: Past): string =>
  `${endingWords(ending)} ${countRu(rolls, ['бросок', 'броска', 'бросков'])}.`;
