/** Cards as data over the mechanics: each against a small bag whose chance is worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber } from '../../../engines/exact/fraction.ts';
import { chanceOfSuccess, solveTest } from '../../../engines/arkham/skill-test/solve.ts';
import { TOKEN_IDS, type Bag } from '../../../engines/arkham/token.ts';
import { chance } from './cards.test-table.ts';
import { testOf, type ChosenEffect, type State } from './model.ts';
import { data, initial } from './real-data.test-table.ts';

const third = (x: number): number => Math.round(x * 3e9) / 3e9;

/**
 * The Midnight Masks, standard, 2 doom on one cultist: share of each value and chance of success by how far the skill is
 * under the difficulty. Source: https://arkhamprotection.wordpress.com/ («The Midnight Masks in a Standard Campaign»).
 */
test('published: the values of the bag and the chances they give', () => {
  const state: State = {
    ...initial,
    preset: 'notz',
    level: 'standard',
    bag: data.presets.find((p) => p.id === 'notz')!.bags.standard!.tokens,
    scenario: 'the-midnight-masks',
    lines: { skull: { x: 2 } },
    icons: 0,
    skill: 9,
    difficulty: 9,
    effects: [],
  };
  const { bag, meanings } = testOf({ ...state, investigator: 'daisy-walker' }, data);
  const per: Record<string, number> = {};
  for (const id of TOKEN_IDS) {
    const key = id === 'auto-fail' || id === 'elder-sign' ? id : String(meanings[id].modifier);
    if ((bag[id] ?? 0) > 0) per[key] = (per[key] ?? 0) + (100 * bag[id]!) / 16;
  }
  assert.deepEqual(per, {
    '0': 12.5,
    '1': 6.25,
    '-1': 18.75,
    '-2': 31.25,
    '-3': 12.5,
    '-4': 6.25,
    'auto-fail': 6.25,
    'elder-sign': 6.25,
  });
  const under = (by: number, investigator: string, x: number) => {
    const t = testOf({ ...state, investigator, skill: 9 - by, lines: { ...state.lines, 'elder-sign': { x } } }, data);
    return 100 * toNumber(chanceOfSuccess(solveTest(t).distribution, t));
  };
  // Agnes with 2 horror, Agnes with 4, Agnes with none.
  assert.deepEqual(
    [2, 4, 0].map((horror) => under(4, 'agnes-baker', horror)),
    [0, 6.25, 0],
  );
});

test('cancel, return and redraw', () => {
  const bag: Bag = { '0': 1, '-4': 1 };
  for (const [card, p] of [
    ['wendy-adams', 3 / 4],
    ['third-times-a-charm', 7 / 8],
    ['analysis', 63 / 64],
    ['strong-armed', 63 / 64],
    ['dial-of-ancients-aberration', 31 / 32],
    ['custom-modifications', 3 / 4],
  ] as const)
    assert.equal(chance([card], bag, 3), p, card);
  assert.equal(chance(['custom-modifications'], { '0': 1, 'auto-fail': 1 }, 3), 0.5);
  assert.equal(chance(['wendy-adams'], { '0': 1, 'auto-fail': 1 }, 3), 0.75);
});

test('several tokens at once', () => {
  const bag: Bag = { '0': 1, '-1': 4 };
  for (const [card, p] of [
    ['grotesque-statue', 2 / 5],
    ['eat-lead', 2 / 5],
    ['olive-mcbride', 0.2],
    ['olive-mcbride-2', 0.2],
  ] as const)
    assert.equal(chance([card], bag, 3), p, card);
  for (const card of [
    'against-all-odds',
    'eat-lead-2',
    'dial-of-ancients-revelation',
    'breath-of-the-sleeper',
    'eyes-of-the-dreamer',
    'forbidden-sutra',
  ])
    assert.equal(chance([{ id: card, x: 2 }], bag, 3), 0.6, card);
  // Two are resolved and added: 0 with −1 passes 2 whenever the 0 is among the three or the four.
  assert.deepEqual(
    [
      chance(['olive-mcbride'], { '0': 1, '-1': 1, '-4': 2 }, 2),
      chance(['olive-mcbride-2'], { '0': 1, '-1': 1, '-4': 2 }, 2),
    ],
    [0.5, 1],
  );
  // The skull has to be resolved where it is among the five; two of the three tokens pass without the card.
  assert.equal(
    third(
      chance(['dark-prophecy'], { '0': 2, skull: 1 }, 3, {
        scenario: 'the-devourer-below',
        lines: { skull: { x: 1 } },
      }),
    ),
    third(2 / 3),
  );
  // The two others are left: −1 and 0 pass 2.
  assert.equal(chance(['jacqueline-fine'], { '0': 1, '-1': 1, 'auto-fail': 1 }, 2), 1);
});

test('ignored and cancelled tokens', () => {
  assert.equal(chance(['lucky-dice'], { '0': 1, '-4': 3 }, 3), 1);
  assert.equal(chance(['lucky-dice'], { '0': 1, '-4': 4 }, 3), 0.8);
  assert.equal(chance(['lucky-dice'], { '0': 1, 'auto-fail': 1 }, 3), 0.5);
  // The curse does not come back into the bag.
  assert.equal(chance(['false-covenant'], { curse: 1, '0': 1 }, 3), 1);
  assert.equal(third(chance(['false-covenant'], { curse: 2, '0': 1 }, 3)), third(1 / 3 + ((2 / 3) * 1) / 2));
  const masks = { scenario: 'the-midnight-masks' };
  for (const card of ['counterspell', 'wish-eater'])
    assert.equal(chance([card], { tablet: 1, '-4': 1 }, 3, masks), 0.5, card);
  assert.equal(chance([], { tablet: 1, '-4': 1 }, 3, masks), 0);
});

test('tokens that count as something else', () => {
  assert.equal(chance(['father-mateo'], { 'auto-fail': 1, '-4': 1 }, 5, { investigator: 'skids-otoole' }), 0.5);
  assert.equal(chance(['father-mateo'], { 'auto-fail': 1, '-4': 1 }, 6, { investigator: 'skids-otoole' }), 0);
  assert.equal(chance(['father-mateo'], { 'auto-fail': 1, '-4': 1 }, 9, { investigator: 'father-mateo' }), 0.5);
  assert.equal(
    chance(['jim-culver'], { skull: 1 }, 3, { scenario: 'the-midnight-masks', lines: { skull: { x: 3 } } }),
    1,
  );
  assert.equal(chance(['skeptic'], { bless: 1, curse: 1, '0': 1 }, 3), 1);
  assert.equal(third(chance(['skeptic'], { bless: 1, curse: 1, '0': 1 }, 5)), third(1 / 3));
  assert.equal(chance(['beloved'], { bless: 1, 'auto-fail': 1 }, 9), 0.5);
  // A success by 4 needs the other +2 rather than the automatic success, whose value is 3.
  assert.equal(chance(['beloved'], { bless: 2 }, 3, { goal: { kind: 'success', by: 4 } }), 1);
  assert.equal(chance(['sure-gamble'], { '-2': 1, '-4': 1 }, 5), 1);
  // −2 first: +2. Curse first: only one of the two minuses turns.
  assert.equal(chance(['sure-gamble'], { curse: 1, '-2': 1 }, 4), 0.5);
  assert.equal(chance(['sure-gamble'], { tablet: 1 }, 6, { scenario: 'the-midnight-masks' }), 1);
});

test('another token from the bag, an additional one, the second bless', () => {
  // The skull is −1 there, the cultist −2.
  const ghouls = { scenario: 'the-devourer-below', lines: { skull: { x: 1 } } };
  const sigil = (pick: ChosenEffect['pick'], bag: Bag) => third(chance([{ id: 'nkosi-mabati', pick }], bag, 2, ghouls));
  assert.deepEqual(
    [
      sigil('skull', { cultist: 1, skull: 1 }),
      sigil('skull', { cultist: 1, '-8': 1 }),
      sigil('skull', { '-8': 1, skull: 1 }),
    ],
    [1, 0, 0.5],
  );
  assert.equal(chance([], { cultist: 1, skull: 1 }, 2, ghouls), 0.5);
  // The bless as the sigil asks for another token, and the cultist is in the bag again: −8, or the cultist that stays.
  assert.equal(sigil('bless', { cultist: 1, bless: 1 }), 1);
  // Either −2 first, then the other as +2; or the skull, with which nothing is drawn; after −2 the skull fails.
  assert.equal(third(chance(['hit-me'], { '-2': 2, skull: 1 }, 3)), third(1 / 3 + (2 / 3) * (1 / 2)));
  assert.equal(chance(['hit-me'], { '-2': 1, 'auto-fail': 1 }, 3), 0);
  // 0 first; or −2, curse as +2, then 0, which the curse asks for; or curse, 0, then −2 as +2.
  assert.equal(third(chance(['hit-me'], { '-2': 1, curse: 1, '0': 1 }, 3)), third(1 / 3 + 1 / 6 + 1 / 6));
  const skids = { investigator: 'skids-otoole' };
  // Two of the three before −8: +2 and the sign of +2; one or none: −8.
  assert.equal(third(chance(['blessing-of-isis'], { bless: 2, '-8': 1 }, 7, skids)), third(1 / 3));
  assert.equal(third(chance([], { bless: 2, '-8': 1 }, 7, skids)), 0);
  // One bless lies on its card: the first from the bag is the second.
  assert.equal(chance(['blessing-of-isis', 'favor-of-the-sun'], { bless: 1, '-8': 1 }, 7, skids), 0.5);
});

test('covenants', () => {
  assert.deepEqual(
    [chance(['ancient-covenant'], { bless: 1, 'auto-fail': 1 }, 5), chance([], { bless: 1, 'auto-fail': 1 }, 5)],
    [0.5, 0],
  );
  // The player may go on after a bless where +2 is not enough.
  assert.equal(chance(['ancient-covenant'], { bless: 2 }, 7), 1);
  assert.deepEqual(
    [
      chance(['blasphemous-covenant'], { curse: 1, '0': 1 }, 3),
      chance(['blasphemous-covenant'], { curse: 1, '0': 1 }, 4),
    ],
    [1, 0.5],
  );
  assert.equal(chance(['paradoxical-covenant'], { bless: 1, curse: 1 }, 9), 1);
});

test('symbols without effect, additions, no token', () => {
  const masks = { scenario: 'the-midnight-masks' };
  assert.equal(chance([{ id: 'defiance', pick: 'tablet' }], { tablet: 1, cultist: 1 }, 3, masks), 0.5);
  assert.equal(chance(['defiance-2'], { tablet: 1, cultist: 1 }, 3, masks), 1);
  assert.equal(chance(['ritual-candles'], { cultist: 1, tablet: 1 }, 2, masks), 0.5);
  assert.equal(chance([{ id: 'recall-the-future', pick: 'tablet' }], { tablet: 1 }, 2, masks), 1);
  for (const card of ['will-to-survive', 'pnakotic-manuscripts'])
    assert.equal(chance([card], { 'auto-fail': 1 }, 3), 1, card);
});

test('known tokens and sealed ones', () => {
  const sign = { investigator: 'skids-otoole' };
  for (const card of ['seal-of-the-elder-sign', 'the-codex-of-ages', 'the-codex-of-ages-advanced'])
    assert.deepEqual(
      [chance([card], { 'auto-fail': 1 }, 5, sign), chance([card], { 'auto-fail': 1 }, 6, sign)],
      [1, 0],
      card,
    );
  for (const card of ['favor-of-the-sun', 'father-mateo-parallel'])
    assert.equal(chance([card], { '0': 1 }, 5), 1, card);
  assert.equal(chance(['favor-of-the-moon'], { '0': 1 }, 1), 1);
  assert.equal(chance(['favor-of-the-moon'], { '0': 1 }, 2), 0);
  assert.equal(chance(['book-of-living-myths'], { bless: 1, '0': 1 }, 5), 1);
  assert.equal(chance([{ id: 'premonition', pick: 'auto-fail' }, 'wendy-adams'], { '0': 1 }, 3), 0.5);
  // No token lies on the skill card that could go back to the bag.
  assert.equal(chance(['seal-of-the-elder-sign', 'wendy-adams'], { '+1': 1 }, 4), 0);
  const gone: readonly (readonly [ChosenEffect, Bag])[] = [
    [{ id: 'crystalline-elder-sign' }, { '+1': 1 }],
    [{ id: 'the-chthonian-stone', pick: 'tablet' }, { tablet: 1 }],
    [{ id: 'seal-of-the-seventh-sign' }, { 'auto-fail': 1 }],
    [{ id: 'shards-of-the-void', x: 2 }, { '0': 2 }],
    [{ id: 'unrelenting', x: 3, pick: '-4' }, { '-4': 3 }],
    [{ id: 'dial-of-ancients-cataclysm', x: 1, pick: '-4' }, { '-4': 1 }],
    [{ id: 'rite-of-sanctification', x: 5 }, { bless: 5 }],
    [{ id: 'shield-of-faith', x: 2 }, { bless: 2 }],
    [{ id: 'radiant-smite', x: 3 }, { bless: 3 }],
    [{ id: 'holy-spear' }, { bless: 2 }],
  ];
  for (const [card, bag] of gone) {
    const t = testOf({ ...initial, bag: { ...bag, '-8': 1 }, effects: [card] }, data);
    assert.deepEqual(
      Object.entries(solveTest(t).bag).filter(([, n]) => n > 0),
      [['-8', 1]],
      card.id,
    );
  }
});
