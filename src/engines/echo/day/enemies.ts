/** Enemies on the board and in hand: come, move, are detained, handed over, given for clues, or gone. */
import { become, type After, type Effects } from './after.ts';
import { mockeryAt, withDetective } from './detectives.ts';
import { BUYERS, cluesForWill } from './exchange.ts';
import { newEnemy } from './paths.ts';
import { refuse, type RefusalCode } from './refusal.ts';
import type { DayState, Enemy, Holder } from './state.ts';
import { MOST } from './words.ts';

/** Does something with an enemy that there is. */
const withEnemy = (state: DayState, id: number, act: (enemy: Enemy) => After): After => {
  const enemy = state.enemies.find((e) => e.id === id);
  return enemy === undefined ? refuse('no-such-enemy') : act(enemy);
};
const withEnemyChanged = (state: DayState, id: number, change: Partial<Enemy>): After =>
  become({ ...state, enemies: state.enemies.map((enemy) => (enemy.id === id ? { ...enemy, ...change } : enemy)) });
const withoutEnemy = (state: DayState, id: number): DayState => ({
  ...state,
  enemies: state.enemies.filter((enemy) => enemy.id !== id),
});

/** Why an enemy cannot be detained: undead and artifacts can only be destroyed (3.4.7). */
const notDetainable = ({ kind }: Pick<Enemy, 'kind'>): RefusalCode | undefined => {
  if (kind === 'unknown') return 'kind-unknown';
  return kind === 'mage' || kind === 'citizen' ? undefined : 'not-a-person';
};
/** Why no one can hold an enemy there. */
const notHolding = ({ detectives }: DayState, holder: Holder): RefusalCode | undefined => {
  if (holder === 'office') return undefined;
  const detective = detectives[holder];
  if (detective === undefined) return 'no-such-detective';
  return detective.isOut ? 'is-out' : undefined;
};
const isUnknownPlace = (state: DayState, place: number | null): boolean =>
  place !== null && state.places[place] === undefined;

export const enemyEffects = {
  enemy: (state, { as, place }) => {
    if (isUnknownPlace(state, place)) return refuse('no-such-place');
    if (state.enemies.length >= MOST.enemies) return refuse('full');
    const come = { ...newEnemy(state.nextId, place), kind: as };
    return become({ ...state, enemies: [...state.enemies, come], nextId: state.nextId + 1 });
  },
  'enemy-kind': (state, { enemy: id, as }) =>
    withEnemy(state, id, ({ holder }) => {
      const reason = holder === null ? undefined : notDetainable({ kind: as });
      return reason === undefined ? withEnemyChanged(state, id, { kind: as }) : refuse(reason);
    }),
  'name-enemy': (state, { enemy: id, name }) => withEnemy(state, id, () => withEnemyChanged(state, id, { name })),
  limits: (state, { enemy: id, will, strength }) =>
    withEnemy(state, id, () => withEnemyChanged(state, id, { will, strength })),
  /** No enemy enters Juffin's office (3.4.1, note 1). */
  move: (state, { enemy: id, to }) =>
    withEnemy(state, id, ({ holder }) => {
      const place = state.places[to];
      if (holder !== null) return refuse('is-detained');
      if (place === undefined) return refuse('no-such-place');
      return place.known === 'juffin-office' ? refuse('safe-office') : withEnemyChanged(state, id, { place: to });
    }),
  /** A detective detains an enemy at large. */
  detain: (state, { enemy: id, by }) =>
    withEnemy(state, id, (found) => {
      if (found.holder !== null) return refuse('is-detained');
      const reason = notDetainable(found) ?? notHolding(state, by);
      return reason === undefined ? withEnemyChanged(state, id, { holder: by, place: null }) : refuse(reason);
    }),
  hand: (state, { enemy: id, to }) =>
    withEnemy(state, id, ({ holder }) => {
      const reason = holder === null ? 'not-detained' : notHolding(state, to);
      return reason === undefined ? withEnemyChanged(state, id, { holder: to }) : refuse(reason);
    }),
  /** An enemy who was detained is at large again, at a place. */
  release: (state, { enemy: id, at }) =>
    withEnemy(state, id, ({ holder }) => {
      if (holder === null) return refuse('not-detained');
      return isUnknownPlace(state, at)
        ? refuse('no-such-place')
        : withEnemyChanged(state, id, { holder: null, place: at });
    }),
  /** Persons are killed, undead and artifacts destroyed; an enemy of unknown kind is neither. */
  'defeat-enemy': (state, { enemy: id }) =>
    withEnemy(state, id, ({ holder, kind }) => {
      if (holder !== null) return refuse('is-detained');
      return kind === 'unknown' ? refuse('kind-unknown') : become(withoutEnemy(state, id));
    }),
  'remove-enemy': (state, { enemy: id }) => withEnemy(state, id, () => become(withoutEnemy(state, id))),
  /** A mage in Холоми, a citizen in Половина Городской Полиции: clues by the limit of Will, and he leaves the game. */
  'trade-enemy': (state, { enemy: id }) =>
    withEnemy(state, id, ({ holder, kind, will }) => {
      const at = BUYERS[kind];
      if (holder === null || at === undefined) return refuse('not-detained');
      if (holder === 'office') return refuse('in-office');
      if (will === null) return refuse('will-unknown');
      const count = cluesForWill(will);
      return withDetective(
        withoutEnemy(state, id),
        holder,
        (d) => ({ clues: d.clues + count }),
        { kind: 'got-clues', who: holder, count },
        ...mockeryAt(state, holder, at),
      );
    }),
} satisfies Partial<Effects>;
