/** Enemies on the board and in hand: come, move, are detained, handed over, given for clues, or gone. */
import type { ActionOf } from './action.ts';
import { mockeryAt, withDetective } from './detectives.ts';
import { BUYERS, cluesForWill } from './exchange.ts';
import { newEnemy } from './paths.ts';
import { refused, type RefusalCode } from './refusal.ts';
import type { DayState, Enemy, Gone, Holder } from './state.ts';
import { become, type After } from './turn.ts';
import { MOST } from './words.ts';

type Refused = ReturnType<typeof refused>;

/** Does something with an enemy that there is. */
const withEnemy = (state: DayState, id: number, act: (enemy: Enemy) => After): After => {
  const enemy = state.enemies.find((e) => e.id === id);
  return enemy === undefined ? refused('no-such-enemy') : act(enemy);
};
const changed = (state: DayState, id: number, change: Partial<Enemy>): After =>
  become({ ...state, enemies: state.enemies.map((enemy) => (enemy.id === id ? { ...enemy, ...change } : enemy)) });
/** The enemy is gone for good. */
const withGone = (state: DayState, id: number, how: keyof Gone): DayState => ({
  ...state,
  enemies: state.enemies.filter((enemy) => enemy.id !== id),
  gone: { ...state.gone, [how]: state.gone[how] + 1 },
});

/** Why an enemy cannot be detained: undead and artifacts can only be destroyed (3.4.7). */
const notDetainable = ({ kind }: Pick<Enemy, 'kind'>): RefusalCode | undefined => {
  if (kind === 'unknown') return 'kind-unknown';
  return kind === 'mage' || kind === 'citizen' ? undefined : 'not-a-person';
};
/** Why nobody can hold an enemy there. */
const notHolding = ({ detectives }: DayState, holder: Holder): Refused | undefined => {
  if (holder === 'office') return undefined;
  const detective = detectives[holder];
  if (detective === undefined) return refused('no-such-detective');
  return detective.isOut ? refused('is-out') : undefined;
};
const isUnknownPlace = (state: DayState, place: number | null): boolean =>
  place !== null && state.places[place] === undefined;

export const enemy = (state: DayState, { as, place }: ActionOf<'enemy'>): After => {
  if (isUnknownPlace(state, place)) return refused('no-such-place');
  if (state.enemies.length >= MOST.enemies) return refused('full');
  const come = { ...newEnemy(state.nextId, place), kind: as };
  return become({ ...state, enemies: [...state.enemies, come], nextId: state.nextId + 1 });
};

export const enemyKind = (state: DayState, { enemy: id, as }: ActionOf<'enemy-kind'>): After =>
  withEnemy(state, id, ({ holder }) => {
    const reason = holder === null ? undefined : notDetainable({ kind: as });
    return reason === undefined ? changed(state, id, { kind: as }) : refused(reason);
  });

export const nameEnemy = (state: DayState, { enemy: id, name }: ActionOf<'name-enemy'>): After =>
  withEnemy(state, id, () => changed(state, id, { name }));

export const limits = (state: DayState, { enemy: id, will, strength }: ActionOf<'limits'>): After =>
  withEnemy(state, id, () => changed(state, id, { will, strength }));

/** No enemy enters Juffin's office (3.4.1, note 1). */
export const move = (state: DayState, { enemy: id, to }: ActionOf<'move'>): After =>
  withEnemy(state, id, ({ holder }) => {
    const place = state.places[to];
    if (holder !== null) return refused('is-detained');
    if (place === undefined) return refused('no-such-place');
    return place.known === 'juffin-office' ? refused('safe-office') : changed(state, id, { place: to });
  });

/** A detective detains an enemy at large. */
export const detain = (state: DayState, { enemy: id, by }: ActionOf<'detain'>): After =>
  withEnemy(state, id, (found) => {
    if (found.holder !== null) return refused('is-detained');
    const reason = notDetainable(found);
    if (reason !== undefined) return refused(reason);
    return notHolding(state, by) ?? changed(state, id, { holder: by, place: null });
  });

export const hand = (state: DayState, { enemy: id, to }: ActionOf<'hand'>): After =>
  withEnemy(state, id, ({ holder }) =>
    holder === null ? refused('not-detained') : (notHolding(state, to) ?? changed(state, id, { holder: to })),
  );

/** An enemy who was detained is at large again, at a place. */
export const release = (state: DayState, { enemy: id, at }: ActionOf<'release'>): After =>
  withEnemy(state, id, ({ holder }) => {
    if (holder === null) return refused('not-detained');
    return isUnknownPlace(state, at) ? refused('no-such-place') : changed(state, id, { holder: null, place: at });
  });

/** Persons are killed, undead and artifacts destroyed; one whose kind nobody has said is neither. */
export const defeatEnemy = (state: DayState, { enemy: id }: ActionOf<'defeat-enemy'>): After =>
  withEnemy(state, id, (found) => {
    if (found.holder !== null) return refused('is-detained');
    const reason = notDetainable(found);
    if (reason === 'kind-unknown') return refused(reason);
    return become(withGone(state, id, reason === undefined ? 'killed' : 'destroyed'));
  });

export const removeEnemy = (state: DayState, { enemy: id }: ActionOf<'remove-enemy'>): After =>
  withEnemy(state, id, () => become(withGone(state, id, 'removed')));

/** A mage in Холоми, a citizen in Половина Городской Полиции: clues by the limit of Will, and he leaves the game. */
export const tradeEnemy = (state: DayState, { enemy: id }: ActionOf<'trade-enemy'>): After =>
  withEnemy(state, id, ({ holder, kind, will }) => {
    const at = BUYERS[kind];
    if (holder === null || at === undefined) return refused('not-detained');
    if (holder === 'office') return refused('in-office');
    if (will === null) return refused('will-unknown');
    const count = cluesForWill(will);
    return withDetective(
      withGone(state, id, 'traded'),
      holder,
      (d) => ({ clues: d.clues + count }),
      { kind: 'got-clues', who: holder, count },
      ...mockeryAt(state, holder, at),
    );
  });
