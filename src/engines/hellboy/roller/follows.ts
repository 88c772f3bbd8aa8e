/** What a result leads to, and how it is told. */
import { damageDealt, damageTaken, informationFor, type Aim } from '../skill-check/aim.ts';

/** One rule that was followed: its term, what it did, and how much of it. */
export interface Told {
  /** A term of the site. */
  readonly term: string;
  readonly what:
    /** So many dice are thrown. */
    | 'thrown'
    /** The effect die shows this. */
    | 'effect'
    /** BPRD is used as this. */
    | 'wild'
    | 'spent'
    /** So many dice are thrown again. */
    | 'again'
    /** The sum is changed by so much. */
    | 'changed'
    | 'result'
    /** Damage before an object takes its part. */
    | 'dealt'
    /** What the object takes. */
    | 'absorbed'
    /** What the target takes. */
    | 'damage'
    | 'information'
    /** The target number is reached or missed. */
    | 'reached'
    | 'missed';
  readonly amount: number;
}
export type Follows =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reach'; readonly target: number; readonly isReached: boolean }
  | {
      /** To the enemy, or to the agent who defends. */
      readonly kind: 'damage' | 'defence';
      /** Before the object takes its part. */
      readonly dealt: number;
      readonly absorbed: number;
      readonly damage: number;
    }
  | { readonly kind: 'information'; readonly information: number };

/** What a result leads to; no more damage than was dealt is ever absorbed, and health is no limit to what is dealt. */
export const followsOf = (aim: Aim, result: number): Follows => {
  switch (aim.kind) {
    case 'result':
      return { kind: 'nothing' };
    case 'reach':
      return { kind: 'reach', target: aim.target, isReached: result >= aim.target };
    case 'damage': {
      const [dealt, damage] = [0, aim.cover].map((cover) => damageDealt(result, aim.toughness, cover));
      return { kind: 'damage', dealt: dealt!, absorbed: dealt! - damage!, damage: damage! };
    }
    case 'defence': {
      const [dealt, damage] = [0, aim.cover].map((cover) => damageTaken(result, aim.attack, cover));
      return { kind: 'defence', dealt: dealt!, absorbed: dealt! - damage!, damage: damage! };
    }
    case 'information':
      return { kind: 'information', information: informationFor(result) };
  }
};

/** From what damage comes: an enemy's toughness, or the defence of an agent. */
const DEALT_BY = { damage: 'toughness', defence: 'defend' } as const;

/** The same, rule by rule. */
export const toldOfFollows = (follows: Follows): readonly Told[] => {
  switch (follows.kind) {
    case 'nothing':
      return [];
    case 'reach':
      return [{ term: 'test', what: follows.isReached ? 'reached' : 'missed', amount: follows.target }];
    case 'damage':
    case 'defence': {
      const { kind, dealt, absorbed, damage } = follows;
      const object: readonly Told[] = absorbed > 0 ? [{ term: 'object', what: 'absorbed', amount: absorbed }] : [];
      return [
        { term: DEALT_BY[kind], what: 'dealt', amount: dealt },
        ...object,
        { term: 'damage', what: 'damage', amount: damage },
      ];
    }
    case 'information':
      return [{ term: 'examine', what: 'information', amount: follows.information }];
  }
};
