/** Where the rules allow two readings: each has a name and can be switched. The first of each is the one the site plays by. */

export const READINGS = {
  /** Parameter tests (the part about them is lost): a penalty that leaves no dice fails the test, or one die is always rolled. */
  'least-dice': ['none', 'one'],
  /** Parameter tests: the penalty takes dice away, or the numbers given are dice that are rolled as they are. */
  penalty: ['takes-dice', 'is-counted'],
  /** 3.4.2: between detectives of equal Stealth the First Player decides, for your good, by the list, or as badly as may be. */
  ties: ['best', 'first', 'worst'],
  /** 3.4.6: who has left may come back on any of his turns; whoever wants to play without it keeps him away. */
  return: ['may-return', 'stays-away'],
  /** 3.4.3, 3.4.7: an attack on both Will and Strength lowers them together, or Will first, and who falls by it loses no Strength. */
  'both-at-once': ['together', 'will-first'],
  /** 3.4.4: a spell of two or more moves that failed leaves the next turns free, or they are lost all the same. */
  'failed-long-spell': ['turns-free', 'turns-lost'],
} as const;
export type ReadingName = keyof typeof READINGS;
export type Readings = { readonly [R in ReadingName]: (typeof READINGS)[R][number] };
export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];
export const SITE_READINGS: Readings = {
  'least-dice': 'none',
  penalty: 'takes-dice',
  ties: 'best',
  return: 'may-return',
  'both-at-once': 'together',
  'failed-long-spell': 'turns-free',
};
