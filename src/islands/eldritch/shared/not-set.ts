/** A number that no list has: until the reader sets it there is no chance to show. */
import { SKILL_ACCUSATIVE } from './words.ts';
import type { Skill } from '../../../engines/eldritch/skill-check/skill.ts';
import type { BarProps } from '../../shared/frame/AnswerBar.tsx';
import type { InvestigatorCard } from './investigator.ts';

export interface NotSet {
  /** «Поставьте силу: Агата Крейн», for the bar. */
  readonly says: string;
  /** The same as a sentence, in the place of the answer. */
  readonly sentence: string;
  /** Id of the part of the question that sets it. */
  readonly to: string;
}
/** @param to id of the part of the question that sets the skill */
export const skillNotSet = ({ ru }: Pick<InvestigatorCard, 'ru'>, skill: Skill, to: string): NotSet => ({
  says: `Поставьте ${SKILL_ACCUSATIVE[skill]}: ${ru}`,
  sentence: `Поставьте ${SKILL_ACCUSATIVE[skill]} с листа: ${ru}. Этого числа нет ни в одном списке, и без него шанс не посчитать.`,
  to,
});
export const SET_IT = 'Поставить';
export const notSetBar = ({
  says,
  to,
}: NotSet): Pick<BarProps, 'value' | 'blank' | 'counted' | 'exact' | 'door' | 'isBusy'> => ({
  value: undefined,
  blank: '?',
  counted: says,
  exact: '',
  door: { says: SET_IT, to },
  isBusy: false,
});
