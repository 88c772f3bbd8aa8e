/** Sentences that give the result and its reasons. Names and labels are in `labels.ts`. */
import { fractionRu, percentRu, pointsRu, signedRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { NBSP, sentenceRu } from '../../../../lib/sentence-ru.ts';
import { isSameFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import type { Odds } from '../../../../engines/arkham/skill-test/odds.ts';
import { sizeOf, TOKEN_IDS, type TokenId } from '../../../../engines/arkham/token.ts';
import { chosenCards, type OddsData, type State } from '../model.ts';
import {
  adviceOf,
  breakpointsOf,
  countedTokens,
  drawOf,
  isNothingLost,
  neededSum,
  tokensOn,
  wantedBy,
  type Advice,
} from '../reasons.ts';
import { LEVEL_NAMES, labels, quote } from './labels.ts';
import { tokenName, tokensCount } from '../../shared/token-words.ts';

/** «−3, −4, скрижаль или автоматический провал»: numbers first, downwards. */
const either = (ids: readonly TokenId[], last = 'или'): string => {
  const names = TOKEN_IDS.filter((id) => ids.includes(id)).map(tokenName);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
};
const SYMBOLS_COUNT = ['символ', 'символа', 'символов'] as const;
/** The names of the cards in use; empty where there are none. */
export const cardNames = (state: State, data: OddsData): string =>
  chosenCards(state, data)
    .map(({ effect }) => quote(effect.ru))
    .join(', ');
const exact = (chance: Fraction): string => {
  if (chance.n === chance.d) return 'наверняка';
  if (chance.n === 0n) return 'невозможен';
  const f = fractionRu(chance);
  return f.startsWith('≈') ? f : `точно ${f}`;
};

/** What is asked: «успех», «успех с запасом 2», «успех или провал меньше чем на 2». */
export const goalWords = (state: State): string => {
  const { goal } = state;
  if (goal.kind === 'no-failure') return goal.by > 1 ? `успех или провал меньше чем на ${goal.by}` : 'успех';
  return wantedBy(state) > 0 ? `успех с запасом ${wantedBy(state)}` : 'успех';
};
/** The short line next to the number. */
export const chanceLine = (state: State, chance: Fraction): string =>
  `${goalWords(state)}${chance.n === chance.d || chance.n === 0n ? ' ' : ', '}${exact(chance)}`;
export const meanLossLine = (decimal: string): string => `Недобор в среднем: ${decimal} (успех считается за 0).`;

/** Why the number is what it is, in one or two sentences. */
export const plainSentence = (state: State, data: OddsData, odds: Odds): string => {
  const total = state.skill + state.icons;
  const draw = drawOf(state, data);
  if (draw.kind === 'none') return `Жетонов не тянут: итог ${total}, сложность ${state.difficulty}.`;
  if (draw.kind === 'fixed')
    return `Жетон известен: ${tokenName(draw.token)}.${odds.solution.meanings[draw.token].again === true ? ' После него тянут ещё, и это посчитано.' : ''}`;
  if (sizeOf(odds.solution.bag) === 0) return 'В мешке нет жетонов: тянуть нечего, навык сравнивают со сложностью.';
  const by = wantedBy(state);
  const failing = [...tokensOn(odds, by, 'fail'), ...tokensOn(odds, by, 'short')];
  const counted = countedTokens(state, data, odds);
  const lost =
    failing.length === 0
      ? ''
      : ` ${counted === undefined ? 'В одиночку не' : 'Не'} ${failing.length === 1 ? 'проходит' : 'проходят'}: ${either(failing, 'и')}.`;
  if (counted !== undefined)
    return `${pluralRu(counted.pass, ['Проходит', 'Проходят', 'Проходят'])} ${tokensCount(counted.pass)} из ${counted.all}.${lost}`;
  const chains = tokensOn(odds, by, 'again');
  const choosing = odds.solution.choices.length > 0 ? 'лучший выбор с картами на каждом шаге' : '';
  const why =
    chains.length === 0
      ? `Посчитан ${choosing}`
      : `Учтены жетоны, после которых тянут ещё (${either(chains, 'и')})${choosing === '' ? '' : `, и ${choosing}`}`;
  return `${why}.${lost}`;
};

/** Where and with whom the test is made. */
const placeOf = (state: State, data: OddsData): string =>
  [
    data.presets.find((p) => p.id === state.preset)?.ru ?? '',
    `уровень ${LEVEL_NAMES[state.level]}`,
    ...data.scenarios.flatMap((s) => (s.id === state.scenario ? [quote(s.ru)] : [])),
    ...data.investigators.flatMap((i) => (i.id === state.investigator ? [i.ru] : [])),
  ].join(', ');
/** What a committed card adds is named: «4 + 1 символ». */
export const sumWords = ({ skill, icons }: State): string =>
  icons > 0 ? `${skill} + ${countRu(icons, SYMBOLS_COUNT)}` : String(skill);
/** The plan in a few words, for the comparison. */
export const planLine = (state: State, data: OddsData): string => {
  const cards = cardNames(state, data);
  return `${placeOf(state, data)}; навык ${sumWords(state)} против ${state.difficulty}; в мешке ${tokensCount(sizeOf(state.bag))}${cards === '' ? '' : `; ${cards}`}`;
};
/** What was counted, for the bar: «4 + 1 символ против 3; без карт на жетоны». */
export const countedLine = (state: State, data: OddsData): string =>
  `${sumWords(state)} против ${state.difficulty}; ${cardNames(state, data) || labels.noCards}`;
/** The whole answer in one sentence, to be sent to somebody. */
export const answerSentence = (state: State, data: OddsData, odds: Odds): string => {
  const { n, d } = odds.chance;
  const first = adviceOf(state, data, odds)
    .filter((a) => a.kind !== 'keep')
    .map((a) => adviceWords(a, state, odds).what);
  return `${planLine(state, data)}: ${goalWords(state)} — ${percentRu(odds.chance)}${n === d || n === 0n ? '' : ` (${fractionRu(odds.chance)})`}.${first.length > 0 ? ` ${first.join(' ')}` : ''}`;
};
export const differenceLine = (kept: Fraction, now: Fraction): string =>
  isSameFraction(kept, now) ? 'Планы равны.' : `Сейчас ${pointsRu(kept, now)}${NBSP}п.${NBSP}п. против запомненного.`;

const neededWords = (state: State, several: boolean): string => {
  const sum = neededSum(state);
  if (isNothingLost(state)) return 'пройдёт всё';
  if (sum === undefined) return 'пройдёт всё, кроме автоматического провала';
  return several ? `в сумме нужно не меньше ${signedRu(sum)}` : `нужен жетон не меньше ${signedRu(sum)}`;
};

interface AdviceWords {
  readonly what: string;
  readonly why: string;
}
/** When and how to use a card that reveals several tokens at once. */
const usingWords = (advice: Extract<Advice, { kind: 'use' }>, state: State, odds: Odds): AdviceWords => {
  const passing = tokensOn(odds, wantedBy(state), 'pass');
  const chains = tokensOn(odds, wantedBy(state), 'again');
  const loss = state.goal.kind === 'least-loss';
  const { choice } = advice;
  const name = quote(advice.card.ru);
  const otherwise = loss ? 'Если ничего не проходит, берите с меньшим недобором.' : '';
  if (choice.kind === 'cancel-some')
    return {
      what: `Применяйте ${name}: вытяните ${tokensCount(1 + choice.extra)}.`,
      why: `Либо отмените ${choice.extra} худших, кроме автоматического провала, либо один автоматический провал. Оставьте то, что проходит: ${neededWords(state, true)}. ${otherwise}`.trim(),
    };
  const forced =
    choice.forced === undefined ? '' : ` Если среди них ${either(choice.forced)}, выбирать придётся из этих.`;
  if (choice.resolve > 1)
    return {
      what: `Применяйте ${name}: вытяните ${tokensCount(choice.reveal)}, разыграйте ${choice.resolve}.`,
      why: `Выбирайте те, что вместе проходят: ${neededWords(state, true)}. Автоматический провал оставляйте неразыгранным.${forced} ${otherwise}`.trim(),
    };
  return {
    what: `Применяйте ${name}: вытяните ${tokensCount(choice.reveal)}, разыграйте один.`,
    why: `${passing.length > 0 ? `Берите тот, что проходит: ${either(passing)}.` : 'Ни один не проходит сам.'}${chains.length > 0 ? ` Если такого нет, берите тот, после которого тянут ещё: ${either(chains)}.` : ''}${forced} ${otherwise}`.trim(),
  };
};

/** One piece of advice: what to do and why. */
export const adviceWords = (advice: Advice, state: State, odds: Odds): AdviceWords => {
  const by = wantedBy(state);
  const loss = state.goal.kind === 'least-loss';
  const passing = tokensOn(odds, by, 'pass');
  switch (advice.kind) {
    case 'use':
      return usingWords(advice, state, odds);
    case 'leave':
      return { what: `${quote(advice.card.ru)}: не применяйте.`, why: 'Обычное вытягивание при этих числах не хуже.' };
    case 'keep':
      return advice.tokens.length === 0
        ? { what: 'Не оставляйте первый жетон, каким бы он ни был.', why: '' }
        : {
            what: `${advice.tokens.length === odds.solution.first.size ? 'Разыграйте первый же жетон, каким бы он ни был' : `Разыграйте жетон, если это ${either(advice.tokens)}`}.`,
            why: keepReason(advice.tokens, passing, loss),
          };
    case 'use-on':
      return {
        what: `Применяйте ${quote(advice.card.ru)} к жетону, если это ${either(advice.tokens)}.`,
        why: loss ? 'Так недобор в среднем меньше.' : 'Разыграть жетон как есть хуже.',
      };
    case 'redraw':
    case 'set-aside': {
      const verb = { redraw: 'Верните жетон и вытяните другой', 'set-aside': 'Отложите жетон и вытяните другой' }[
        advice.kind
      ];
      return {
        what: `${verb}, если это ${either(advice.tokens)} (${quote(advice.card.ru)}).`,
        why: tokensReason(advice, odds, by, loss),
      };
    }
  }
};

const keepReason = (tokens: readonly TokenId[], passing: readonly TokenId[], loss: boolean): string => {
  if (tokens.every((id) => passing.includes(id))) return 'С ними цель уже достигнута.';
  return loss ? 'С ними недобор не больше, чем в среднем с новым жетоном.' : 'Замена шанса не прибавит.';
};
const tokensReason = (
  advice: Extract<Advice, { tokens: readonly TokenId[] }>,
  odds: Odds,
  by: number,
  loss: boolean,
): string => {
  if (loss) return 'Так недобор в среднем меньше.';
  const lost = [...tokensOn(odds, by, 'fail'), ...tokensOn(odds, by, 'short')];
  const without = advice.tokens.filter((id) => lost.includes(id));
  const chains = advice.tokens.filter((id) => tokensOn(odds, by, 'again').includes(id));
  return [
    ...(without.length > 0 ? ['Сами они не проходят, а замена может пройти.'] : []),
    ...(chains.length > 0
      ? [`${sentenceRu(either(chains, 'и')).slice(0, -1)}: продолжать цепочку хуже, чем заменить.`]
      : []),
  ].join(' ');
};

const stepWords = ({ from, before, after }: NonNullable<ReturnType<typeof breakpointsOf>['best']>): string => {
  const where = from === 0 ? 'ближайший +1' : `шаг с ${signedRu(from)} до ${signedRu(from + 1)}`;
  return `Больше всего даёт ${where}: ${pointsRu(before, after)}${NBSP}п.${NBSP}п.`;
};
const flatReason = (ceiling: boolean, remains: readonly TokenId[]): string => {
  if (!ceiling) return 'шанс до +8 не растёт';
  // The token of that name alone has nothing to add.
  const isPlain = remains.every((id) => id === 'auto-fail');
  const names = isPlain ? [] : remains.map((id) => (id === 'frost' ? 'второй мороз' : tokenName(id)));
  return `остаётся только автоматический провал${names.length > 0 ? ` (${names.join(', ')})` : ''}, от него навык не спасает`;
};

/** What the curve says: where the next point pays most and where it stops. */
export const curveSentences = (odds: Odds): string[] => {
  const { best, flatFrom, slackFrom, ceiling, remains } = breakpointsOf(odds);
  const step = best === undefined ? 'Прибавка к навыку шанса не меняет.' : stepWords(best);
  if (flatFrom === undefined)
    return slackFrom === undefined || best === undefined
      ? [step]
      : [
          step,
          `${slackFrom === 0 ? 'Дальше' : `После ${signedRu(slackFrom)}`} каждый +1 даёт меньше 1${NBSP}п.${NBSP}п.`,
        ];
  const top = odds.curve.at(-1)!.chance;
  const why = top.n === top.d ? 'проверка и так пройдена наверняка' : flatReason(ceiling, remains);
  return [
    step,
    flatFrom === 0 ? `Больше навыка не нужно: ${why}.` : `После ${signedRu(flatFrom)} прибавлять незачем: ${why}.`,
  ];
};

/** One line of advice: what to do with a card, else what one more point of skill brings. */
export const adviceLine = (state: State, data: OddsData, odds: Odds): string | undefined => {
  const card = adviceOf(state, data, odds).find(({ kind }) => kind !== 'keep');
  return card === undefined ? curveSentences(odds)[0] : adviceWords(card, state, odds).what;
};

/** Whether a token passes alone, in words. */
export const tokenAlone = (odds: Odds, id: TokenId, by: number): string => {
  if (tokensOn(odds, by, 'again').includes(id)) return '(после него тянут ещё)';
  const isFailing = tokensOn(odds, by, 'fail').includes(id);
  if (by < 0) return isFailing ? `(с ним одним — провал на ${1 - by} или больше)` : '(с ним одним цель достигнута)';
  return isFailing ? '(с ним одним — провал)' : '(с ним одним — успех)';
};
