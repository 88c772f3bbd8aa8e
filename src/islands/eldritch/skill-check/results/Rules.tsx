import type { Setup } from '../inputs/setup.ts';
import { rangeWords, ruleWords } from '../inputs/words.ts';
import type { Rule } from './rules.ts';

interface Props {
  readonly setup: Setup;
  readonly rules: readonly Rule[];
  /** Undefined where the dice cannot show so many. */
  readonly enough: number | undefined;
  /** What is said where stopping leaves something to want. */
  readonly stop: string;
  readonly termBase: string;
}

/** When to throw again, by what lies on the table. */
export const Rules = ({ setup, rules, enough, stop, termBase }: Props) =>
  rules.length === 0 ? (
    <p>
      <a href={`${termBase}reroll/`}>Перебрасывать</a> нечем: что выпало, то и считается. Ниже видно, что дала бы одна
      улика.
    </p>
  ) : (
    <table class="et-table et-rules">
      <thead>
        <tr>
          <th scope="col">Успехов на столе</th>
          <th scope="col">Что делать</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.from}>
            <th scope="row">{rangeWords(rule.from, rule.to)}</th>
            <td>{ruleWords(rule.actions, setup, stop)}</td>
          </tr>
        ))}
        {enough !== undefined && (
          <tr>
            <th scope="row">{enough} или больше</th>
            <td>Остановитесь: успехов хватает.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
