import { compareFractions, toNumber, wholeFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import type { ResultProps } from '../view-props.ts';
import { meanRu } from '../../shared/words.ts';
import { labels } from '../words/labels.ts';
import { foeName, isMany, isParty, memberName } from '../words/names.ts';

/** Smaller chances have no fraction and no decimal that is short enough. */
const SHOWN = 0.000_01;
/** What is certain or impossible is not said twice. */
const chance = (name: string, of: Fraction): Fact => ({
  name,
  value: percentRu(of),
  exact: of.d === 1n || toNumber(of) < SHOWN ? undefined : fractionRu(of),
});
const isPossible = ({ n }: Fraction): boolean => n > 0n;

/** The facts of one investigator. */
const memberFacts = ({ state, result }: ResultProps, at: number): readonly Fact[] => {
  const { fates, meanHealth, meanSanity, meanClues } = result.fighters[at]!;
  return [
    ...(isParty(state) ? [chance('Выстоять', fates.stands)] : []),
    ...(isPossible(fates.health) ? [chance('Кончится здоровье', fates.health)] : []),
    ...(isPossible(fates.sanity) ? [chance('Кончится рассудок', fates.sanity)] : []),
    ...(isPossible(fates.both) ? [chance('Кончится и то и другое', fates.both)] : []),
    { name: 'Потеря здоровья в среднем', value: meanRu(meanHealth) },
    { name: 'Потеря рассудка в среднем', value: meanRu(meanSanity) },
    ...(state.party[at]!.hero.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
};
const sharedFacts = ({ state, result }: ResultProps): readonly Fact[] => {
  const { killed, won, stands } = result;
  const isCertain = compareFractions(stands, wholeFraction(1)) === 0;
  return [
    chance(isMany(state) ? 'Победить всех монстров' : 'Победить монстра', killed),
    ...(isCertain || won === undefined ? [] : [chance('Победить и выстоять', won)]),
    chance(isParty(state) ? 'Выстоять всем' : 'Выстоять', stands),
  ];
};

/** Chances and means, as a percentage or a number and exactly; each monster and each investigator where there are several. */
export const FightFacts = (props: ResultProps) => {
  const { data, state, result } = props;
  return (
    <>
      <Facts of={isParty(state) ? sharedFacts(props) : [...sharedFacts(props), ...memberFacts(props, 0)]} />
      {isMany(state) && (
        <p class="el-each">
          {labels.each}:{' '}
          {state.foes.map((foe, at) => `${foeName(foe, data)} — ${percentRu(result.each[at]!)}`).join('; ')}.
        </p>
      )}
      {isParty(state) &&
        state.party.map((_, at) => (
          <section key={at}>
            <h4>{memberName(state, at, data)}</h4>
            <Facts of={memberFacts(props, at)} />
          </section>
        ))}
    </>
  );
};
