/** What more would buy: the same battle with one thing changed. */
import { BOUNDS, type Battle, type Bounds, type Detective } from '../../../engines/echo/battle/battle.ts';
import { solveBattle } from '../../../engines/echo/battle/solve.ts';
import type { OnWork } from '../../../engines/exact/work.ts';
import { battleOf, type State } from './model.ts';

const VARIANTS = ['strength-1', 'will-1', 'knife-1', 'knife-2', 'begins', 'threshold'] as const;
export type VariantCode = (typeof VARIANTS)[number];
/** One change, of one detective where it is his. */
interface Variant {
  readonly code: VariantCode;
  readonly who: number | undefined;
}
export interface VariantQuestion extends Variant {
  readonly battle: Battle;
}
export interface VariantResult extends Variant {
  readonly victory: number;
  readonly noneFell: number;
}

const more = (value: number, by: number, [, most]: Bounds): number | undefined =>
  value + by > most ? undefined : value + by;
const change = <K extends keyof Detective>(name: K, value: Detective[K] | undefined): Partial<Detective> | undefined =>
  value === undefined ? undefined : { [name]: value };
/** What of a detective changes; undefined where nothing can. */
const CHANGES: {
  readonly [v in Exclude<VariantCode, 'threshold'>]: (of: Detective) => Partial<Detective> | undefined;
} = {
  'strength-1': ({ strength }) => change('strength', more(strength, 1, BOUNDS.vigour)),
  'will-1': ({ will }) => change('will', more(will, 1, BOUNDS.vigour)),
  'knife-1': ({ knife }) => change('knife', more(knife, 1, BOUNDS.knife)),
  'knife-2': ({ knife }) => change('knife', more(knife, 2, BOUNDS.knife)),
  begins: ({ opening }) => (opening === 'before' ? undefined : { opening: 'before' }),
};
/** With several detectives each is asked about less. */
const OF_MANY: readonly VariantCode[] = ['strength-1', 'knife-1'];
/** There are never more. */
export const MOST_VARIANTS = OF_MANY.length * BOUNDS.detectives[1] + 1;

const ofOne = (battle: Battle, who: number): readonly VariantQuestion[] =>
  VARIANTS.flatMap((code): readonly VariantQuestion[] => {
    if (code === 'threshold' || (battle.detectives.length > 1 && !OF_MANY.includes(code))) return [];
    const changes = CHANGES[code](battle.detectives[who]!);
    if (changes === undefined) return [];
    const detectives = battle.detectives.map((one, at) => (at === who ? { ...one, ...changes } : one));
    return [{ code, who, battle: { ...battle, detectives } }];
  });
/** All further battles, in the order of their rows. */
export const variantsOf = (state: State): readonly VariantQuestion[] => {
  const battle = battleOf(state);
  const easier = battle.threshold - 1;
  return [
    ...battle.detectives.flatMap((_, who) => ofOne(battle, who)),
    ...(easier < BOUNDS.threshold[0]
      ? []
      : [{ code: 'threshold' as const, who: undefined, battle: { ...battle, threshold: easier } }]),
  ];
};
export const variantResult = ({ code, who, battle }: VariantQuestion, onWork?: OnWork): VariantResult => {
  const { victory, noneFell } = solveBattle(battle, onWork);
  return { code, who, victory, noneFell };
};
