import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS, checkBytes, MOST_BYTES, noop } from '../../../engines/exact/work.ts';
import { answerSafely } from './ask-worker.ts';
import { variantsSolver } from './use-variants.ts';
import { answererOf, type Variants, type VariantsReport } from './variants.ts';

/** Each question is the steps that it takes, and has three variants that take as many. */
const answer = answererOf<number, string, number, number>({
  resultOf: (steps, onWork) => {
    onWork(steps);
    return 'known';
  },
  questionsOf: (steps) => [steps, steps, steps],
  variantOf: (steps, onWork) => {
    onWork(steps);
    return steps;
  },
});
const reportsTo = (question: number, steps: number): readonly string[] => {
  const said: string[] = [];
  answerSafely<number, VariantsReport<string, number> | { kind: 'progress' }>(answer, { question, steps }, (report) => {
    if (report.kind === 'variants') said.push(`variants ${report.variants.length}`);
    else if (report.kind !== 'progress') said.push(report.kind);
  });
  return said;
};

test('the result and all variants that its budget goes for', () => {
  assert.deepEqual(reportsTo(1, BUDGETS.worker), ['result', 'variants 3']);
  assert.deepEqual(reportsTo(BUDGETS.worker / 3, BUDGETS.worker), ['result', 'variants 2']);
  assert.deepEqual(reportsTo(BUDGETS.worker, BUDGETS.worker), ['result', 'variants 0']);
});

test('what takes longer is asked about; once the reader has allowed it, its variants are left out', () => {
  assert.deepEqual(reportsTo(BUDGETS.worker + 1, BUDGETS.worker), ['confirm']);
  assert.deepEqual(reportsTo(BUDGETS.worker + 1, Infinity), ['result', 'variants 0']);
});

test('a variant that does not fit into the memory is left out with those after it, in the worker and on the page', () => {
  const variants: Variants<object, string, number, number> = {
    resultOf: () => 'known',
    questionsOf: () => [1, MOST_BYTES + 1, 2],
    variantOf: (bytes) => {
      checkBytes(bytes);
      return bytes;
    },
  };
  const said: unknown[] = [];
  answerSafely(answererOf(variants), { question: {}, steps: BUDGETS.worker }, (report) => {
    if (report.kind !== 'progress') said.push(report);
  });
  assert.deepEqual(said, [
    { kind: 'result', result: 'known' },
    { kind: 'variants', variants: [1] },
  ]);
  const { onPage, isWhole } = variantsSolver(variants, 3, () => () => undefined);
  let known: ReturnType<(typeof onPage)[number]> = {};
  for (const step of onPage) if (!isWhole(known)) known = step({}, { known, last: undefined, onWork: noop });
  assert.deepEqual(known, { result: 'known', found: [1], variants: [1] });
});

test('what does not fit into the memory is refused, what breaks has failed', () => {
  const messageOf = (answerer: () => void): string => {
    let kind = '';
    answerSafely(answerer, { question: 0, steps: 1 }, (report: { readonly kind: string }) => {
      kind = report.kind;
    });
    return kind;
  };
  assert.equal(
    messageOf(() => checkBytes(MOST_BYTES + 1)),
    'reject',
  );
  assert.equal(
    messageOf(() => {
      throw new RangeError('no memory');
    }),
    'failed',
  );
});
