/** Throwings of a fight, each made ready once: cells of one combat, and combats, ask for the same ones again and again. */
import type { ReadyThrowing } from '../../skill-check/again.ts';
import { readyThrowing } from '../../skill-check/ready-throwing.ts';
import { dieWays } from '../../skill-check/dice.ts';
import { poolOf } from '../../skill-check/pool.ts';
import { withoutClues, type Tokens } from '../../skill-check/tokens.ts';
import type { Fight } from '../fight.ts';
import type { TestDice } from '../model/stage-dice.ts';

export type ThrowCache = (test: TestDice, tokens: Tokens) => ReadyThrowing;
/** @param sides of every die, so that all weights are over powers of one number */
export const makeThrowCache = ({ spend }: Fight, sides: number): ThrowCache => {
  const known = new Map<string, ReadyThrowing>();
  return (test, tokens) => {
    const { dice, fortune, sixesDouble, free, all, mayClues, enough } = test;
    const key = `${dice} ${fortune} ${sixesDouble} ${free} ${all} ${mayClues} ${enough} ${tokens.size} ${tokens.mostClues} ${test.isAllFree}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const pool = poolOf(dice, dieWays(fortune, sixesDouble, sides), enough);
    const eager = test.isAllFree ? 'free-and-all' : 'free';
    const ready = readyThrowing({ pool, tokens: mayClues ? tokens : withoutClues(tokens), free, all, spend, eager });
    known.set(key, ready);
    return ready;
  };
};
