import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import type { ResultProps } from '../view-props.ts';
import { destroyedOf, detainedOf } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { chanceRu, isCertain, isSameNumber, meanRu, preciseRu } from '../words/numbers.ts';

/** What is certain or impossible is not said twice. */
const chance = (name: string, of: number): Fact => ({
  name,
  value: chanceRu(of),
  exact: isCertain(of) ? undefined : preciseRu(of),
});
/** Leaves out what never happens. */
const mean = (name: string, of: number): readonly Fact[] => (of > 0 ? [{ name, value: meanRu(of, 2) }] : []);

const factsOf = ({ state, result }: ResultProps): readonly Fact[] => {
  const { victory, cleanVictory, noneFell, endless, meanRounds } = result;
  const isMany = state.enemies.length > 1;
  const isBothTold = !isSameNumber(cleanVictory, victory) && !isSameNumber(cleanVictory, noneFell);
  const beaten = [
    ...mean('Задержано в среднем', detainedOf(result)),
    ...mean('Убито и уничтожено в среднем', destroyedOf(result)),
  ];
  const rounds: Fact = {
    name: 'Раундов в среднем',
    value: meanRu(meanRounds),
    // «Битва во время Фазы Движения»: a round costs everyone who fights a unit of movement, as long as he has one.
    exact: state.phase === 'movement' ? labels.movementUnits : undefined,
  };
  return [
    chance(isMany ? 'Победить всех Врагов' : 'Победить Врага', victory),
    chance(labels.nobody, noneFell),
    ...(isBothTold ? [chance('И то и другое', cleanVictory)] : []),
    ...(endless > 0 ? [chance(labels.endless, endless)] : []),
    ...(isMany ? beaten : []),
    ...(endless > 0 ? [] : [rounds]),
  ];
};

/** Chances and means, as a percentage or a number and with all places that are sure. */
export const BattleFacts = (props: ResultProps) => <Facts of={factsOf(props)} />;
