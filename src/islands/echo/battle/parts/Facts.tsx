import type { ResultProps } from '../view-props.ts';
import { destroyedOf, detainedOf } from '../words/answer.ts';
import { T } from '../words/labels.ts';
import { chanceRu, meanRu, preciseRu } from '../words/numbers.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly precise?: string | undefined;
}
/** What is certain or impossible is not said twice. */
const chance = (name: string, of: number): Fact => ({
  name,
  value: chanceRu(of),
  precise: of > 1e-12 && of < 1 - 1e-12 ? preciseRu(of) : undefined,
});

/** What never comes about is not told. */
const mean = (name: string, of: number): readonly Fact[] => (of > 0 ? [{ name, value: meanRu(of, 2) }] : []);
const differs = (a: number, b: number): boolean => Math.abs(a - b) > 1e-9;
const factsOf = ({ state, result }: ResultProps): readonly Fact[] => {
  const { victory, cleanVictory, nobodyFell, endless, meanRounds } = result;
  const isMany = state.enemies.length > 1;
  return [
    chance(isMany ? 'Победить всех Врагов' : 'Победить Врага', victory),
    chance('Никто не упадёт', nobodyFell),
    ...(differs(cleanVictory, victory) && differs(cleanVictory, nobodyFell)
      ? [chance('И то и другое', cleanVictory)]
      : []),
    ...(endless > 0 ? [chance(T.endless, endless)] : []),
    ...(isMany
      ? [
          ...mean('Задержано в среднем', detainedOf(result)),
          ...mean('Убито и уничтожено в среднем', destroyedOf(result)),
        ]
      : []),
    ...(endless > 0 ? [] : [{ name: 'Раундов в среднем', value: meanRu(meanRounds) }]),
  ];
};

/** Chances and means, as a percentage or a number and with all places that are sure. */
export const Facts = (props: ResultProps) => (
  <section>
    <h3>{T.facts}</h3>
    <dl class="ec-facts">
      {factsOf(props).map(({ name, value, precise }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {precise !== undefined && <small>{precise}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
