/** The state of the calculator: an attack whose foes may have a name. A plain value: what an address holds. */
import {
  EMPTY_HAND,
  RESOURCES,
  type Attack,
  type Foe,
  type Resource,
} from '../../../engines/foursouls/attack/attack.ts';
import type { CharacterFigures } from '../../../schemas/foursouls/character.ts';
import type { MonsterFigures } from '../../../schemas/foursouls/monster.ts';

export { CHARACTER_SETS as SETS, MONSTER_KINDS as KINDS } from '../../../engines/foursouls/cards.ts';
export type { CharacterSet, MonsterKind as Kind } from '../../../engines/foursouls/cards.ts';

export type Monster = Omit<MonsterFigures, 'souls' | 'reward' | 'confidence' | 'conflicts'> & {
  /** What another printing says of the three numbers. */
  readonly conflicts: readonly { readonly field: 'health' | 'evasion' | 'attack'; readonly also: readonly number[] }[];
  /** Only one list names it. */
  readonly isUnsure: boolean;
};
type Character = Omit<CharacterFigures, 'confidence'>;
/** What the page hands to the island. */
export interface AttackData {
  readonly monsters: readonly Monster[];
  readonly characters: readonly Character[];
}

/** A foe, with the id of its card where its numbers began as those of one. */
export interface NamedFoe extends Foe {
  readonly id?: string | undefined;
}
export interface State extends Attack {
  /** The character whose numbers the attack began with. */
  readonly character?: string | undefined;
  readonly foes: readonly NamedFoe[];
}

type Bounds = readonly [least: number, most: number];
/** Bounds of the numbers that the reader sets. */
export const BOUNDS = {
  health: [1, 12],
  attack: [0, 10],
  rollBonus: [-3, 5],
  firstBonus: [-3, 5],
  sixBonus: [0, 5],
  dice: [1, 4],
  resource: [0, 5],
  pointsEach: [1, 5],
  /** Evasion 0 means Ø. */
  foe: { health: [1, 20], evasion: [0, 6], attack: [0, 10] },
} as const satisfies { readonly [field: string]: Bounds | { readonly [field: string]: Bounds } };
/** Attacks in one turn that are counted in a row. */
export const MOST_FOES = 3;

export const foeOf = ({ id, health, evasion, attack }: Monster): NamedFoe => ({
  id,
  health,
  evasion: evasion ?? 0,
  attack,
});

/** Where the calculator begins: a fresh character against a common boss, with nothing in hand. */
export const defaultState = (data: AttackData): State => ({
  health: 2,
  attack: 1,
  sixBonus: 0,
  rollBonus: 0,
  firstBonus: 0,
  firstEach: false,
  dice: 1,
  fixTo: 6,
  pointsEach: 1,
  hand: EMPTY_HAND,
  goal: 'kill',
  foes: [foeOf(data.monsters.find((m) => m.id === 'monstro') ?? data.monsters[0]!)],
});

/** The card that a foe began as. */
export const monsterOf = ({ id }: NamedFoe, data: AttackData): Monster | undefined =>
  data.monsters.find((m) => m.id === id);
/** Whether a foe still has the numbers of its card. */
export const isAsPrinted = (foe: NamedFoe, data: AttackData): boolean => {
  const monster = monsterOf(foe, data);
  return (
    monster !== undefined &&
    monster.health === foe.health &&
    (monster.evasion ?? 0) === foe.evasion &&
    monster.attack === foe.attack
  );
};

export const withFoe = (state: State, at: number, foe: NamedFoe): State => ({
  ...state,
  foes: state.foes.map((f, i) => (i === at ? foe : f)),
});
export const withoutFoe = (state: State, at: number): State =>
  state.foes.length === 1 ? state : { ...state, foes: state.foes.filter((_, i) => i !== at) };
/** One more attack, on a foe like the last. */
export const withOneMore = (state: State): State =>
  state.foes.length >= MOST_FOES ? state : { ...state, foes: [...state.foes, state.foes.at(-1)!] };
export const withResource = (state: State, resource: Resource, times: number): State => ({
  ...state,
  hand: { ...state.hand, [resource]: times },
});

/** The character that attacks, and the state with the numbers of another. */
export const characterOf = ({ character }: State, data: AttackData): Character | undefined =>
  data.characters.find(({ id }) => id === character);
export const withCharacter = (state: State, { id, health, attack }: Character): State => ({
  ...state,
  character: id,
  health,
  attack,
});

/** Whether somebody attacks with the numbers that his card prints. */
export const isOwnNumbers = (state: State, { health, attack }: Character): boolean =>
  state.health === health && state.attack === attack;

/** Whether there is a hand to plan with. */
export const hasHand = ({ hand }: Attack): boolean => RESOURCES.some((r) => hand[r] > 0);
