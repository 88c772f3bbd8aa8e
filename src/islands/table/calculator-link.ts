/** The calculators of a step, each opened on what the table knows. */
import { readStorage } from '../../device/storage.ts';
import type { Ask } from '../../schemas/site/round.ts';
import { fillInQuery } from '../../schemas/site/setup-options.ts';
import type { Value } from '../../schemas/site/setup.ts';
import { valueOf, type State, type Table } from './model.ts';

type Calculator = Table['steps'][number]['calculators'][number];
/** The numbers of characters, by their ids. */
export type People = Readonly<Record<string, Readonly<Record<string, Value>>>>;
/** What the reader has said at the present step: the place of each answer, by the id of what is asked. */
export type Answers = Readonly<Record<string, number>>;
export interface CalculatorLink {
  readonly label: string;
  /** The player whose character it opens on, by his place. */
  readonly player?: number;
  /** Below the game: «odds/?v=1». */
  readonly to: string;
}
/** What links are made of. */
export interface LinkSource {
  readonly table: Table;
  readonly state: State;
  readonly people: People;
  readonly answers: Answers;
}

/** What is asked as the counters are, each with the answers that they allow. */
export const asksOf = (table: Table, state: State): readonly Ask[] =>
  (table.steps[state.at]?.asks ?? [])
    .map((ask) => ({ ...ask, answers: ask.answers.slice(0, 1 + valueOf(table, state, ask.counter)) }))
    .filter(({ answers }) => answers.length > 1);

const valuesFor = (source: LinkSource, at: number | undefined) => {
  const { table, state, people, answers } = source;
  const asked = table.steps.flatMap(({ asks }) => asks).map(({ id }) => id);
  return (name: string): Value | undefined => {
    if (name === 'players') return state.players.length;
    if (asked.includes(name)) {
      const most = (asksOf(table, state).find(({ id }) => id === name)?.answers.length ?? 1) - 1;
      return Math.min(answers[name] ?? 0, most);
    }
    if (table.shared.some(({ id }) => id === name)) return valueOf(table, state, name);
    const who = at === undefined ? '' : state.players[at]!.who;
    return name === 'who' ? who : (people[who]?.[name] ?? state.carried[name]);
  };
};

/**
 * Whether a log that the device keeps is of this game: it is of the same thing and has cards, in the first pass no more
 * than one.
 */
export const isLogOf = (log: NonNullable<Calculator['log']>, query: string, kept: string, pass: number): boolean => {
  const [wanted, has] = [new URLSearchParams(query), new URLSearchParams(kept)];
  const cards = has.get(log.cards)?.length ?? 0;
  return wanted.get(log.of) === has.get(log.of) && cards > 0 && (pass > 1 || cards === 1);
};
const goesOn = ({ table: { game }, state }: LinkSource, { id, log }: Calculator, query: string): boolean => {
  const kept = log === undefined ? 'refused' : readStorage(`${game}.${id}`);
  return log !== undefined && kept !== 'refused' && isLogOf(log, query, kept.text ?? '', state.pass);
};

/** A link for each player whose character it speaks of, or one for all. */
export const calculatorLinks = (source: LinkSource, calculator: Calculator): readonly CalculatorLink[] => {
  const { id, label, query, bounds } = calculator;
  const link = (at: number | undefined): CalculatorLink => {
    const value = valuesFor(source, at);
    const text = fillInQuery(query, (name) => {
      const one = value(name);
      const [least, most] = bounds[name] ?? [-Infinity, Infinity];
      return typeof one === 'number' ? Math.min(Math.max(one, least), most) : one;
    });
    const isAsItWas = text === '' || goesOn(source, calculator, text);
    return { label, to: `${id}/${isAsItWas ? '' : `?${text}`}`, ...(at !== undefined && { player: at }) };
  };
  const named = query.includes('{who}') ? source.state.players.flatMap(({ who }, at) => (who === '' ? [] : [at])) : [];
  return named.length === 0 ? [link(undefined)] : named.map(link);
};
