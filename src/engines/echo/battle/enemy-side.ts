/** All ways in which the enemies of a battle may stand, numbered, and what damage makes of each. */
import { checkBytes, type OnWork } from '../../exact/work.ts';
import type { Battle, Enemy, Vigour } from './battle.ts';
import { FORMATION_BYTES } from './detective-side.ts';
import { ENEMY_FATES, enemyFateOf, hurt, type EnemyFate } from './fate.ts';

export interface EnemySide {
  readonly size: number;
  /**
   * The Will and Strength of each enemy, 0 for one who fell. In the order in which damage leads back: followers come
   * earlier.
   */
  readonly stands: readonly (readonly Vigour[])[];
  /** The formation in which they all stand fresh. */
  readonly start: number;
  /** By formation: a bit for each living enemy; 0 when all are beaten. */
  readonly masks: Uint8Array;
  /** By formation, enemy and kind of damage ({@link placeOf}): the formation that follows. */
  readonly to: Int32Array;
  /** By formation: the place in `ENEMY_FATES` of what became of the enemy, −1 while he lives. */
  readonly fates: Int8Array;
  readonly placeOf: (formation: number, enemy: number, damage: number) => number;
}

/** Steps to look at all that may follow a formation. */
const FORMATION_STEPS = 4_000;
const GONE: Vigour = { will: 0, strength: 0 };
const isGone = ({ will }: Vigour): boolean => will === 0;
const keyOf = (stands: readonly Vigour[]): string =>
  stands.map(({ will, strength }) => `${will}.${strength}`).join('_');
const rankOf = (stands: readonly Vigour[]): number =>
  stands.reduce((sum, { will, strength }) => sum + will + strength, 0);

/** What damage makes of an enemy. */
const damageEnemy = (
  { kind }: Enemy,
  stand: Vigour,
  damage: Vigour,
  { readings }: Battle,
): { readonly stand: Vigour; readonly fate: EnemyFate | undefined } => {
  const left = hurt(stand, damage, readings);
  const fate = enemyFateOf(left, kind);
  return { stand: fate === undefined ? left : GONE, fate };
};

/** Everything that may follow a formation. */
const followers = (battle: Battle, stands: readonly Vigour[], damages: readonly Vigour[]) =>
  battle.enemies.flatMap((enemy, at) =>
    isGone(stands[at]!)
      ? []
      : damages.map((damage, kind) => {
          const { stand, fate } = damageEnemy(enemy, stands[at]!, damage, battle);
          return { at, kind, fate, stands: stands.map((one, i) => (i === at ? stand : one)) };
        }),
  );

/** Every formation that may come about, those with less left first. */
const formationsOf = (battle: Battle, damages: readonly Vigour[], onWork: OnWork): readonly (readonly Vigour[])[] => {
  const start = battle.enemies.map(({ will, strength }): Vigour => ({ will, strength }));
  const found = new Map([[keyOf(start), start as readonly Vigour[]]]);
  // The map grows while it is gone through.
  for (const stands of found.values()) {
    onWork(FORMATION_STEPS);
    for (const { stands: next } of followers(battle, stands, damages)) found.set(keyOf(next), next);
    checkBytes(found.size * FORMATION_BYTES);
  }
  return [...found.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
};

/**
 * Numbers the formations of the enemies of a battle.
 * @param damages all kinds of damage that the detectives may do, the first of them none
 * @throws {OutOfMemory} where there are too many
 */
export const compileEnemies = (battle: Battle, damages: readonly Vigour[], onWork: OnWork): EnemySide => {
  const stands = formationsOf(battle, damages, onWork);
  const count = battle.enemies.length;
  const numberOf = new Map(stands.map((one, number) => [keyOf(one), number]));
  const placeOf = (formation: number, enemy: number, damage: number): number =>
    (formation * count + enemy) * damages.length + damage;
  const to = new Int32Array(stands.length * count * damages.length);
  const fates = new Int8Array(to.length).fill(-1);
  stands.forEach((one, number) => {
    for (const { at, kind, fate, stands: next } of followers(battle, one, damages)) {
      to[placeOf(number, at, kind)] = numberOf.get(keyOf(next))!;
      if (fate !== undefined) fates[placeOf(number, at, kind)] = ENEMY_FATES.indexOf(fate);
    }
  });
  const masks = Uint8Array.from(stands, (one) =>
    one.reduce((mask, stand, at) => (isGone(stand) ? mask : mask + 2 ** at), 0),
  );
  return { size: stands.length, stands, start: numberOf.get(keyOf(battle.enemies))!, masks, to, fates, placeOf };
};
