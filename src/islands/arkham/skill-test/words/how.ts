/** «Как посчитано»: the eight steps of the rules in words with the numbers of one test. */
import { signedRu } from '../../../../lib/number-ru.ts';
import type { Odds } from '../../../../engines/arkham/skill-test/odds.ts';
import { TOKEN_IDS, sizeOf, type TokenId } from '../../../../engines/arkham/token.ts';
import type { OddsData, State } from '../model.ts';
import { drawOf, isNothingLost, neededSum, wantedBy } from '../reasons.ts';
import { labels } from './labels.ts';
import { tokenName, tokensCount } from '../../shared/token-words.ts';

const VERDICTS = { fail: labels.fail, succeed: labels.succeed } as const;
const meaning = (odds: Odds, id: TokenId): string => {
  if (tokenName(id) === labels.fail) return labels.fail;
  const { modifier, again, verdict, failsWith, half } = odds.solution.meanings[id];
  const alone = verdict === undefined ? signedRu(modifier) : VERDICTS[verdict];
  return `${tokenName(id)}: ${alone}${failsWith === undefined ? '' : `, ${labels.failsWith[failsWith]}`}${half === undefined ? '' : ', в паре с другим — автоматический успех'}${again === true ? ', тянете ещё' : ''}`;
};

/** What a small failure counts for, where it is no harm. */
const noFailureWords = (state: State): string => {
  if (state.goal.kind !== 'no-failure') return '';
  const { by } = state.goal;
  const small = by === 1 ? '' : ` Провал меньше чем на ${by} цели не мешает.`;
  return `${small} Автоматический провал — это провал на всю сложность, ${state.difficulty}${isNothingLost(state) ? `: меньше ${by}, поэтому и он цели не мешает` : ''}.`;
};

type Draw = ReturnType<typeof drawOf>;
/** How the token comes, by the kind of the draw. */
const DRAW_WORDS: { readonly [kind in Draw['kind']]: (draw: Draw, bagWords: string) => string } = {
  none: () => 'Жетонов не тянут.',
  fixed: (draw) => (draw.kind === 'fixed' ? `Вместо вытягивания — ${tokenName(draw.token)}.` : ''),
  draw: (_, bagWords) => bagWords,
};
/** One text for each step, in order. */
export const howSteps = (state: State, data: OddsData, odds: Odds): string[] => {
  const { bag, meanings, choices } = odds.solution;
  const draw = drawOf(state, data);
  const total = state.skill + state.icons;
  const sealed = sizeOf(state.bag) - sizeOf(bag);
  const present = TOKEN_IDS.filter((id) => (bag[id] ?? 0) > 0 || (draw.kind === 'fixed' && draw.token === id));
  // List a number only where it does not mean what is printed on it; symbols always.
  const told = present.filter((id) => !/^[+\-0]/.test(id) || meanings[id].modifier !== Number(id));
  const need = neededSum(state);
  const by = wantedBy(state);
  const sealedWords = sealed > 0 ? `, ещё ${tokensCount(sealed)} под печатью` : '';
  const choiceWords = choices.length > 0 ? ' Карты дают выбор: на каждом шаге взят лучший.' : '';
  const bagWords = `В мешке ${tokensCount(sizeOf(bag))}${sealedWords}; каждый жетон выпадает одинаково часто.${choiceWords}`;
  const toldWords =
    told.length === 0 ? 'Символов в мешке нет.' : `Значения: ${told.map((id) => meaning(odds, id)).join('; ')}.`;
  const frost = (bag.frost ?? 0) > 1;
  const bloodWords = (bag.blood ?? 0) > 0 ? ' После провала один вытянутый жетон крови остаётся на сыщике.' : '';
  return [
    `Навык со всеми прибавками, кроме символов на картах: ${state.skill}.`,
    `Символы на добавленных картах: ${state.icons}. Вместе ${total}.`,
    DRAW_WORDS[draw.kind](draw, bagWords),
    ...(draw.kind === 'none' ? ['Разыгрывать нечего.'] : [toldWords]),
    need === undefined
      ? `Итог — ${total} и модификаторы жетонов, но не меньше 0.`
      : `Итог — ${total} и модификаторы жетонов, но не меньше 0. Для цели они должны дать в сумме ${signedRu(need)} или больше.`,
    `Итог сравнивают со сложностью ${state.difficulty}${by > 0 ? `, к которой прибавлен запас ${by}` : ''}: если итог не меньше, это успех.${noFailureWords(state)} Автоматический провал сильнее автоматического успеха и остаётся провалом при любой сложности.${frost ? ' Второй мороз за проверку — автоматический провал.' : ''}`,
    'Последствия успеха и провала на шанс не влияют: они названы рядом с жетонами.',
    `Жетоны возвращаются в мешок, благословения и проклятия — в резерв.${bloodWords} Шанс — это доля вытягиваний, при которых цель достигнута, среди всех равновозможных; она посчитана точно.`,
  ];
};
