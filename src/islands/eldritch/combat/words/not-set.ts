/** What the reader has to set before there is an answer: figures that no list has. */
import { isNotSet } from '../../shared/investigator.ts';
import { skillNotSet, type NotSet } from '../../shared/not-set.ts';
import type { CombatData } from '../cards.ts';
import { skillsTested, type State } from '../model.ts';
import { foeName } from './names.ts';

/** The first thing that is not set: of a monster all, of an investigator the skills that the fight tests. */
export const notSetOf = (state: State, data: Pick<CombatData, 'investigators' | 'monsters'>): NotSet | undefined => {
  const { foes, party } = state;
  const at = foes.findIndex((foe) => foe.isNotSet);
  if (at >= 0) {
    const name = foeName(foes[at]!, data);
    return {
      says: `Поставьте числа с жетона: ${name}`,
      sentence: `Поставьте числа с жетона: ${name}. Их нет ни в одном списке, и без них шанс не посчитать.`,
      to: `set-foe-${at + 1}`,
    };
  }
  for (const [place, { investigator, hero }] of party.entries()) {
    const card = data.investigators.find(({ id }) => id === investigator.id);
    const skill = skillsTested(state).find((one) => isNotSet(card, hero.skills, one));
    if (card !== undefined && skill !== undefined) return skillNotSet(card, skill, `set-numbers-${place + 1}`);
  }
  return undefined;
};
