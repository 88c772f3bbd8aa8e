/** Worked cases of the stack and the cards they are played with. */
import { getCollection } from 'astro:content';
import type { Action } from '../../engines/foursouls/action.ts';
import type { Catalog } from '../../engines/foursouls/ability.ts';
import { playLines } from '../../engines/foursouls/scenario.ts';
import { tableOf, type Setup } from '../../engines/foursouls/setup.ts';
import { makeAddress } from '../../islands/stack/address.ts';
import { stateOf } from '../../islands/stack/model.ts';
import { paths } from '../../lib/url.ts';
import type { StackScenario } from '../../schemas/foursouls-stack.ts';

/** A worked case, played. */
export interface StackCase {
  readonly id: string;
  readonly path: string;
  readonly data: StackScenario;
  readonly setup: Setup;
  readonly actions: readonly Action[];
  /** Sentences by the number of actions after which they stand. */
  readonly notes: { readonly [cursor: number]: string };
  /** The query with which the sandbox opens it. */
  readonly query: string;
}
const GAME = 'foursouls';

/** All cards of the sandbox. */
export const stackCards = async (): Promise<Catalog> =>
  Object.fromEntries((await getCollection('stackTemplates')).map(({ data }) => [data.id, data])) as Catalog;

/** The cards of a catalog that a setup and what comes of it name. */
export const cardsOfSetup = (setup: Setup, all: Catalog): Catalog => {
  const text = JSON.stringify(setup);
  return Object.fromEntries(Object.entries(all).filter(([id]) => text.includes(`"${id}"`)));
};

/** Every worked case by title. A case whose lines do not play stops the build. */
export const stackCases = async (): Promise<readonly StackCase[]> => {
  const cards = await stackCards();
  return (await getCollection('stackCases')).map((entry): StackCase => {
    const id = entry.id.replace(`${GAME}/`, '');
    const setup = entry.data.setup as Setup;
    const played = playLines(tableOf(setup, cards), entry.data.actions);
    if (played.stopped !== undefined) throw new Error(`content/${entry.id.replace('/', '/scenarios/')}.yaml: строка «${played.stopped.line}» не играется (${played.stopped.problem.code}).`);
    const ends = played.lines.map((_, i) => played.lines.slice(0, i + 1).reduce((n, l) => n + l.actions.length, 0));
    const notes = Object.fromEntries(Object.entries(entry.data.notes ?? {}).map(([line, text]) => [ends[Number(line) - 1]!, text]));
    const actions = played.lines.flatMap((l) => l.actions);
    return { id, path: paths.workedCase(GAME, 'stack', id), data: entry.data, setup, actions, notes, query: makeAddress(stateOf(setup, cards, actions)) };
  });
};

/** A theme of the library: cases are told apart by the rule that they cite first. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly cases: readonly StackCase[];
}
const THEMES: readonly (readonly [id: string, name: string, rules: readonly string[]])[] = [
  ['priority', 'Порядок и приоритет', ['stack', 'priority', 'triggered-ability']],
  ['targets', 'Цели, отмена, рассеивание', ['target', 'fizzle', 'cancel', 'cost']],
  ['dice', 'Броски кубика', ['dice-roll', 'reroll', 'flip', 'roll-ability']],
  ['attack', 'Атака', ['attack', 'attack-roll', 'attack-the-deck', 'ambush', 'additional-attack']],
  ['damage', 'Урон и замещение', ['damage', 'prevent', 'replacement-effect', 'each', 'heal']],
  ['death', 'Смерть и штраф', ['death', 'monster-death', 'player-death', 'death-penalty']],
  ['turn', 'Покупка, конец хода, победа', ['end-phase', 'purchase', 'winning', 'hand']],
];
/** The library by theme; what fits none stands last. */
export const stackThemes = (cases: readonly StackCase[]): readonly Theme[] => {
  const themeOf = (c: StackCase) => THEMES.find(([, , rules]) => rules.includes(c.data.rules[0]!))?.[0] ?? 'words';
  return [...THEMES, ['words', 'Слова на картах', []] as const]
    .map(([id, name]): Theme => ({ id, name, cases: cases.filter((c) => themeOf(c) === id) })).filter((t) => t.cases.length > 0);
};
