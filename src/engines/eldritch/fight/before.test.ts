/** What may have happened before each stage, and what bounds a layer, by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CARDS, type Item } from '../combat/fighter.ts';
import { beforesOf } from './before.ts';
import { boundsOf } from './bounds.ts';
import { STAGES } from './fight.ts';
import { fightOf, foeOf, LILY } from './fights.test-table.ts';
import { layersOf } from './layers.ts';
import { shapeOf } from './shape.ts';

test('losses add up from stage to stage; items are used where they help', () => {
  const items: readonly Item[] = [
    { kind: 'bonus', will: 1, strength: 1, perRound: false },
    { kind: 'ward', health: 1, sanity: 0 },
    { kind: 'ward', health: 0, sanity: 1 },
  ];
  const cards = { ...NO_CARDS, items, all: { will: true, strength: true }, allCosts: { sanity: 2 } };
  const flags = [
    'toll',
    'will-failed-health',
    'will-failed-cursed',
    'will-wounds',
    'leaves-on-five',
    'dies-after-will',
    'parley',
    'fright',
    'fright',
  ] as const;
  const fight = fightOf({ fighters: [{ ...LILY, cards }], foes: [foeOf({ horror: 3, flags })] });
  const calm = { mayWound: false, mayCurse: false };
  const stirred = { mayWound: true, mayCurse: true };
  assert.deepEqual(beforesOf(fight, STAGES, 0, 0), [
    { health: 0, sanity: 0, ...calm, used: 0 },
    // The toll takes one of each, which either ward prevents.
    { health: 1, sanity: 1, ...calm, used: 0b110 },
    // The will test: horror and the card, 1 health for failing, and the bonus may be used.
    { health: 2, sanity: 6, ...stirred, used: 0b111 },
    { health: 2, sanity: 6, ...stirred, used: 0b111 },
    { health: 3, sanity: 6, ...stirred, used: 0b111 },
    { health: 3, sanity: 6, ...stirred, used: 0b111 },
    { health: 3, sanity: 8, ...stirred, used: 0b111 },
  ]);
  const frightened = fightOf({ fighters: [{ ...LILY, cards }], foes: [foeOf({ horror: 0, flags: ['fright'] })] });
  assert.deepEqual(
    beforesOf(frightened, ['dies', 'fright', 'strength'], 0, 0).map(({ used }) => used),
    [0, 0b010, 0b110],
  );
  const plain = fightOf({ foes: [foeOf({ horror: 2, flags: ['unhurt', 'will-wounds'] })] });
  assert.deepEqual(beforesOf(plain, ['will', 'parley', 'strength'], 0, 0)[2], {
    health: 0,
    sanity: 2,
    ...calm,
    used: 0,
  });
});

test('who has few wounds has dealt damage: one point for each success that was not there', () => {
  const ward: Item = { kind: 'ward', health: 2, sanity: 0 };
  const foes = [
    foeOf({ damage: 3, toughness: 4 }, 1),
    foeOf({ damage: 2, toughness: 3, flags: ['heals-two'] }),
    { ...foeOf({ damage: 3, toughness: 3 }), isAmbush: true },
  ];
  const fight = fightOf({
    fighters: [LILY, { ...LILY, cards: { ...NO_CARDS, items: [ward], onDefeat: { health: 1, sanity: 0, clues: 0 } } }],
    foes,
    rounds: 3,
  });
  const bounds = boundsOf(fight, shapeOf(fight));
  const layers = layersOf(fight, undefined);
  const layerAt = (turn: number, met: number) => layers.find((layer) => layer.turn === turn && layer.met === met)!;
  const lags = (turn: number, met: number, foe: number) =>
    [0, 1, 2, 3, 4].map((wounds) => bounds.lagOf(layerAt(turn, met), foe, wounds));
  assert.deepEqual(lags(0, 0, 0).slice(1), [0, 0, 0, 0]);
  // Met once by him: three damage, from which each wound more than the first is a success.
  assert.deepEqual(lags(0, 1, 0).slice(1), [3, 2, 1, 0]);
  assert.deepEqual(lags(2, 0, 0).slice(1), [3, 2, 1, 0]);
  assert.deepEqual(lags(4, 1, 0).slice(1), [9, 8, 7, 0]);
  // The other one has met it less often; what heals tells nothing, and from an ambush it is met once.
  assert.deepEqual(lags(3, 0, 0).slice(1), [3, 2, 1, 0]);
  assert.deepEqual(lags(4, 1, 1), [0, 0, 0, 0, 0]);
  assert.deepEqual(lags(4, 0, 2), [3, 2, 1, 0, 0]);
  assert.deepEqual(lags(5, 0, 2), [0, 0, 0, 0, 0]);
  // Health that wards save, or that each of three monsters may bring back.
  assert.deepEqual([bounds.topOf(layerAt(0, 0)), bounds.topOf(layerAt(1, 0))], [6, 6 + 2 + 3]);
  assert.deepEqual([layerAt(0, 0), layerAt(0, 1), layerAt(1, 0), layerAt(1, 2), layerAt(2, 0)].map(bounds.isFirst), [
    true,
    false,
    true,
    false,
    false,
  ]);
});
