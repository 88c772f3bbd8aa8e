/** What is gained and what replaces it: more of it, or something else instead. */
import type { Effect, EffectOf, GainChange, GainEvent, Whose } from '../ability.ts';
import { abilitiesAt, placesOf, playerAt } from '../lookup.ts';
import { objectRef, playerRef, type Seat } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withQuestion, withLogEntry, withId, withPlayer, withState, type World } from '../world.ts';
import { withDrawn, withItemGained, withLootTaken } from '../zones.ts';
import { contextOf, did, didSoMany, onPlayer, withEffects, type Done, type Perform } from './done.ts';

type Gain = EffectOf<'cents' | 'loot' | 'treasure'>;
const EVENTS = { cents: 'gain-cents', loot: 'take-loot', treasure: 'gain-treasure' } as const satisfies {
  readonly [D in Gain['do']]: GainEvent;
};

/** A replacement of a gain: which it is (`key`) and how an answer names it, what it came from, under whose control, and what it makes of the gain. */
interface Change {
  readonly key: string;
  readonly option: string;
  readonly id: number;
  readonly template: string;
  readonly seat: Seat | null;
  readonly plus: number;
  readonly times: number;
  readonly instead: readonly Effect[] | undefined;
  readonly same: boolean;
}
const figuresOf = ({ plus = 0, times = 1, instead, same = false }: GainChange) => ({ plus, times, instead, same });
const isMeant = (whose: Whose, isOwn: boolean): boolean => whose === 'anybody' || (whose === 'yours') === isOwn;
/** Everything that would replace such a gain of a player: in play, or left by an ability until the end of the turn. */
const changesOf = (state: GameState, seat: Seat, event: GainEvent): Change[] => [
  ...placesOf(state).flatMap((place) =>
    abilitiesAt(state, place).flatMap((a, i) =>
      a.type === 'replace' && a.event === event && isMeant(a.whose ?? 'yours', (place.seat ?? state.active) === seat)
        ? [
            {
              key: `${place.object.id}.${i}`,
              option: objectRef(place.object.id),
              id: place.object.id,
              template: place.object.template,
              seat: place.seat,
              ...figuresOf(a),
            },
          ]
        : [],
    ),
  ),
  ...state.changes
    .filter((c) => c.event === event && c.seat === seat)
    .map((c) => ({
      key: `l${c.id}`,
      option: `l${c.id}`,
      id: c.source.id,
      template: c.source.template,
      seat: c.controller,
      ...figuresOf(c),
    })),
];
/** Whether anything would replace the loot that a player takes. */
export const isLootReplaced = (state: GameState, seat: Seat): boolean => changesOf(state, seat, 'take-loot').length > 0;

/** Whether it matters which comes first: where one multiplies and another adds, or where one puts something else in its place. */
const isOrdered = (open: readonly Change[]): boolean =>
  open.some((c) => c.instead !== undefined) || (open.some((c) => c.times !== 1) && open.some((c) => c.plus !== 0));
/** What takes the place of a gain of `n`: the same event still, so that nothing replaces it twice (rule «Эффекты замещения»). */
const insteadOf = ({ instead = [], same }: Change, n: number, used: readonly string[]): readonly Effect[] =>
  instead.map((e) => {
    // TypeScript does not see that another amount leaves an effect what it is.
    const meant = same && 'n' in e && typeof e.n === 'number' ? ({ ...e, n: e.n * n } as Effect) : e;
    return meant.do === 'cents' || meant.do === 'loot' || meant.do === 'treasure' || meant.do === 'double-cents'
      ? { ...meant, used }
      : meant;
  });

/** A gain as it is replaced, each replacement once; undefined when nothing replaces it any more. The one who gains chooses the order. */
const replaceGain = (w: World, seat: Seat, effect: Gain, answer: string | undefined): Done | undefined => {
  const event = EVENTS[effect.do];
  const used = effect.used ?? [];
  const open = changesOf(w.state, seat, event).filter((c) => !used.includes(c.key));
  const options = [...new Set(open.map((c) => c.option))];
  if (answer === undefined && options.length > 1 && isOrdered(open))
    return did(withQuestion(w, { question: 'replacement', seat, options }), false);
  const change = open.find((c) => c.option === answer) ?? open[0];
  if (change === undefined) return undefined;
  const gone = [...used, change.key];
  if (change.instead === undefined) {
    const n = effect.n * change.times + change.plus;
    return {
      w: withLogEntry(w, `replaced:${effect.do}`, { seat, n, ref: objectRef(change.id), template: change.template }),
      done: true,
      next: [{ ...effect, who: playerRef(seat), n, used: gone }],
    };
  }
  const { id, template, seat: controller } = change;
  const context = contextOf(controller ?? w.state.active, {
    controller,
    source: { id, template },
    facts: { ref: playerRef(seat), n: effect.n, by: seat },
  });
  const told = withLogEntry(w, `instead:${effect.do}`, { seat, ref: objectRef(id), template });
  return { w: withEffects(told, context, insteadOf(change, effect.n, gone)), done: false, instead: true };
};

/** A replacement that lasts until the end of the turn, whatever becomes of its source. */
export const performChangeGain = onPlayer<EffectOf<'change-gain'>>((w, seat, effect, { context }) => {
  const { do: _, join: __, who: ___, ...change } = effect;
  const { w: next, id } = withId(w);
  const { you: controller, source } = context;
  return did(withState(next, { changes: [...next.state.changes, { ...change, id, seat, controller, source }] }));
});

/** What is gained, unless it is replaced. */
const gaining = <E extends Gain>(gained: (w: World, seat: Seat, n: number) => Done): Perform<E> =>
  onPlayer<E>((w, seat, effect, { answer }) =>
    effect.n <= 0 ? did(w, false) : (replaceGain(w, seat, effect, answer) ?? gained(w, seat, effect.n)),
  );

export const performCents = gaining<EffectOf<'cents'>>((w, seat, n) =>
  did(withLogEntry(withPlayer(w, seat, { cents: playerAt(w.state, seat).cents + n }), 'cents-gained', { seat, n })),
);
export const performLoot = gaining<EffectOf<'loot'>>((w, seat, n) => {
  const next = withLootTaken(w, seat, n);
  return didSoMany(next, playerAt(next.state, seat).hand.length - playerAt(w.state, seat).hand.length, n);
});
export const performTreasure = gaining<EffectOf<'treasure'>>((w, seat, n) => {
  let next = w;
  for (let i = 0; i < n; i += 1) {
    const drawn = withDrawn(next, 'treasure');
    if (drawn.template === null) return didSoMany(drawn.w, i, n);
    next = withItemGained(drawn.w, seat, drawn.template);
  }
  return did(next);
});
