/** The ways in which attacks may end, as few as can be read at a glance. */
import { chanceOf } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { Attack } from '../../../engines/foursouls/attack/attack.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import { endingOf, type Ending } from '../../../engines/foursouls/attack/outcome.ts';

export type EndingKind =
  | { readonly kind: 'unharmed' }
  | { readonly kind: 'wounded' }
  | { readonly kind: 'endless' }
  /** Dead after killing this number of foes. */
  | { readonly kind: 'dead'; readonly killed: number };
export interface EndingOdds {
  readonly way: EndingKind;
  readonly chance: Fraction;
  /** It is what the player wants. */
  readonly isWanted: boolean;
}

/** Whether an ending is what the player wants; health is saved by who kills all. */
const isWanted = ({ goal, foes }: Attack, { killed, health }: Ending): boolean =>
  ({ kill: killed > 0, survive: health > 0, health: killed === foes.length })[goal];

const isOf = (way: EndingKind, { endless, health, killed }: Ending, { health: full }: Attack): boolean => {
  if (endless || way.kind === 'endless') return endless && way.kind === 'endless';
  if (way.kind === 'dead') return health === 0 && killed === way.killed;
  return health > 0 && (health === full) === (way.kind === 'unharmed');
};

/** The ways with a chance, the best first; together they are certain, and the wanted ones are the answer. */
export const endingOddsOf = ({ attack, endings }: Pick<Odds, 'attack' | 'endings'>): readonly EndingOdds[] => {
  const ways: readonly EndingKind[] = [
    { kind: 'unharmed' },
    { kind: 'wounded' },
    ...attack.foes.map((_, i): EndingKind => ({ kind: 'dead', killed: attack.foes.length - 1 - i })),
    { kind: 'endless' },
  ];
  const all = ways.flatMap((way) =>
    [true, false].map((wanted) => ({
      way,
      isWanted: wanted,
      chance: chanceOf(endings, (o) => {
        const ending = endingOf(o);
        return isOf(way, ending, attack) && isWanted(attack, ending) === wanted;
      }),
    })),
  );
  return [...all.filter((one) => one.isWanted), ...all.filter((one) => !one.isWanted)].filter(
    ({ chance }) => chance.n > 0n,
  );
};
