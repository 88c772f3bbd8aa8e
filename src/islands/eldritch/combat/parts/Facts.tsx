import { compareFractions, wholeFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import type { ResultProps } from '../view-props.ts';
import { meanRu } from '../words/answer.ts';
import { T } from '../words/labels.ts';
import { foeName, isMany } from '../words/names.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly exact?: string | undefined;
}
/** What is certain or impossible is not said twice. */
const chance = (name: string, of: Fraction): Fact => ({
  name,
  value: percentRu(of),
  exact: of.d === 1n ? undefined : fractionRu(of),
});
const isPossible = ({ n }: Fraction): boolean => n > 0n;

const factsOf = ({ state, result }: ResultProps): readonly Fact[] => {
  const { killed, won, stands, fates, meanHealth, meanSanity, meanClues } = result;
  const isCertain = compareFractions(stands, wholeFraction(1)) === 0;
  return [
    chance(isMany(state) ? 'Победить всех монстров' : 'Победить монстра', killed),
    ...(isCertain ? [] : [chance('Победить и выстоять', won)]),
    chance('Выстоять', stands),
    ...(isPossible(fates.health) ? [chance('Кончится здоровье', fates.health)] : []),
    ...(isPossible(fates.sanity) ? [chance('Кончится рассудок', fates.sanity)] : []),
    ...(isPossible(fates.both) ? [chance('Кончится и то и другое', fates.both)] : []),
    { name: 'Потеря здоровья в среднем', value: meanRu(meanHealth) },
    { name: 'Потеря рассудка в среднем', value: meanRu(meanSanity) },
    ...(state.hero.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
};

/** Chances and means, as a percentage or a number and exactly; each monster where there are several. */
export const Facts = (props: ResultProps) => {
  const { data, state, result } = props;
  return (
    <section class="el-facts-part">
      <h3>{T.facts}</h3>
      <dl class="el-facts">
        {factsOf(props).map(({ name, value, exact }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {exact !== undefined && exact !== value && <small>{exact}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {isMany(state) && (
        <p class="el-each">
          {T.each}: {state.foes.map((foe, at) => `${foeName(foe, data)} — ${percentRu(result.each[at]!)}`).join('; ')}.
        </p>
      )}
    </section>
  );
};
