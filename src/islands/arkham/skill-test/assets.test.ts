/** Assets in play: what they add to the skill that is tested, and the slots that they take. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetOptions, bonusWords } from './options.ts';
import { crowdedIn, withAssets, withInvestigator, withTested, testOf, SKILL_IDS } from './model.ts';
import { data, initial } from './real-data.test-table.ts';

const roland = withTested(initial, data, 'combat');

test('a bonus goes into the skill that is tested, and out of it again', () => {
  // Roland: willpower 3, intellect 3, combat 4, agility 2.
  const armed = withAssets(roland, data, ['beat-cop']);
  assert.deepEqual([roland.skill, armed.skill, testOf(armed, data).skill], [4, 5, 5]);
  assert.equal(withAssets(armed, data, []).skill, 4);
  // Another skill, another investigator: what stays in play counts for what it is worth there.
  const all = withAssets(armed, data, ['beat-cop', 'dr-milan-christopher', 'four-of-cups', 'moonstone']);
  assert.deepEqual(
    SKILL_IDS.map((skill) => withTested(all, data, skill).skill),
    [3 + 1 + 1, 3 + 1, 4 + 1, 2 + 1],
  );
  // Wendy: combat 1.
  assert.equal(withInvestigator(all, data, 'wendy-adams').skill, 1 + 1);
  // Without a known skill nothing is added.
  assert.equal(withAssets({ ...roland, tested: undefined }, data, ['beat-cop']).skill, 4);
});

test('a number set by hand stays: an asset adds to it', () => {
  const set = { ...roland, skill: 7 };
  assert.equal(withAssets(set, data, ['beat-cop']).skill, 8);
  assert.equal(withAssets({ ...roland, skill: 30 }, data, ['beat-cop']).skill, 30);
});

test('tarot cards and heads have one slot, as allies have; hands have two', () => {
  const crowdedSlots = (assets: readonly string[], effects: readonly string[] = []) =>
    crowdedIn({ assets, effects: effects.map((id) => ({ id })) }, data).map(({ slot, taken }) => `${slot} ${taken}`);
  assert.deepEqual(crowdedSlots(['ace-of-swords']), []);
  assert.deepEqual(crowdedSlots(['ace-of-swords', 'death-xiii']), ['tarot 2']);
  assert.deepEqual(crowdedSlots(['beat-cop', 'ace-of-swords'], ['olive-mcbride', 'mask-of-silenus']), ['ally 2']);
  assert.deepEqual(crowdedSlots(['the-black-book'], ['holy-spear']), ['hand 3']);
});

test('the list leads with what helps the tested skill and leaves out what is in play', () => {
  const options = assetOptions(data, { assets: ['ace-of-swords'], tested: 'combat' });
  assert.equal(options.length, data.assets.length - 1);
  assert.ok(options.every(({ value }) => value !== 'ace-of-swords'));
  const helping = options.findIndex(({ beside }) => !beside!.includes('сила'));
  assert.ok(helping > 5 && options.slice(helping).every(({ beside }) => !beside!.includes('сила')));
  assert.equal(bonusWords({ skills: [1, 0, 0, 1] }), 'воля +1, ловкость +1');
});
