/** Blocking counts the work of the page's own thread. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockedIn, type TraceEvent } from './blocking.ts';

const AT = { pid: 7, tid: 1 } as const;
const parsed: TraceEvent = { name: 'ParseHTML', ph: 'X', ...AT, args: { beginData: { url: 'http://site/page/' } } };
const task = (milliseconds: number, at: { readonly pid: number; readonly tid: number } = AT): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  ...at,
  tdur: milliseconds * 1000,
});

test('what each task takes beyond 50 ms of the slower processor, of the thread of the page alone', () => {
  const trace = [
    task(500, { pid: 3, tid: 1 }),
    task(12.5),
    parsed,
    task(20),
    task(30),
    task(500, { pid: 7, tid: 2 }),
    { name: 'Layout', ph: 'X', ...AT, tdur: 900_000 },
  ];
  assert.equal(blockedIn(trace, 'http://site/', 4), 30 + 70);
  assert.equal(blockedIn(trace, 'http://site/', 1), 0);
});

test('a trace that says nothing of the page, or no work of its thread, is no zero', () => {
  assert.throws(() => blockedIn([task(90)], 'http://site/', 4), /nothing of/);
  assert.throws(() => blockedIn([parsed, { name: 'RunTask', ph: 'X', ...AT }], 'http://site/', 4), /no time/);
});
