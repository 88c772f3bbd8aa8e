/**
 * What is wrong with the content, so that the author can fix it: where, what was found, what is wanted.
 *
 * Problems are values. A check collects them all and prints a list; a build throws them as one error.
 */

/** Stable codes of all problems that content can have. */
const PROBLEM_RULES = [
  'frontmatter',
  'duplicate-id',
  'ambiguous-form',
  'form-spelling',
  'unknown-see',
  'unknown-chapter',
  'unknown-set',
  'chapter-order',
  'unknown-term',
  'unknown-component',
  'unknown-attribute',
  'unknown-icon',
  'heading-id',
  'straight-quote',
  'picture',
  'unknown-diagram',
  'broken-link',
  'raw-html',
  'mdx',
  'unfilled',
  'wrong-answer',
  'not-ready',
  'stray-file',
  'lost-synonym',
  'lost-question',
  'duplicate-form',
  'duplicate-title',
  'unlinked-title',
  'duplicate-order',
  'unpaired-quote',
  'picture-sign',
  'skipped-heading',
] as const;
export type ProblemRule = (typeof PROBLEM_RULES)[number];

/** One problem: its rule, its place (file from the project's root, line from 1), what was found and how to fix it. */
export interface Problem {
  readonly rule: ProblemRule;
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

/** The problem as three lines for a terminal. */
export const formatProblem = ({ rule, file, line, message, fix }: Problem): string =>
  `${file}:${line}  [${rule}]\n  ${message}\n  → ${fix}`;

/** An error that carries problems; its message is their list. An author has no use for the lines of our code. */
export const makeContentError = (problems: readonly Problem[]): Error => {
  const list = problems.map(formatProblem).join('\n\n');
  const error = new Error(`Содержимое не проходит проверку (${problems.length}):\n\n${list}\n`);
  error.stack = `${error.name}: ${error.message}`;
  return error;
};
