/** A monster as its token says. Rules: «Боевые контакты», «Эпические монстры». */
import type { Skill } from '../../skill-check/skill.ts';

/** A test that a monster asks for. */
export interface Trial {
  readonly modifier: number;
  /** Where it is not the skill that the test is named after. */
  readonly skill?: Skill;
}

/**
 * Special texts that change a combat, in our own words. «Failed» is as in the rulebook: not one success. What a card says
 * of allies, conditions apart from «Проклятие», artifacts, the board, spawning and reckoning is no flag and not counted.
 */
export const MONSTER_FLAGS = [
  /** The will test failed: no strength test. */
  'will-failed-ends',
  /** The will test failed: 1 health is lost. */
  'will-failed-health',
  /** The will test failed: «Проклятие»; who is blessed is no longer. */
  'will-failed-cursed',
  /** Successes of the will test take the monster's health. */
  'will-wounds',
  /** After the will test a die is thrown: by 5 or 6 the monster is defeated. */
  'leaves-on-five',
  /** After the will test 1 health is lost and the monster is defeated. */
  'dies-after-will',
  /** Before the strength test influence may be tested, modifier −1: by a success the monster is defeated. */
  'parley',
  /** Before the strength test 1 sanity is lost; the flag is repeated for more. */
  'fright',
  /** Before the will test 1 clue is spent, or 1 health and 1 sanity are lost. */
  'toll',
  /** Health was lost in the strength test and the monster is not defeated: it recovers 2. */
  'heals-two',
  /** Clues throw no dice again. */
  'no-clues',
  /** Nothing takes its health. */
  'unhurt',
  /** Defeated in combat: the investigator recovers 1 sanity. */
  'solace',
  /** Defeated in combat: the investigator loses 1 sanity. */
  'remorse',
] as const;
export type MonsterFlag = (typeof MONSTER_FLAGS)[number];

export interface Monster {
  readonly horror: number;
  readonly damage: number;
  /** At least 1. */
  readonly toughness: number;
  /** null: the token has no such test, and it is left out. */
  readonly will: Trial | null;
  readonly strength: Trial | null;
  /** Only lost health defeats it; effects do not. */
  readonly isEpic: boolean;
  readonly flags: readonly MonsterFlag[];
}
/** The influence test of the flag «parley». */
export const PARLEY: Trial = { skill: 'influence', modifier: -1 };
/** What the flag «heals-two» gives back. */
export const HEALED = 2;
