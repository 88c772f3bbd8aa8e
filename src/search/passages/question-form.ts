/** What a question asks for: how many, when, whether, who, where, why. */
import { foldKey } from '../../lib/fold-ru.ts';

/** What a kind of question wants to hear. */
interface QuestionForm {
  readonly asks: RegExp;
  readonly hears: RegExp;
}
const NUMBER = /\d|\b(?:один|одн|дв[ае]|два|три|четыре|пять|шесть|оба|обе|ни одн|столько|половин|сколько угодно)/u;
export const FORMS: readonly QuestionForm[] = [
  { asks: /(?:^| )(?:сколько|скольк|по сколько|какой лимит|максимум|не больше)/u, hears: NUMBER },
  {
    asks: /(?:^| )(?:когда|в какой момент|после чего|до чего|сразу)(?: |$)/u,
    hears:
      /(?:^|[ «])(?:когда|после|до |в начале|в конце|во время|сразу|перед|в фаз|шаг|как только|пока|в (?:свой|чужой) ход)/u,
  },
  {
    asks: /(?:^| )(?:можно|могу|может|могут|нельзя|разрешено|имею право|обязан|обязательно|должен|надо|нужно)/u,
    hears:
      /(?:^|[ «])(?:можно|нельзя|можете|может|могут|не может|не могут|да[.,]|нет[.,]|обязан|должн|не обязан|запре)/u,
  },
  {
    asks: /(?:^| )(?:кто|кому|кого|чей)(?: |$)/u,
    hears: /(?:игрок|сыщик|агент|ведущий|активн|сосед|владел|вы |каждый|враг)/u,
  },
  {
    asks: /(?:^| )(?:где|куда|откуда)(?: |$)/u,
    hears: /(?:^|[ «])(?:в |на |под |рядом|сверху|снизу|сброс|колод|локаци|област|рук|из )/u,
  },
  { asks: /(?:^| )(?:почему|зачем)(?: |$)/u, hears: /(?:потому|ведь|поэтому|чтобы|иначе)/u },
];

/** The place of the form of a question among {@link FORMS}; −1 where it has none. */
export const formOf = (question: string): number => {
  const folded = foldKey(question);
  return FORMS.findIndex(({ asks }) => asks.test(folded));
};

/** Whether a question asks what something is: the short answer of a page says it. */
export const asksForMeaning = (question: string): boolean =>
  /(?:^| )(?:что|кто) так(?:ое|ой|ая|ие)(?: |$)/u.test(foldKey(question));
