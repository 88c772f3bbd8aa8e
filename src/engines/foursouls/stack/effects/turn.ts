/** Effects on the turn itself. */
import type { EffectOf } from '../ability.ts';
import { withAttackEnded } from '../items.ts';
import { playerAt } from '../lookup.ts';
import { playerRef } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry, withCourse, withPlayer, withState, type World } from '../world.ts';
import { withDrawn, withLaid } from '../zones.ts';
import { did, didSoMany, onPlayer, refsOf, type Perform } from './done.ts';

export const performLootPlay = onPlayer<EffectOf<'loot-play'>>((w, seat, { n }) =>
  did(
    withLogEntry(withPlayer(w, seat, { lootPlays: playerAt(w.state, seat).lootPlays + n }), 'loot-play', { seat, n }),
  ),
);
export const performBonus: Perform<EffectOf<'bonus'>> = (w, context, { who, what, n }) => {
  const [ref] = refsOf(w.state, context, who);
  return ref === undefined ? did(w, false) : did(withState(w, { bonuses: [...w.state.bonuses, { ref, what, n }] }));
};

/** The next one of its kind does not happen to this player. */
export const performSkip = onPlayer<EffectOf<'skip'>>((w, seat, { what }) =>
  did(withState(w, { skips: [...w.state.skips, { seat, what }] })),
);
/** The end phase begins; only the attack that it cancels loses rolls and damage (readings `end-turn-keeps-stack`, `end-phase-once`). */
export const withTurnEnding = (w: World): World => {
  if (w.state.course?.kind === 'end-phase')
    return withLogEntry(w, 'nothing:end-phase-begun', { reading: 'end-phase-once' });
  const next = withState(withAttackEnded(w), { owed: [], phase: 'end' });
  return withLogEntry(withCourse(next, { kind: 'end-phase', step: 0 }), 'phase:end', {
    seat: w.state.active,
    reading: 'end-turn-keeps-stack',
  });
};
export const performEnding: Perform<EffectOf<'end-turn' | 'cancel-attack'>> = (w, _context, effect) => {
  if (effect.do === 'end-turn') return did(withTurnEnding(w));
  if (w.state.course?.kind === 'attack') return did(withAttackEnded(w));
  const isDeclared = w.state.stack.some((i) => i.kind === 'declaration' && i.what === 'attack');
  return did(withLogEntry(w, 'nothing:no-attack', isDeclared ? { reading: 'attack-not-begun' } : {}), false);
};

/** More attacks for the active player; those owed «now» are declared as soon as the stack is empty (reading `attack-at-once`). */
export const performExtraAttack: Perform<EffectOf<'extra-attack'>> = (w, _context, { n, must }) => {
  const { active, owed } = w.state;
  const more = withPlayer(w, active, { attacks: playerAt(w.state, active).attacks + n });
  if (must === undefined) return did(more);
  return did(
    withLogEntry(
      withState(more, {
        owed: [...owed, ...Array.from({ length: n }, () => (must === 'now' ? 'now' : 'any'))],
      }),
      'attack-owed:effect',
      { seat: active, ref: playerRef(active), reading: must === 'now' ? 'attack-at-once' : undefined },
    ),
  );
};
/** New slots are filled with the next priority. */
export const performExpand: Perform<EffectOf<'expand'>> = (w, _context, { slots, n }) => {
  const { monsters, shop, rooms } = w.state;
  const empty = Array.from({ length: n }, () => null);
  const grown = {
    monsters: { monsters: [...monsters, ...empty.map(() => [])] },
    shop: { shop: [...shop, ...empty] },
    rooms: { rooms: [...rooms, ...empty] },
  };
  return did(withLogEntry(withState(w, grown[slots]), 'slots:added', { n }));
};
/** Cards of the monster deck in new slots of minions, none of which covers another (rule «Слоты миньонов»). */
export const performMinions: Perform<EffectOf<'minions'>> = (w, _context, { n }) => {
  let next = w;
  for (let laid = 0; laid < n; laid += 1) {
    const drawn = withDrawn(next, 'monster');
    if (drawn.template === null) return didSoMany(drawn.w, laid, n);
    const { monsters, slotKinds } = drawn.w.state;
    const slot = monsters.length;
    const grown = withState(drawn.w, { monsters: [...monsters, []], slotKinds: { ...slotKinds, [slot]: 'minion' } });
    const said = withLogEntry(grown, 'slots:minion', { n: 1 });
    next = withLaid(said, slot, drawn.template, true).w;
  }
  return did(next, n > 0);
};
/** A player may be attacked until the end of the turn; the newest such effect says with what evasion (rule «Атакуемые игроки»). */
export const performAttackable = onPlayer<EffectOf<'attackable'>>((w, seat, { n }, { context }) => {
  const exposed = [...w.state.exposed, { seat, by: seat === context.you ? null : context.you, evasion: n }];
  return did(withLogEntry(withState(w, { exposed }), 'attackable', { seat, n }));
});
/** Whether a card is the final boss, alive or dying: what it says of victory is the goal of the challenge. */
const isFinalBoss = ({ monsters, slotKinds, processes }: GameState, id: number): boolean =>
  monsters.some((pile, slot) => slotKinds[slot] === 'final-boss' && pile.at(-1)?.id === id) ||
  processes.some(
    (p) =>
      p.kind === 'monster-death' && p.zone === 'monster' && slotKinds[p.slot] === 'final-boss' && p.object.id === id,
  );
/** The player wins, with a timer all of them together (reading `win-together`); in a challenge nothing but its goal ends the game (rule «Победа в испытании»). */
export const performWin: Perform<EffectOf<'win'>> = (w, { you, source }) => {
  const { challenge, timer, players } = w.state;
  if (challenge && !isFinalBoss(w.state, source.id))
    return did(withLogEntry(w, 'nothing:not-the-goal', { seat: you }), false);
  const winners = timer === null ? [you] : players.map((_, seat) => seat);
  return did(
    winners.reduce(
      (next, seat) =>
        withLogEntry(next, 'won', {
          rules: challenge ? ['beating-a-challenge', 'winning'] : ['winning'],
          seat,
          reading: timer === null ? undefined : 'win-together',
        }),
      withState(w, { winners }),
    ),
  );
};
