/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import type { Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { Ending } from '../../../engines/foursouls/attack/outcome.ts';
import type { AttackProse } from '../../../schemas/foursouls/attack-prose.ts';
import type { CompareProps, Found as FoundPlan, InputsProps } from '../../shared/frame/define-calculator.tsx';
import type { Deck } from './deck/model.ts';
import type { AttackData, State } from './model.ts';
import type { CountedGains } from './use-gains.ts';
import type { PlayedAttack } from './use-play.ts';

/** What the page hands over. */
export interface Page {
  readonly data: AttackData;
  readonly prose: AttackProse;
  /** The decks of the rulebook, in its order. */
  readonly decks: readonly Deck[];
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}
/** A state with what follows from it. */
export interface Solved {
  readonly state: State;
  readonly odds: Odds;
}
/** The odds, what more would buy, the attack that is played with dice. */
export interface Found extends FoundPlan<Solved>, CountedGains {
  /** Absent until the present state is solved. */
  readonly adviceAt: AdviceAt | undefined;
  readonly table: PlayedAttack;
}
/** What one thing more would buy, and what for. */
export interface GainRow extends Gain {
  readonly odds: Odds;
}
/** An attack played to its end. */
export interface Past {
  readonly ending: Ending;
  readonly rolls: number;
}

/** What parts of the inputs need. */
export type InputProps = InputsProps<Page, State>;
/** What parts of the result need: an attack that is solved. */
export interface ResultProps extends Solved {
  readonly data: AttackData;
}
export type ComparisonProps = Page & CompareProps<State, Solved>;
