/** Worked cases of the stack and the cards they are played with. */
import content from 'virtual:content';
import {
  workedCase,
  type Catalog,
  type Template,
  type WorkedCase,
} from '../../../islands/foursouls/stack/worked-case.ts';
import { citedTerms, type Prose } from '../../../islands/foursouls/stack/prose.ts';
import { printedMonster } from '../../../islands/foursouls/stack/printed-monster.ts';
import { lowerRu } from '../../../lib/sentence-ru.ts';
import { paths, url } from '../../../lib/url.ts';
import { termsOf } from '../terms.ts';
import { stackProse as prose } from './prose.ts';
import type { StackScenario } from '../../../schemas/foursouls/scenario.ts';

/** A worked case, played, with its place on the site. */
export interface StackCase extends WorkedCase {
  readonly id: string;
  readonly path: string;
  readonly data: StackScenario;
}
const GAME = 'foursouls';

const catalogOf = (cards: readonly Template[] = []): Catalog =>
  Object.fromEntries(cards.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id)).map((t) => [t.id, t]));

/** The cards with full text: worked cases are played with these. */
export const stackCards = (): Catalog => catalogOf(content.figures.foursouls.templates);

/** Cards that worked cases bring along: a case may be taken over into the sandbox. */
const ownCards = (): Catalog =>
  catalogOf(Object.values(content.figures.foursouls.scenarios).flatMap(({ cards }) => cards ?? []));

/** All that may be laid in the sandbox: printed monsters by their figures too, except those with full text. */
export const sandboxCards = (): Catalog => ({
  ...Object.fromEntries(content.figures.foursouls.monsters.map((monster) => [monster.id, printedMonster(monster)])),
  ...ownCards(),
  ...stackCards(),
});

/** Every worked case. One whose lines do not play stops the build. */
export const stackCases = (): readonly StackCase[] => {
  const cards = stackCards();
  return Object.entries(content.figures.foursouls.scenarios).map(([id, data]): StackCase => {
    try {
      return {
        id,
        path: paths.workedCase(GAME, 'stack', id),
        data,
        ...workedCase({ ...catalogOf(data.cards), ...cards }, data),
      };
    } catch (cause) {
      throw new Error(`content/${GAME}/scenarios/${id}.yaml: ${(cause as Error).message}.`, { cause });
    }
  });
};

const titles = new Map(termsOf(GAME).map(({ id, data }) => [id, lowerRu(data.title)]));
/** The name of a term in running words; an unknown one is named by its id. */
export const termName = (id: string): string => titles.get(id) ?? id;
/** What the stack says that is prose, and the names of the terms that it cites. */
export const stackProse = (): Prose => ({
  ...prose,
  terms: citedTerms(termName),
  termBase: url(paths.glossary(GAME)),
});

/** A theme of the library: cases are grouped by the rule that they cite first. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly cases: readonly StackCase[];
}
const THEMES: readonly (readonly [id: string, name: string, rules: readonly string[]])[] = [
  ['priority', 'Порядок и приоритет', ['stack', 'priority', 'triggered-ability']],
  ['targets', 'Цели, отмена, рассеивание', ['target', 'fizzle', 'cancel', 'cost']],
  ['dice', 'Броски кубика', ['dice-roll', 'reroll', 'flip', 'roll-ability']],
  ['attack', 'Атака', ['attack', 'attack-roll', 'declare-attack', 'attack-the-deck', 'ambush', 'additional-attack']],
  ['damage', 'Урон и замещение', ['damage', 'prevent', 'replacement-effect', 'each', 'heal']],
  ['death', 'Смерть и штраф', ['death', 'monster-death', 'player-death', 'death-penalty']],
  ['turn', 'Покупка, конец хода, победа', ['end-phase', 'purchase', 'winning', 'hand']],
];
/** The library by theme; cases without one come last. */
export const stackThemes = (cases: readonly StackCase[]): readonly Theme[] => {
  const themeOf = (c: StackCase) => THEMES.find(([, , rules]) => rules.includes(c.data.rules[0]!))?.[0] ?? 'words';
  return [...THEMES, ['words', 'Слова на картах', []] as const]
    .map(([id, name]): Theme => ({ id, name, cases: cases.filter((c) => themeOf(c) === id) }))
    .filter((t) => t.cases.length > 0);
};
