/** The calculators of a step, each opened on what the table knows. */
import { filledQuery } from '../../schemas/site/setup-options.ts';
import type { Value } from '../../schemas/site/setup.ts';
import { valueOf, type State, type Table } from './model.ts';

type Calculator = Table['steps'][number]['calculators'][number];
/** The numbers of characters, by their ids. */
export type People = Readonly<Record<string, Readonly<Record<string, Value>>>>;
export interface CalculatorLink {
  readonly label: string;
  /** The player whose character it opens on, by his place. */
  readonly player?: number;
  /** Below the game: «odds/?v=1». */
  readonly to: string;
}

const known =
  (table: Table, state: State, people: People, at: number | undefined) =>
  (name: string): Value | undefined => {
    if (name === 'players') return state.players.length;
    if (table.shared.some(({ id }) => id === name)) return valueOf(table, state, name);
    const who = at === undefined ? '' : state.players[at]!.who;
    return name === 'who' ? who : (people[who]?.[name] ?? state.carried[name]);
  };

/** A link for each player whose character it speaks of, or one for all. */
export const calculatorLinks = (
  table: Table,
  state: State,
  people: People,
  { id, label, query, bounds }: Calculator,
): readonly CalculatorLink[] => {
  const link = (at: number | undefined): CalculatorLink => {
    const value = known(table, state, people, at);
    const text = filledQuery(query, (name) => {
      const one = value(name);
      const [least, most] = bounds[name] ?? [-Infinity, Infinity];
      return typeof one === 'number' ? Math.min(Math.max(one, least), most) : one;
    });
    return { label, to: `${id}/${text === '' ? '' : `?${text}`}`, ...(at !== undefined && { player: at }) };
  };
  const named = query.includes('{who}') ? state.players.flatMap(({ who }, at) => (who === '' ? [] : [at])) : [];
  return named.length === 0 ? [link(undefined)] : named.map(link);
};
