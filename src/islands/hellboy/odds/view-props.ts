/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { OddsProse } from '../../../schemas/hellboy/odds-prose.ts';
import type { Found as FoundPlan, InputsProps } from '../../shared/frame/define-calculator.tsx';
import type { DiceFaces } from './dice-faces.ts';
import type { OddsData } from './data.ts';
import type { Figure, Mode, State } from './model.ts';
import type { Report } from './question.ts';
import type { Reach, Step, TestOdds } from './check-odds.ts';
import type { ThrowAnswer } from './throw-odds.ts';

/** What the page hands over. */
export interface Page {
  readonly data: OddsData;
  readonly prose: OddsProse;
  /** «/hellboy/terms/» with the site's base. */
  readonly termBase: string;
}
/** The answer to each question of the page. */
export type Result =
  | { readonly kind: 'test'; readonly odds: TestOdds }
  | Report
  | { readonly kind: 'throws'; readonly answer: ThrowAnswer };
/** A state with the dice that it was counted with. */
interface Counted {
  readonly state: State;
  readonly dice: DiceFaces;
}
export type PlanOf<M extends Mode> = Counted & Extract<Result, { readonly kind: M }>;
export type Plan = Counted & Result;
/** What more follows from a test, a frame later. */
export interface Further {
  readonly reaches: readonly Reach[];
  readonly steps: readonly Step[];
}
export interface Found extends FoundPlan<Plan> {
  /** Of the plan; of the one before while they are being counted. */
  readonly further: Further | undefined;
  /** What has to be set before there is an answer. */
  readonly missing: Figure | undefined;
}

/** What all inputs are given. */
export type AllInputs = InputsProps<Page, State, DiceFaces>;
/** What parts of the inputs need. */
export type InputProps = Pick<AllInputs, keyof Page | 'state'> & {
  /** Absent on the server: then nothing can be changed. */
  readonly actions: Pick<NonNullable<AllInputs['actions']>, 'change'> | undefined;
};
/** What parts of the result need: a test that is solved. */
export type ResultProps = Page & PlanOf<'test'>;
