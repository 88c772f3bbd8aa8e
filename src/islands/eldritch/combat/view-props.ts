/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { Found, InputsProps } from '../../shared/frame/define-calculator.tsx';
import type { NotSet } from '../shared/not-set.ts';
import type { Page } from '../shared/page.ts';
import type { CombatData } from './cards.ts';
import type { State } from './model.ts';
import type { OwnCards } from './own-cards.ts';
import type { Result } from './result.ts';
import type { VariantResult } from './variants.ts';

export type CombatPage = Page<CombatData>;
/** A fight with what comes of it. */
export interface Plan {
  readonly state: State;
  readonly result: Result;
}
export interface Solved extends Found<Plan> {
  /** Of the same fight, none where they would take long; absent while they are being counted. */
  readonly variants: readonly VariantResult[] | undefined;
  /** What the reader has to set before there is an answer. */
  readonly missing: NotSet | undefined;
}
/** What parts of the inputs need. */
export type InputProps = InputsProps<CombatPage, State, OwnCards>;
/** What parts about one of the investigators need. */
export interface MemberProps extends InputProps {
  /** His place. */
  readonly at: number;
}
/** What parts of the result need: a fight that is solved. */
export interface ResultProps extends Plan, CombatPage {}
