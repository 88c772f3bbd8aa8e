/** What may have happened in a combat before each of its stages, along each axis by itself. */
import type { Item } from '../combat/fighter.ts';
import type { MonsterFlag } from '../combat/monster.ts';
import type { Fight, StageName } from './fight.ts';

export interface Before {
  /** The most that may be lost of them. */
  readonly health: number;
  readonly sanity: number;
  readonly mayWound: boolean;
  readonly mayCurse: boolean;
  /** Items that may be used up, as bits. */
  readonly used: number;
}
const NOTHING: Before = { health: 0, sanity: 0, mayWound: false, mayCurse: false, used: 0 };

/** By stage, in their order. */
export const beforesOf = (
  { fighters, foes }: Fight,
  names: readonly StageName[],
  fighterAt: number,
  foeAt: number,
): readonly Before[] => {
  const { cards } = fighters[fighterAt]!;
  const { horror, flags } = foes[foeAt]!.monster;
  const countOf = (flag: MonsterFlag): number => flags.filter((one) => one === flag).length;
  const losses: { readonly [N in StageName]: { readonly health: number; readonly sanity: number } } = {
    toll: { health: 1, sanity: 1 },
    will: {
      health: Math.min(1, countOf('will-failed-health')),
      sanity: horror + (cards.all.will ? cards.allCosts.sanity : 0),
    },
    luck: { health: 0, sanity: 0 },
    dies: { health: 1, sanity: 0 },
    parley: { health: 0, sanity: 0 },
    fright: { health: 0, sanity: countOf('fright') },
    strength: { health: 0, sanity: 0 },
  };
  const mayUse = (item: Item, name: StageName): boolean =>
    item.kind === 'bonus'
      ? name === 'will'
      : (item.health > 0 && losses[name].health > 0) || (item.sanity > 0 && losses[name].sanity > 0);
  const usedIn = (name: StageName): number =>
    cards.items.reduce((set, item, at) => set + (mayUse(item, name) ? 2 ** at : 0), 0);
  let last = NOTHING;
  return names.map((name) => {
    const before = last;
    const isWill = name === 'will';
    last = {
      health: before.health + losses[name].health,
      sanity: before.sanity + losses[name].sanity,
      mayWound: before.mayWound || (isWill && flags.includes('will-wounds') && !flags.includes('unhurt')),
      mayCurse: before.mayCurse || (isWill && flags.includes('will-failed-cursed')),
      used: before.used | usedIn(name),
    };
    return before;
  });
};
