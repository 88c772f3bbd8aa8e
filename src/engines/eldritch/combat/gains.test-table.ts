/**
 * What a little more of something would change: the same fight with one thing more. It is not always better, see
 * `gains.test.ts`: each is solved, and nothing is promised of it before.
 */
import type { Fighter } from './model/fighter.ts';
import type { Fight } from './fight.ts';
import { LIMITS } from './model/check.ts';

export const GAINS = [
  'die',
  'weapon',
  'charm',
  'clue',
  'focus',
  'strength',
  'will',
  'health',
  'sanity',
  'blessing',
] as const;
/** One die more in both tests; a bonus larger by one for strength, for will; a token; an improvement; a point; a blessing. */
export type Gain = (typeof GAINS)[number];

const CHANGES: { readonly [G in Gain]: (fighter: Fighter) => Fighter } = {
  die: (of) => ({ ...of, extra: { will: of.extra.will + 1, strength: of.extra.strength + 1 } }),
  weapon: (of) => ({ ...of, bonus: { ...of.bonus, strength: of.bonus.strength + 1 } }),
  charm: (of) => ({ ...of, bonus: { ...of.bonus, will: of.bonus.will + 1 } }),
  clue: (of) => ({ ...of, clues: of.clues + 1 }),
  focus: (of) => ({ ...of, focus: of.focus + 1 }),
  strength: (of) => ({ ...of, skills: { ...of.skills, strength: of.skills.strength + 1 } }),
  will: (of) => ({ ...of, skills: { ...of.skills, will: of.skills.will + 1 } }),
  health: (of) => ({ ...of, health: of.health + 1, most: more(of, 'health') }),
  sanity: (of) => ({ ...of, sanity: of.sanity + 1, most: more(of, 'sanity') }),
  blessing: (of) => ({ ...of, fortune: of.fortune === 'cursed' ? 'plain' : 'blessed' }),
};
const more = (of: Fighter, what: 'health' | 'sanity'): { readonly health: number; readonly sanity: number } => {
  const most = of.most ?? of;
  return { health: most.health, sanity: most.sanity, [what]: Math.max(most[what], of[what] + 1) };
};
/** Whether there is room for one thing more. */
const MAY_GAIN: { readonly [G in Gain]: (fighter: Fighter) => boolean } = {
  die: ({ extra }) => Math.max(extra.will, extra.strength) < LIMITS.number,
  weapon: ({ bonus }) => bonus.strength < LIMITS.number,
  charm: ({ bonus }) => bonus.will < LIMITS.number,
  clue: ({ clues }) => clues < LIMITS.tokens,
  focus: ({ focus }) => focus < LIMITS.tokens,
  strength: ({ skills }) => skills.strength < LIMITS.number,
  will: ({ skills }) => skills.will < LIMITS.number,
  health: ({ health }) => health < LIMITS.health,
  sanity: ({ sanity }) => sanity < LIMITS.health,
  blessing: ({ fortune }) => fortune !== 'blessed',
};

/** The fight in which one investigator has one thing more; undefined where there is no more of it. */
export const withGain = (fight: Fight, fighter: number, gain: Gain): Fight | undefined => {
  const { fighters } = fight;
  if (!MAY_GAIN[gain](fighters[fighter]!)) return undefined;
  return { ...fight, fighters: fighters.map((one, at) => (at === fighter ? CHANGES[gain](one) : one)) };
};
