/** Figures that no list has: they are asked for until the reader has set them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codecOf } from './address.ts';
import { withFiguresSet, withFoe, withHero, withInvestigator } from './changes.ts';
import { notSetFoe, skillOf } from './model.ts';
import { DATA, INITIAL } from './model.test-table.ts';
import { notSetOf } from './words/not-set.ts';

test('a monster without figures is counted once they are said to be those of its token', () => {
  const state = { ...INITIAL, foes: [INITIAL.foes[0]!, notSetFoe('Дхол', true)] };
  assert.equal(notSetOf(state, DATA)?.to, 'set-foe-2');
  const half = withFoe(state, 1, { monster: { ...state.foes[1]!.monster, toughness: 4 } });
  assert.equal(notSetOf(half, DATA)?.to, 'set-foe-2');
  const set = withFiguresSet(half, 1);
  assert.equal(notSetOf(set, DATA), undefined);
  assert.deepEqual(set.foes[1], { name: 'Дхол', monster: half.foes[1]!.monster, wounds: 0, isAmbush: true });
});
test('an address with a name and no figures asks for them, one with figures does not', () => {
  const { parse } = codecOf(DATA);
  assert.equal(notSetOf(parse('v=1&m=.0.Дхол').state, DATA)?.to, 'set-foe-1');
  assert.equal(notSetOf(parse('v=1&m=.0.0..1.0..1.1...Дхол').state, DATA), undefined);
});
test('the skills of an investigator without figures are asked for, those that the fight tests', () => {
  const unknown = withInvestigator(INITIAL, DATA.investigators[2]);
  assert.equal(notSetOf(INITIAL, DATA), undefined);
  assert.equal(notSetOf(unknown, DATA)?.to, 'set-numbers-1');
  const { skills } = unknown.party[0]!.hero;
  assert.equal(notSetOf(withHero(unknown, { skills: { ...skills, will: 3 } }), DATA)?.to, 'set-numbers-1');
  assert.equal(notSetOf(withHero(unknown, { skills: { ...skills, will: 3, strength: 2 } }), DATA), undefined);
  // An unnamed investigator has average skills.
  const nobody = withInvestigator(unknown, undefined);
  assert.deepEqual([notSetOf(nobody, DATA), skillOf(nobody.party[0]!.hero, 'will')], [undefined, 3]);
});
