/** What the tests of both calculators share: a few investigators as the page has them, any test that it can reach. */
import fc from 'fast-check';
import { SPENDINGS } from '../../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { InvestigatorCard, Skills } from '../../shared/investigator.ts';
import { BOUNDS, TESTED, type Bounds, type Setup, type Tested } from './setup.ts';

/** Skills in the order of a sheet. */
const sheet = (values: readonly number[]): Skills =>
  Object.fromEntries(SKILLS.map((skill, at) => [skill, values[at]!])) as Skills;
const BOX = 'Базовый набор';
export const INVESTIGATORS: readonly InvestigatorCard[] = [
  {
    id: 'charlie-kane',
    ru: 'Чарли Кейн',
    en: 'Charlie Kane',
    occupation: 'Политик',
    set: BOX,
    skills: sheet([2, 4, 3, 2, 2]),
  },
  {
    id: 'lily-chen',
    ru: 'Лили Чен',
    en: 'Lily Chen',
    occupation: 'Мастер боевых искусств',
    set: BOX,
    skills: sheet([2, 2, 2, 4, 3]),
  },
  { id: 'stranger', ru: 'Незнакомец', en: 'Stranger', occupation: 'Бродяга', set: BOX, doubt: 'medium' },
];

const within = ([least, most]: Bounds) => fc.integer({ min: least, max: most });
const anySkills = (bounds: Bounds): fc.Arbitrary<Skills> => fc.tuple(...SKILLS.map(() => within(bounds))).map(sheet);
/** Any test of the page. */
export const anySetup = (tested: readonly Tested[] = TESTED): fc.Arbitrary<Setup> =>
  fc.record(
    {
      investigator: fc.constantFrom(undefined, ...INVESTIGATORS.map(({ id }) => id)),
      tested: fc.constantFrom(...tested),
      skills: anySkills(BOUNDS.skill),
      improved: anySkills(BOUNDS.improved),
      number: within(BOUNDS.number),
      bonus: within(BOUNDS.bonus),
      extra: within(BOUNDS.extra),
      modifier: within(BOUNDS.modifier),
      fortune: fc.constantFrom(...FORTUNES),
      clues: within(BOUNDS.clues),
      focus: within(BOUNDS.focus),
      free: within(BOUNDS.free),
      all: fc.boolean(),
      sixes: fc.boolean(),
      spend: fc.constantFrom(...SPENDINGS),
    },
    { noNullPrototype: true },
  );

const isWithin = (n: number, [least, most]: Bounds) => Number.isInteger(n) && n >= least && n <= most;
/** Whether the page can show a test and the engine can count it. */
export const isSoundSetup = (setup: Setup): boolean =>
  [
    setup.investigator === undefined || INVESTIGATORS.some(({ id }) => id === setup.investigator),
    TESTED.includes(setup.tested),
    SKILLS.every((s) => isWithin(setup.skills[s], BOUNDS.skill) && isWithin(setup.improved[s], BOUNDS.improved)),
    (['number', 'bonus', 'extra', 'modifier', 'clues', 'focus', 'free'] as const).every((field) =>
      isWithin(setup[field], BOUNDS[field]),
    ),
    FORTUNES.includes(setup.fortune) && SPENDINGS.includes(setup.spend),
    typeof setup.all === 'boolean' && typeof setup.sixes === 'boolean',
  ].every(Boolean);
