/** Describes the steps of a fight, rule by rule. */
import type { Fight, FighterNow, StageName } from '../combat/fight.ts';
import type { Combat, Landed } from './rules.ts';

/** One rule that was followed: its term, what it did, and how much of it. */
export interface Reported {
  /** A term of the site. */
  readonly term: string;
  readonly what:
    /** A combat begins with the foe of this number. */
    | 'met'
    /** How many dice are thrown. */
    | 'thrown'
    /** The item of this number is used. */
    | 'used'
    /** How many dice are rerolled. */
    | 'again'
    | 'spent'
    /** A die that nothing changes shows this. */
    | 'luck'
    /** How many successes. */
    | 'result'
    | 'lost'
    | 'recovered'
    /** How much health the monster loses. */
    | 'wounded'
    | 'healed'
    | 'defeated'
    | 'cursed'
    /** Back in the cup. */
    | 'returned'
    /** It survives with this number of wounds. */
    | 'stays';
  readonly amount: number;
}

/** The term of each part of a combat. */
const TERM_OF: { readonly [S in StageName]: string } = {
  toll: 'clue',
  will: 'will-test',
  luck: 'die',
  dies: 'monster',
  parley: 'influence',
  fright: 'sanity',
  strength: 'strength-test',
};

/** Describes meeting a foe: the terms whose rules begin to count. */
export const reportMeeting = ({ foes }: Fight, foe: number): readonly Reported[] => {
  const { monster, isAmbush = false } = foes[foe]!;
  const terms = ['combat-encounter', ...(isAmbush ? ['ambush'] : []), ...(monster.isEpic ? ['epic-monster'] : [])];
  return terms.map((term) => ({ term, what: 'met', amount: foe }));
};
/**
 * Describes a throw.
 * @param item the bonus used with it, by its place
 */
export const reportThrow = ({ stage }: Combat, item: number | undefined, dice: number): readonly Reported[] => [
  ...(item === undefined ? [] : [{ term: 'bonus', what: 'used', amount: item } as const]),
  { term: TERM_OF[stage], what: 'thrown', amount: dice },
];

/** Something that has become less or more. */
const changeBetween = (
  term: string,
  before: number,
  after: number,
  words: readonly [Reported['what'], Reported['what']],
): readonly Reported[] => {
  if (before === after) return [];
  return [{ term, what: words[after < before ? 0 : 1], amount: Math.abs(after - before) }];
};
const reportFighter = (before: FighterNow, after: FighterNow): readonly Reported[] => [
  ...changeBetween('sanity', before.sanity, after.sanity, ['lost', 'recovered']),
  ...changeBetween('health', before.health, after.health, ['lost', 'recovered']),
  ...(before.fortune === after.fortune ? [] : [{ term: 'condition', what: 'cursed', amount: 1 } as const]),
];

/**
 * Describes a landing.
 * @param bonus the item that was used for its bonus and is described already
 */
export const reportLanding = (combat: Combat, landed: Landed, bonus: number | undefined): readonly Reported[] => {
  const { now, wounds } = landed.kind === 'goes-on' ? landed.combat : landed;
  const used = combat.now.items.flatMap((wasLeft, item): Reported[] =>
    wasLeft && now.items[item] === false && item !== bonus ? [{ term: 'asset', what: 'used', amount: item }] : [],
  );
  const begun = [
    ...used,
    ...reportFighter(combat.now, now),
    ...changeBetween('toughness', combat.wounds, wounds, ['healed', 'wounded']),
  ];
  if (landed.kind === 'goes-on') return begun;
  const { fighters, foes, turn } = landed.position;
  const last = fighters[turn]!;
  const { isDefeated, isGone } = foes[combat.foe]!;
  const rewards = [
    ...reportFighter(now, last),
    ...changeBetween('clue', now.clues, last.clues, ['spent', 'recovered']),
  ];
  const reportFoe = (): Reported => {
    if (isDefeated) return { term: 'monster', what: 'defeated', amount: combat.foe };
    if (isGone) return { term: 'ambush', what: 'returned', amount: combat.foe };
    return { term: 'monster', what: 'stays', amount: wounds };
  };
  const isDown = last.health === 0 || last.sanity === 0;
  return [
    ...begun,
    reportFoe(),
    ...rewards,
    ...(isDown ? [{ term: 'defeated-investigator', what: 'defeated', amount: turn } as const] : []),
  ];
};
