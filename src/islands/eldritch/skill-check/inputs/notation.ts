/** The part of an address that says what the test is: short fields, each read by itself. */
import { SPENDINGS } from '../../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import { oneOf, parseNumber, parseNumbers } from '../../../shared/state/notation.ts';
import { BOUNDS, setupOf, type Bounds, type InvestigatorCard, type Setup, type Skills, type Tested } from './setup.ts';

/** Investigator, what is tested, skills, dice, rerolls, spending. */
export const SETUP_FIELDS = ['i', 't', 'n', 'd', 'r', 's'] as const;
export type SetupField = (typeof SETUP_FIELDS)[number];

const digits = (skills: Skills): string => SKILLS.map((skill) => skills[skill]).join('');
const written = (setup: Setup): { readonly [f in SetupField]: string } => ({
  i: setup.investigator ?? '',
  t: setup.tested,
  n: [digits(setup.skills), digits(setup.improved), setup.number].join('.'),
  d: [setup.bonus, setup.extra, setup.modifier, setup.fortune].join('.'),
  r: [setup.clues, setup.focus, setup.free, Number(setup.all), Number(setup.sixes)].join('.'),
  s: setup.spend,
});
/** Fields that differ from the investigator with nothing in hand; who it is and what is tested is always said. */
export const makeSetup = (
  setup: Setup,
  investigators: readonly InvestigatorCard[],
): readonly (readonly [SetupField, string])[] => {
  const card = investigators.find(({ id }) => id === setup.investigator);
  const [now, plain] = [written(setup), written(setupOf(card, setup.tested))];
  return SETUP_FIELDS.filter((f) => f === 'i' || f === 't' || now[f] !== plain[f]).map((f) => [f, now[f]]);
};

const parseSkills = (text: string | undefined, bounds: Bounds): Skills | undefined => {
  const read = parseNumbers(
    [...(text ?? '')],
    SKILLS.map(() => bounds),
  );
  return read && (Object.fromEntries(SKILLS.map((skill, i) => [skill, read[i]])) as Skills);
};

const parseValues = (text: string): Partial<Setup> | undefined => {
  const [printed, tokens, dice, ...more] = text.split('.');
  const [skills, improved] = [parseSkills(printed, BOUNDS.skill), parseSkills(tokens, BOUNDS.improved)];
  const number = parseNumber(dice, BOUNDS.number);
  return skills && improved && number !== undefined && more.length === 0 ? { skills, improved, number } : undefined;
};
const parseDice = (text: string): Partial<Setup> | undefined => {
  const parts = text.split('.');
  const read = parseNumbers(parts.slice(0, 3), [BOUNDS.bonus, BOUNDS.extra, BOUNDS.modifier]);
  const fortune = oneOf(parts[3], FORTUNES);
  if (parts.length !== 4 || read === undefined || fortune === undefined) return undefined;
  const [bonus, extra, modifier] = read as [number, number, number];
  return { bonus, extra, modifier, fortune };
};
const FLAG: Bounds = [0, 1];
const parseRerolls = (text: string): Partial<Setup> | undefined => {
  const read = parseNumbers(text.split('.'), [BOUNDS.clues, BOUNDS.focus, BOUNDS.free, FLAG, FLAG]);
  if (read === undefined) return undefined;
  const [clues, focus, free, all, sixes] = read as [number, number, number, number, number];
  return { clues, focus, free, all: all === 1, sixes: sixes === 1 };
};

/** What may be tested on the page, and who there is to test it. */
export interface Known {
  readonly investigators: readonly InvestigatorCard[];
  readonly tested: readonly Tested[];
}
/** Takes one field into a test; undefined where it is not understood. An investigator brings a sheet of his own. */
export const withField = (setup: Setup, field: SetupField, text: string, known: Known): Setup | undefined => {
  const taken = (part: Partial<Setup> | undefined): Setup | undefined => part && { ...setup, ...part };
  switch (field) {
    case 'i': {
      const card = known.investigators.find(({ id }) => id === text);
      return card === undefined && text !== '' ? undefined : setupOf(card, setup.tested);
    }
    case 't': {
      const tested = oneOf(text, known.tested);
      return taken(tested && { tested });
    }
    case 'n':
      return taken(parseValues(text));
    case 'd':
      return taken(parseDice(text));
    case 'r':
      return taken(parseRerolls(text));
    case 's': {
      const spend = oneOf(text, SPENDINGS);
      return taken(spend && { spend });
    }
  }
};
