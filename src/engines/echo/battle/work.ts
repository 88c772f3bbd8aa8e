/** How much work a battle is, before it is begun: an upper bound from the numbered formations of both sides. */
import type { Work } from '../../exact/work.ts';
import type { Battle } from './battle.ts';
import { BRANCH_STEPS, type Sides } from './course.ts';
import { ordersOf } from './order.ts';
import { MOST_IMPROVEMENTS } from './policy.ts';
import { MOST_ROUNDS } from './rounds.ts';
import { sidesOf } from './sides.ts';

/** Values, choices, visits and what comes to a state, and the layers of the rounds. */
const BYTES_OF_STATE = 48;
/** A battle whose formations are not even numbered. */
const TOO_BIG: Work = { steps: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
/** Visits go through a group twice, the rounds once each. */
const PASSES = 2 + MOST_ROUNDS;

/** Branches of all choices at some states, and of the widest choice at each. */
interface Width {
  all: number;
  widest: number;
}

/** The work of a battle at most. */
export const workOf = (battle: Battle): Work => {
  const sides = sidesOf(battle);
  if (sides === undefined) return TOO_BIG;
  const { all, widest } = widthOf(battle, sides);
  const turns = battle.detectives.length + battle.enemies.length;
  const improvements = battle.plan === 'best' ? (MOST_IMPROVEMENTS + 1) * widest + MOST_IMPROVEMENTS * all : 0;
  return {
    steps: ordersOf(battle).length * (improvements + PASSES * widest) * BRANCH_STEPS,
    bytes: sides.detectives.size * sides.enemies.size * turns * BYTES_OF_STATE,
  };
};

/** Adds up the branches over all states of one order. */
const widthOf = (battle: Battle, { detectives, enemies }: Sides): Width => {
  /** How many formations of the enemies have just these standing. */
  const byMask = new Map<number, number>();
  for (const mask of enemies.masks) if (mask > 0) byMask.set(mask, (byMask.get(mask) ?? 0) + 1);
  const width: Width = { all: 0, widest: 0 };
  for (let own = 0; own < detectives.size; own += 1) {
    if (detectives.isOver[own]) continue;
    for (const [mask, times] of byMask) {
      const standing = battle.enemies.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1).length;
      for (const moves of detectives.moves[own]!)
        add(
          width,
          moves.map(({ isAimed, to }) => [to.length, isAimed ? standing : 1]),
          times,
        );
      detectives.attacks[own]!.forEach((attacks, enemy) =>
        add(width, Math.floor(mask / 2 ** enemy) % 2 === 1 ? attacks.map(({ to }) => [to.length, 1]) : [], times),
      );
    }
  }
  return width;
};
/** One turn at so many states; a turn without a choice has one branch. */
const add = (width: Width, choices: readonly (readonly [branches: number, targets: number])[], times: number): void => {
  const found = choices.length === 0 ? [[1, 1] as const] : choices;
  width.all += times * found.reduce((sum, [branches, targets]) => sum + branches * targets, 0);
  width.widest += times * Math.max(...found.map(([branches]) => branches));
};
