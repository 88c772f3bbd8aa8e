/** Every word of the digital bag that a reader sees or hears. */
import type { Outcome, Refusal } from '../../../../engines/arkham/chaos-bag/bag.ts';
import type { Verdict } from '../../../../engines/arkham/chaos-bag/verdict.ts';
import { MOST_BLOOD_ON_ONE, type Token, type TokenId } from '../../../../engines/arkham/token.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import type { BagTest, TestProblem } from '../../shared/bag-address.ts';
import { tokenAloud, tokensCount } from '../../shared/token-words.ts';
import { wordedBy } from '../model.ts';

/** What a worded token may be said to do: a number, or a verdict. */
export const MEANING_OPTIONS = [
  ...Array.from({ length: 17 }, (_, i) => ({ value: String(8 - i), label: signedRu(8 - i) })),
  { value: 'fail', label: 'автоматический провал' },
  { value: 'succeed', label: 'автоматический успех' },
];
/** What an elder sign is: a number, or an automatic success. */
export const signWords = ({ modifier, verdict }: Token): string =>
  verdict === 'succeed' ? 'автоматический успех' : signedRu(modifier);
/** «Успех на 2», «Провал на 1», «Автоматический провал». */
export const verdictWords = ({ success, margin, isAutomatic }: Verdict): string => {
  const word = success ? 'успех' : 'провал';
  return isAutomatic ? `Автоматический ${word}` : `${capitalRu(word)} на ${Math.abs(margin)}`;
};
/** The numbers behind a verdict. */
export const whyWords = ({ value, margin, isAutomatic, success }: Verdict, { difficulty }: BagTest): string =>
  isAutomatic
    ? `${success ? 'Сложность' : 'Значение навыка'} считается равн${success ? 'ой' : 'ым'} 0: ${success ? 'успех' : 'провал'} на ${Math.abs(margin)}.`
    : `Значение навыка с жетонами равно ${value}, сложность равна ${difficulty}.`;

export const labels = {
  title: 'Мешок под рукой',
  intro: 'Все жетоны мешка равновероятны.',
  skill: 'Значение навыка',
  difficulty: 'Сложность',
  meanings: 'Что дают жетоны с символами',
  meaningsHint: 'Числа первых четырёх символов написаны на памятке сценария, число последнего — на карте сыщика.',
  unsaid: 'не указано',
  again: 'и ещё жетон',
  askMeaning: (id: TokenId) => `Что даёт ${tokenAloud(id)}?`,
  testRule: 'Проверка навыка',
  automaticRule: 'Автоматический провал и успех',
  toOdds: 'Посчитать шанс с этим мешком',
  /** What is sent with the link. */
  sentence: (count: number, { skill, difficulty }: Pick<BagTest, 'skill' | 'difficulty'>) =>
    `Мешок хаоса, ${tokensCount(count)}: значение навыка ${skill}, сложность ${difficulty}.`,
  notModelled:
    'Свойства карт здесь не учтены: если карта отменяет, откладывает или меняет жетон, сделайте это кнопками и числами выше.',
  linkProblems: 'Ссылка открылась не целиком.',
  linkProblem: {
    version: 'Ссылка другой версии, эта страница понимает версию 1. Показаны ваш мешок и обычная проверка.',
    b: 'Мешок в ссылке не читается: в нём должно быть 19 или 20 цифр и букв. Показан ваш мешок.',
    n: 'Числа проверки не читаются: нужны значение навыка до 50 и сложность до 30. Показаны значение навыка 4 и сложность 3.',
    m: 'Значения символов в ссылке не читаются: укажите их сами.',
    o: 'Сценарий и карты из калькулятора не читаются: ссылка назад откроет калькулятор без них.',
  } satisfies { readonly [field in TestProblem['code']]: string },
  noScript: 'Чтобы тянуть жетоны, включите JavaScript. Пока здесь только состав мешка.',
  table: 'Состав мешка',
  kind: 'Жетон',
  count: 'Сколько',
  draw: 'Тянуть жетон',
  drawMore: 'Тянуть ещё',
  finish: 'Вернуть и закончить проверку',
  finishShort: 'Закончить',
  finishWithBlood: 'Закончить, кровь — на сыщика',
  signOf: (who: string, says: string) => `Сыщик ${who}: ${says}`,
  bloodHow: `Провал: один вытянутый жетон крови ложится на сыщика, пока их там меньше ${MOST_BLOOD_ON_ONE}. Если там уже ${MOST_BLOOD_ON_ONE}, верните все.`,
  cancel: 'Отменить жетон и тянуть другой',
  cancelShort: 'Отменить',
  setAside: 'Отложить',
  setAsideHow: 'Отложить можно любой: коснитесь его, потом нажмите «Отложить».',
  back: 'Шаг назад',
  forward: 'Шаг вперёд',
  drawn: 'Вытянутые жетоны по порядку',
  aside: 'Отложены до конца проверки:',
  cancelled: 'Отменены и вернулись в мешок:',
  asidePast: 'отложены',
  cancelledPast: 'отменены',
  nothingDrawn: (count: number) => `Пока ничего не вытянуто, внутри ${tokensCount(count)}.`,
  sum: 'Сумма',
  more: 'Тяните ещё.',
  replace: 'Отложенный жетон не считается. Тяните другой, если карта не велит иного.',
  emptyBag: 'Мешок пуст: разыграйте то, что уже вытянуто.',
  failed: {
    'auto-fail': 'Автоматический провал.',
    'second-frost': 'Второй мороз: автоматический провал, больше не тяните.',
  } satisfies { readonly [f in Exclude<Outcome['failed'], undefined>]: string },
  meaningOf: (id: TokenId) =>
    `${capitalRu(tokenAloud(id))} ${wordedBy(id) === 'investigator' ? 'по карте сыщика' : 'по памятке сценария'}`,
  scenario: 'по памятке сценария',
  investigator: 'по карте сыщика',
  history: (n: number) => `Прошлые проверки: ${n}`,
  historyEmpty: 'Здесь появятся последние 20 проверок.',
  contents: (inBag: number, sealed: number) =>
    `В мешке ${tokensCount(inBag)}${sealed > 0 ? `, под печатью ${sealed}` : ''}`,
  pools: (bless: number, curse: number) => `В резерве: благословений ${bless}, проклятий ${curse}.`,
  countNow: (name: string, inBag: number, sealed: number) =>
    `${name}: в мешке ${inBag}${sealed > 0 ? `, под печатью ${sealed}` : ''}`,
  seal: 'Запечатать',
  release: (n: number) => (n > 0 ? `Освободить (${n})` : 'Освободить'),
  about: (word: string, name: string) => `${word}: ${name}`,
  terms: [
    ['chaos-tokens', 'Жетоны хаоса'],
    ['seal', 'Печать'],
    ['bless-and-curse-tokens', 'Благословения и проклятия'],
    ['frost-tokens', 'Мороз'],
    ['blood-tokens', 'Кровь'],
    ['resolving-multiple-revealed-chaos-tokens', 'Несколько жетонов'],
  ] as const,
  termsLabel: 'Правила',
  startAnew: 'Начать заново',
  problem: {
    damaged:
      'Мешок, сохранённый на этом устройстве, не читается: запись повреждена. Она останется на месте, пока вы не начнёте заново.',
    version:
      'Мешок на этом устройстве сохранила другая версия сайта. Запись останется на месте, пока вы не начнёте заново.',
  },
  notKept: 'Устройство не разрешает хранить данные: мешок хранится, только пока открыта страница.',
} as const;

/** Why something was not done. */
const REFUSALS: { readonly [r in Refusal]: string } = {
  'empty-bag': 'Мешок пуст.',
  'not-in-bag': 'Такого жетона в мешке нет.',
  'not-sealed': 'Этот жетон не запечатан.',
  limit:
    'Больше нельзя: предел — 10 благословений, 10 проклятий, 8 жетонов мороза, 12 жетонов крови, прочих по 20. Считаются и запечатанные, и вытянутые.',
  'nothing-drawn': 'Сначала вытяните жетон.',
  'no-blood': 'В этой проверке не было жетона крови.',
  'test-begun': 'Проверка уже идёт.',
  'bad-bag': 'Такого мешка быть не может.',
};
export type Message = Refusal | 'no-undo' | 'no-redo' | 'bag-taken';
export const messageText = (message: Message): string =>
  message in REFUSALS ? REFUSALS[message as Refusal] : OTHER_MESSAGES[message as Exclude<Message, Refusal>];
const OTHER_MESSAGES: { readonly [m in Exclude<Message, Refusal>]: string } = {
  'no-undo': 'Назад больше некуда.',
  'no-redo': 'Вперёд больше некуда.',
  'bag-taken': 'Мешок из ссылки взят. Прежний вернёт кнопка «Шаг назад».',
};

/** The sum with what cards add to it: «−1, череп по памятке сценария». */
export const sumText = (sum: number, drawn: readonly TokenId[]): string =>
  [
    signedRu(sum),
    ...drawn.flatMap((id) => {
      const by = wordedBy(id);
      return by === undefined ? [] : [`${tokenAloud(id)} ${labels[by]}`];
    }),
  ].join(', ');
