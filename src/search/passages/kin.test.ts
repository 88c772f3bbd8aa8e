import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stemOf } from '../words.ts';
import { indexKin, kinOf } from './kin.ts';

const areKin = (a: string, b: string): boolean => kinOf(indexKin([stemOf(b)]), stemOf(a)).has(stemOf(b));

test('a verb finds the noun and the participle of its root', () => {
  for (const [asked, written] of [
    ['оглушить', 'оглушённый'],
    ['сыграть', 'разыграть'],
    ['разрушить', 'разрушение'],
    ['атаковать', 'атака'],
  ] as const)
    assert.ok(areKin(asked, written), `${asked} — ${written}`);
});

test('a short stem and a far longer word are no kin', () => {
  for (const [asked, written] of [
    ['сила', 'осилит'],
    ['карта', 'картография'],
    ['враг', 'врата'],
    ['после', 'последний'],
  ] as const)
    assert.ok(!areKin(asked, written), `${asked} — ${written}`);
});

test('being kin goes both ways, and no stem is its own kin', () => {
  const stem = fc.stringMatching(/^[а-я]{1,9}$/);
  fc.assert(
    fc.property(stem, stem, (a, b) => {
      assert.equal(kinOf(indexKin([a]), b).has(a), kinOf(indexKin([b]), a).has(b));
      assert.equal(kinOf(indexKin([a]), a).size, 0);
    }),
  );
});
