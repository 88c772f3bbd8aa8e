/**
 * Sentences on two pages of a game that say almost the same thing with other numbers or another modality: one rule
 * written in two ways, or two rules that look alike. A list for an editor, not a verdict.
 */
import { foldKey } from '../../lib/fold-ru.ts';
import { linesOf } from '../../search/passages/plain-text.ts';
import { sentencesOf } from '../../search/passages/sentences.ts';
import type { LineKind } from '../../search/passages/units.ts';
import { stemsOf } from '../../search/words.ts';

/** A page as the comparison reads it. */
export interface ProsePage {
  /** From the project's root. */
  readonly file: string;
  readonly summary: string;
  /** MDX. */
  readonly body: string;
}

/** Two sentences on different pages. */
export interface Disagreement {
  /** Cosine of the two sentences, words weighted by how rare they are in the game; from 0 to 1. */
  readonly similarity: number;
  readonly sentences: readonly [Statement, Statement];
  /** The words of one sentence only: «число 2», «может». */
  readonly differs: readonly string[];
}

/** A sentence with its page. */
interface Statement {
  readonly file: string;
  readonly text: string;
}

/** The least similarity of a pair that is listed. */
const LEAST_SIMILARITY = 0.6;
/** A sentence with fewer stems has too little to compare. */
const FEWEST_STEMS = 4;

/** Lines that tell no rule by themselves. */
const ASIDES: ReadonlySet<LineKind> = new Set(['example', 'mistake', 'gap', 'erratum', 'heading']);

/** Numbers in words, by how they begin. */
const NUMERALS: readonly (readonly [RegExp, string])[] = [
  [/^(один|одна|одну|одно|одного|одной|одному)$/, '1'],
  [/^(два|две|двух|двум|двое)$/, '2'],
  [/^(три|трех|трем|трое)$/, '3'],
  [/^(четыре|четырех|четверо)$/, '4'],
  [/^(пять|пяти)$/, '5'],
  [/^(шесть|шести)$/, '6'],
];
const MODALITIES: readonly (readonly [RegExp, string])[] = [
  [/^(может|можете|могут|можно|вправе)$/, 'может'],
  [/^(должен|должны|должна|обязан|обязаны|обязана|обязательно)$/, 'должен'],
  [/^(нельзя|запрещено)$/, 'нельзя'],
  [/^(только|лишь|единственный|единственная|единственное)$/, 'только'],
  [/^(всегда|никогда)$/, 'всегда'],
];

const matching = (word: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(word))?.[1];

/** What may not differ between two statements of one rule: its numbers and its modality. */
const claimsOf = (text: string): ReadonlySet<string> => {
  const words = foldKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const number = /^\d+$/.test(word) ? word : matching(word, NUMERALS);
      const modality = matching(word, MODALITIES);
      return [...(number === undefined ? [] : [`число ${number}`]), ...(modality === undefined ? [] : [modality])];
    }),
  );
};

interface Indexed extends Statement {
  readonly stems: ReadonlySet<string>;
  readonly claims: ReadonlySet<string>;
}

const statementsOf = ({ file, summary, body }: ProsePage): readonly Indexed[] =>
  [summary, ...linesOf(body).flatMap(({ kind, says }) => (ASIDES.has(kind) ? [] : says))]
    .flatMap(sentencesOf)
    .map((text) => ({ file, text, stems: new Set(stemsOf(text)), claims: claimsOf(text) }))
    .filter(({ stems }) => stems.size >= FEWEST_STEMS);

/** The square of how much a stem tells: the rarer, the more. */
const weightsOf = (statements: readonly Indexed[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { stems } of statements) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(statements.length / count + 1) ** 2]));
};

const differenceOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
  [...a].filter((claim) => !b.has(claim)).concat([...b].filter((claim) => !a.has(claim)));

/**
 * Pairs of sentences of one game that differ in a number or a modality, the most similar first.
 *
 * @param pages all prose of one game
 */
export const disagreementsOf = (pages: readonly ProsePage[]): readonly Disagreement[] => {
  const statements = pages.flatMap(statementsOf);
  const weights = weightsOf(statements);
  const weightOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weights.get(stem)!, 0);
  const norms = statements.map(({ stems }) => Math.sqrt(weightOf(stems)));
  const pairs: Disagreement[] = [];
  for (const [i, one] of statements.entries())
    for (const [j, other] of statements.slice(0, i).entries()) {
      if (one.file === other.file) continue;
      const similarity = weightOf([...one.stems].filter((stem) => other.stems.has(stem))) / (norms[i]! * norms[j]!);
      if (similarity < LEAST_SIMILARITY) continue;
      const differs = differenceOf(other.claims, one.claims);
      if (differs.length > 0) pairs.push({ similarity, sentences: [other, one], differs });
    }
  return pairs.sort((a, b) => b.similarity - a.similarity);
};
