import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTables } from './readme.ts';

const table = (title: string, value: string) => ({ title, about: 'A.', columns: ['v'], rows: [[value]] });
const text = (title: string, value: string, where: string) =>
  `## ${title}\n\nA.\n\n| v |\n| --- |\n| ${value} |\n\nMeasured ${where}.\n`;

test('a table measured anew takes the place of the old, others stay', () => {
  const first = withTables('# Bench\n\nWords.\n', [table('One', '1'), table('Two', '2')], 'then');
  assert.equal(first, ['# Bench\n\nWords.\n', text('One', '1', 'then'), text('Two', '2', 'then')].join('\n'));
  const second = withTables(first, [table('One', '3')], 'now');
  assert.equal(second, ['# Bench\n\nWords.\n', text('One', '3', 'now'), text('Two', '2', 'then')].join('\n'));
});
