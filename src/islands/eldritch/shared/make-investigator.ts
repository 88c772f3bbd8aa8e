/** An investigator made of the figures of the game, on the server alone. */
import { skillsOf, type InvestigatorData } from '../../../schemas/eldritch/investigator.ts';
import type { InvestigatorCard } from './investigator.ts';

/** @param sets names of the boxes by their ids */
export const investigatorCard = (data: InvestigatorData, sets: ReadonlyMap<string, string>): InvestigatorCard => {
  const { id, ru, en, health, sanity, note } = data;
  const set = sets.get(data.set) ?? '';
  return {
    id,
    ru,
    en,
    occupation: data.occupation.ru,
    set,
    box: data.set,
    health,
    sanity,
    skills: skillsOf(data),
    doubt: data.certainty,
    note,
  };
};
