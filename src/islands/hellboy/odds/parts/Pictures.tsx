/** The drawings of the answers: what may come of a test, of attacks in a row, of a siege, of a roll. */
import type { ComponentChildren } from 'preact';
import { ONE, subtractFractions, sumOfFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { BarChart } from '../../../shared/results/BarChart.tsx';
import { Strip, type End } from '../../../shared/results/Strip.tsx';
import type { OddsProse } from '../../../../schemas/hellboy/odds-prose.ts';
import { drawnOf, mostTaken } from '../drawn.ts';
import type { Plan, PlanOf } from '../view-props.ts';
import { SIEGE } from '../words/siege.ts';
import { THROW_LABELS } from '../words/throws.ts';
import { DiceRow } from './Die.tsx';

interface Props<P> {
  readonly plan: P;
  readonly prose: OddsProse;
}
/** A distribution as bars under their names. */
export const Drawing = ({ plan, prose, children }: Props<Plan> & { readonly children?: ComponentChildren }) => {
  const drawn = drawnOf(plan, prose);
  return (
    drawn && (
      <figure class="c-figure">
        <figcaption>{drawn.name}, %</figcaption>
        <BarChart {...drawn} />
        {children}
      </figure>
    )
  );
};

/** The dice and what may come of them: damage, information or the result itself. */
export const TestPicture = ({ plan, prose }: Props<PlanOf<'test'>>) => (
  <>
    <p class="hb-thrown-dice">
      <DiceRow dice={plan.odds.dice} />
    </p>
    <Drawing plan={plan} prose={prose} />
  </>
);
export const SiegePicture = ({ plan, prose }: Props<PlanOf<'siege'>>) => (
  <Drawing plan={plan} prose={prose}>
    {plan.answer.crushed.n > 0n && <p>{SIEGE.chartCrushed(mostTaken(plan.state) + 1)}</p>}
  </Drawing>
);

/** In which round an agent comes back, the sooner the better. */
const returnEnds = (rounds: readonly Fraction[]): readonly End[] => [
  ...rounds.map((chance, at) => ({
    says: THROW_LABELS.returns(at + 1),
    chance: at === 0 ? chance : subtractFractions(chance, rounds[at - 1]!),
    worth: 1 - at / rounds.length,
  })),
  { says: THROW_LABELS.staysAway, chance: subtractFractions(ONE, rounds.at(-1)!), worth: 0 },
];
/** Who wins a dispute. The accent of the game is the red of a bad end: these differ by tint alone. */
const disputeEnds = (wins: Fraction, tied: Fraction): readonly End[] => [
  { says: THROW_LABELS.youWin, chance: wins, worth: 1 },
  { says: THROW_LABELS.othersWin, chance: subtractFractions(ONE, sumOfFractions([wins, tied])), worth: 0.35 },
  { says: THROW_LABELS.tied, chance: tied, worth: 0 },
];
export const ThrowPicture = ({ plan, prose }: Props<PlanOf<'throws'>>) => {
  const { chance, rounds, facts } = plan.answer;
  const tied = facts.find(([name]) => name === 'tied');
  if (rounds !== undefined) return <Strip of={returnEnds(rounds)} />;
  if (tied !== undefined) return <Strip of={disputeEnds(chance, tied[2])} />;
  return <Drawing plan={plan} prose={prose} />;
};
