/** The fields of an address that say what the test is. */
import { SPENDINGS } from '../../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import { always, type Field, type Fields } from '../../../shared/state/fields.ts';
import { by, choice, each, FLAG, integer, together } from '../../../shared/state/texts.ts';
import type { InvestigatorCard } from '../../shared/investigator.ts';
import { skillToken } from '../../shared/skill-token.ts';
import { BOUNDS, setupOf, type Setup, type Tested } from './setup.ts';

export type SetupField = 'i' | 't' | 'n' | 'd' | 'r' | 's';

/** The investigator with an empty hand: the default of a test. */
export const plainSetup = ({ investigator, tested }: Setup, investigators: readonly InvestigatorCard[]): Setup =>
  setupOf(
    investigators.find(({ id }) => id === investigator),
    tested,
  );

const skills = together(
  {
    skills: each(SKILLS, integer(BOUNDS.skill), ''),
    improved: each(SKILLS, skillToken, ''),
    number: integer(BOUNDS.number),
  },
  '.',
);
const dice = together(
  {
    bonus: integer(BOUNDS.bonus),
    extra: integer(BOUNDS.extra),
    modifier: integer(BOUNDS.modifier),
    fortune: choice(FORTUNES),
  },
  '.',
);
const rerolls = together(
  {
    clues: integer(BOUNDS.clues),
    focus: integer(BOUNDS.focus),
    free: integer(BOUNDS.free),
    all: FLAG,
    sixes: FLAG,
  },
  '.',
);
/** Who tests comes first: he brings a sheet of his own. */
export const setupFields = (
  investigators: readonly InvestigatorCard[],
  tested: readonly Tested[],
): Fields<Setup, SetupField> => {
  const investigator: Field<Setup> = {
    make: (setup) => setup.investigator ?? '',
    parse: (id, before) =>
      id === '' || investigators.some((card) => card.id === id)
        ? plainSetup({ ...before, investigator: id }, investigators)
        : undefined,
  };
  return {
    i: always(investigator),
    t: always(by('tested', choice(tested))),
    n: skills,
    d: dice,
    r: rerolls,
    s: by('spend', choice(SPENDINGS)),
  };
};
