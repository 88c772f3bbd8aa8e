/** What to do with the throw, in words: what is thrown again, and as what БРПД is best used. */
import type { Colour } from '../../../../engines/hellboy/dice/colour.ts';
import type { PlainEffect } from '../../../../engines/hellboy/dice/effect.ts';
import type { FacesAgain } from '../../../../engines/hellboy/skill-check/policy.ts';
import { makeFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import type { State } from '../model.ts';
import type { TestOdds } from '../check-odds.ts';
import type { SaidAdvice } from '../../../shared/results/AdviceList.tsx';
import { EFFECT_NAMES, onColour } from './names.ts';

/** Small faces as players call them: «нули», «единицы». */
const FACE_NAMES = [
  'нули',
  'единицы',
  'двойки',
  'тройки',
  'четвёрки',
  'пятёрки',
  'шестёрки',
  'семёрки',
  'восьмёрки',
  'девятки',
];
const facesWords = (faces: readonly number[]): string => listRu(faces.map((f) => FACE_NAMES[f]!));

/** Colours for which the same is to be done share one sentence. */
const groupRows = (
  rows: readonly FacesAgain[],
  dice: readonly Colour[],
  facesOf: (row: FacesAgain) => readonly number[],
): readonly string[] => {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const faces = facesOf(row);
    if (faces.length === 0) continue;
    const where = onColour(row.colour, dice.filter((c) => c === row.colour).length);
    groups.set(facesWords(faces), [...(groups.get(facesWords(faces)) ?? []), where]);
  }
  return [...groups].map(([faces, where]) => `${faces} ${listRu(where)}`);
};

const rerollWords = ({ goal }: State, { answer, dice }: TestOdds): string => {
  const { reroll } = answer.policy;
  const always = groupRows(reroll, dice, (row) => row.always);
  const depends = groupRows(reroll, dice, (row) => row.depends);
  if (dice.length === 0) return 'Перебрасывать нечего: кубиков проверки не осталось.';
  if (always.length === 0 && depends.length === 0) return 'Оставьте все кубики: переброс ничего не прибавит.';
  return [
    ...(goal.kind === 'reach' && depends.length > 0 ? ['Если цель уже достигнута, оставьте все кубики.'] : []),
    ...(always.length > 0 ? [`Перебросьте ${always.join('; ')}.`] : []),
    ...(depends.length > 0 ? [`Не всегда перебрасывайте ${depends.join('; ')}: ${DEPENDS}`] : ['Остальное оставьте.']),
  ].join(' ');
};
const DEPENDS = 'это зависит от остальных кубиков. Введите свой бросок ниже, и страница подскажет.';

/** Shares of the throws in which БРПД is best used as each effect, the most frequent first. */
const bprdShares = ({ answer }: TestOdds): readonly { readonly effect: PlainEffect; readonly share: Fraction }[] => {
  const uses = [...answer.policy.bprd];
  const total = uses.reduce((sum, [, n]) => sum + n, 0n);
  return uses
    .filter(([, n]) => n > 0n)
    .sort(([, a], [, b]) => Number(b - a))
    .map(([effect, n]) => ({ effect, share: makeFraction(n, total) }));
};
const bprdWords = ({ bprd }: State, odds: TestOdds): string => {
  if (bprd === 'spent') return 'Вы тратите символ на карту, на результат он не влияет.';
  const shares = bprdShares(odds);
  const [first] = shares;
  if (first === undefined) return 'Выбирать не из чего.';
  if (shares.length === 1) return `Возьмите «${EFFECT_NAMES[first.effect]}».`;
  return `Лучший эффект зависит от броска: ${listRu(shares.map(({ effect, share }) => `«${EFFECT_NAMES[effect]}» (${percentRu(share)} бросков)`))}.`;
};

/** The policy, a sentence for each effect that leaves a choice. */
export const adviceOf = (state: State, odds: TestOdds): readonly SaidAdvice[] => [
  { term: 'reroll', name: 'Переброс', says: rerollWords(state, odds) },
  { term: 'bprd', name: 'БРПД', says: bprdWords(state, odds) },
];
