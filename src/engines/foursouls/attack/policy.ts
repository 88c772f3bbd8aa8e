/** The best use of the hand as rules that a player can keep in mind, and as a table of every health. */
import { FACES, RESOURCES, type Attack, type Face, type Hand, type Resource } from './attack.ts';
import { foeAt, isHit, hurt, resolveRoll, startOf, type Position } from './position.ts';
import type { DamageAction, RollAction, Solver } from './solve.ts';

/** What to do at one health of the player and of the foe with a given hand, the first roll past. */
export interface PolicyCell {
  readonly health: number;
  readonly foeHealth: number;
  /** Per face: what to do with the roll. */
  readonly faces: readonly {
    readonly face: Face;
    readonly isMiss: boolean;
    readonly action: RollAction;
    readonly isTie: boolean;
  }[];
  /** Against the damage of a miss that is let through; absent where the foe does none. */
  readonly damage: { readonly action: DamageAction; readonly isTie: boolean } | undefined;
}

/** Rows by the health of the player, columns by the health of the foe, both from the highest. */
export type PolicyTable = readonly (readonly PolicyCell[])[];

/** The table of one foe with one hand: every health that can be met. */
export const tableOf = (solver: Solver, foe: number, hand: Hand): PolicyTable => {
  const { attack } = solver;
  const start: Position = { ...startOf(attack), foe, hand, first: false };
  return levelsOf(attack, foe).map((health) =>
    foeLevelsOf(attack, foe).map((foeHealth) => cellOf(solver, { ...start, health, foeHealth })),
  );
};

const cellOf = (solver: Solver, position: Position): PolicyCell => {
  const { attack } = solver;
  const damage = foeAt(attack, position).attack;
  const onDamage = damage === 0 ? undefined : solver.onDamage(position, damage);
  return {
    health: position.health,
    foeHealth: position.foeHealth,
    faces: FACES.map((face) => {
      const { action, equal } = solver.onFace(position, face);
      return { face, isMiss: !isHit(attack, position, face), action, isTie: equal.length > 0 };
    }),
    damage: onDamage && { action: onDamage.action, isTie: onDamage.equal.length > 0 },
  };
};

/** Healths of the player that can be met at a foe, whole hand in hand. */
const levelsOf = (attack: Attack, foe: number): number[] => {
  const levels = new Set([attack.health]);
  for (const { attack: damage } of attack.foes.slice(0, foe + 1))
    for (const health of levels) {
      const next = damage === 0 ? undefined : hurt({ ...startOf(attack), health }, damage);
      if (next?.kind === 'roll') levels.add(next.position.health);
    }
  return [...levels].sort((a, b) => b - a);
};
const foeLevelsOf = (attack: Attack, foe: number): number[] => {
  const levels = new Set([attack.foes[foe]!.health]);
  const rolls = FACES.flatMap((face) => [false, true].map((first) => ({ face, first })));
  for (const foeHealth of levels)
    for (const { face, first } of rolls) {
      const next = resolveRoll(attack, { ...startOf(attack), foe, foeHealth, first }, face);
      if (next.kind === 'roll' && next.position.foe === foe) levels.add(next.position.foeHealth);
    }
  return [...levels].sort((a, b) => b - a);
};

/** Something that is done in some cells of a table and not in others. */
export interface PolicyRule {
  readonly action: Exclude<RollAction, 'resolve'> | 'shield' | 'points';
  /** Faces at which a roll is changed, where not at every miss. */
  readonly faces: readonly Face[] | undefined;
  readonly when:
    | { readonly kind: 'always' }
    | { readonly kind: 'health' | 'foeHealth'; readonly among: readonly number[] }
    /** No single health tells it: the table does. */
    | { readonly kind: 'mixed' };
  /** Somewhere it is as good to do something else. */
  readonly isTie: boolean;
}

/** The rules of a table, one for each thing that is ever done. */
export const rulesOf = (table: PolicyTable): PolicyRule[] => {
  const cells = table.flat();
  const rules: PolicyRule[] = [];
  for (const action of ['reroll', 'flip', 'fix'] as const) {
    const does = (cell: PolicyCell) => cell.faces.some((f) => f.action === action);
    if (!cells.some(does)) continue;
    const faces = FACES.filter((face) => cells.some((c) => c.faces[face - 1]!.action === action));
    const misses = FACES.filter((face) => cells[0]!.faces[face - 1]!.isMiss);
    rules.push({
      action,
      when: whenOf(cells, does),
      faces: faces.join() === misses.join() ? undefined : faces,
      isTie: cells.some((c) => c.faces.some((f) => f.action === action && f.isTie)),
    });
  }
  for (const [action, is] of [
    ['shield', (a?: DamageAction) => a === 'shield'],
    ['points', (a?: DamageAction) => typeof a === 'number' && a > 0],
  ] as const) {
    const does = (cell: PolicyCell) => is(cell.damage?.action);
    if (cells.some(does))
      rules.push({
        action,
        faces: undefined,
        when: whenOf(cells, does),
        isTie: cells.some((c) => does(c) && c.damage!.isTie),
      });
  }
  return rules;
};

/** One hand of a plan: what to do while it holds, and what is spent first. */
export interface PolicyStage {
  readonly hand: Hand;
  readonly table: PolicyTable;
  readonly rules: readonly PolicyRule[];
  /** What the next stage is without; absent where nothing is spent. */
  readonly spends: Resource | undefined;
}

/** The plan against one foe: the whole hand, then the hand without what is spent first, and so on. */
export const policyOf = (solver: Solver, foe: number): PolicyStage[] => {
  const stages: PolicyStage[] = [];
  let { hand } = solver.attack;
  while (RESOURCES.some((r) => hand[r] > 0)) {
    const table = tableOf(solver, foe, hand);
    const rules = rulesOf(table);
    // What is done most widely goes first: always, then where one health tells it, then the rest.
    const first = [...rules].sort((a, b) => WIDTH[a.when.kind] - WIDTH[b.when.kind])[0];
    const spends = first && RESOURCE_OF[first.action];
    stages.push({ hand, table, rules, spends });
    if (spends === undefined) break;
    hand = { ...hand, [spends]: 0 };
  }
  return stages;
};
const WIDTH = { always: 0, health: 1, foeHealth: 1, mixed: 2 } as const;
const RESOURCE_OF: { readonly [a in PolicyRule['action']]: Resource } = {
  reroll: 'rerolls',
  flip: 'flips',
  fix: 'fixes',
  shield: 'shields',
  points: 'points',
};

const whenOf = (cells: readonly PolicyCell[], does: (cell: PolicyCell) => boolean): PolicyRule['when'] => {
  if (cells.every(does)) return { kind: 'always' };
  for (const kind of ['health', 'foeHealth'] as const) {
    const among = [...new Set(cells.filter(does).map((c) => c[kind]))];
    if (cells.every((c) => does(c) === among.includes(c[kind]))) return { kind, among };
  }
  return { kind: 'mixed' };
};
