/** Detectives and what they have in hand: clues, path tokens, the token of the First Player. */
import { become, endGame, type After, type Effects, type Happened } from './after.ts';
import { bringsMockery, PRICES } from './exchange.ts';
import { refuse } from './refusal.ts';
import { cluesAt, placeOfKnown, type DayState, type Detective } from './state.ts';
import { MOST, type KnownPlace } from './words.ts';

/** A detective who is in the game changed; what he has stays within its bounds. */
export const withDetective = (
  state: DayState,
  who: number,
  change: (detective: Detective) => Partial<Detective>,
  ...happened: readonly Happened[]
): After => {
  const detective = state.detectives[who];
  if (detective === undefined) return refuse('no-such-detective');
  if (detective.isOut) return refuse('is-out');
  const changed = { ...detective, ...change(detective) };
  if (changed.clues < 0) return refuse('no-clues');
  if (changed.tokens < 0) return refuse('no-tokens');
  if (changed.clues > MOST.inHand || changed.tokens > MOST.inHand) return refuse('full');
  return become({ ...state, detectives: state.detectives.map((d, i) => (i === who ? changed : d)) }, ...happened);
};

/** «Насмешка Судьбы» for the special property of a location that is cursed. */
export const mockeryAt = (state: DayState, who: number, at: KnownPlace): readonly Happened[] =>
  bringsMockery(state, at) ? [{ kind: 'mockery', who, place: placeOfKnown(state, at) }] : [];

const withCluesAt = (state: DayState, place: number, count: number): DayState => {
  const others = state.clues.filter((c) => c.place !== place);
  return { ...state, clues: count === 0 ? others : [...others, { place, count }] };
};

/** A detective who falls loses what he has; the enemies whom he holds wait for the end of the battle. */
const fallDetective = (state: DayState, who: number, change: Partial<Detective>): After => {
  const { clues = 0, tokens = 0 } = state.detectives[who] ?? {};
  const count = state.enemies.filter((enemy) => enemy.holder === who).length;
  const prisoners: readonly Happened[] = count === 0 ? [] : [{ kind: 'prisoners', who, count }];
  const lost: Happened = { kind: 'lost', who, clues, tokens };
  return withDetective(state, who, () => ({ clues: 0, tokens: 0, ...change }), lost, ...prisoners);
};

export const detectiveEffects = {
  'name-detective': (state, { who, name }) =>
    state.detectives[who] === undefined
      ? refuse('no-such-detective')
      : become({ ...state, detectives: state.detectives.map((d, i) => (i === who ? { ...d, name } : d)) }),
  first: (state, { who }) => withDetective({ ...state, first: who }, who, () => ({})),
  /** One clue more or less in a location. */
  clues: (state, { place, by }) => {
    if (state.places[place] === undefined) return refuse('no-such-place');
    const count = cluesAt(state, place) + (by === 'more' ? 1 : -1);
    if (count < 0) return refuse('no-clues');
    return count > MOST.onPlace ? refuse('full') : become(withCluesAt(state, place, count));
  },
  /** A detective takes all clues of a place. */
  'take-clues': (state, { place, who }) => {
    const count = cluesAt(state, place);
    if (count === 0) return refuse('no-clues');
    const got: Happened = { kind: 'got-clues', who, count };
    return withDetective(withCluesAt(state, place, 0), who, (d) => ({ clues: d.clues + count }), got);
  },
  purse: (state, { who, what, by }) =>
    withDetective(state, who, (d) => ({ [what]: d[what] + (by === 'more' ? 1 : -1) })),
  /** A detective gives tokens for a ware, at {@link PRICES}. */
  exchange: (state, { who, ware }) => {
    const { tokens, at } = PRICES[ware];
    const pay = (d: Detective) => ({ tokens: d.tokens - tokens, clues: d.clues + (ware === 'clue' ? 1 : 0) });
    return withDetective(state, who, pay, ...mockeryAt(state, who, at));
  },
  faint: (state, { who }) => fallDetective(state, who, {}),
  /** Out for good. The game is lost once no detective is left to act: a reading of the site, the rules are silent. */
  out: (state, { who }) => {
    const after = fallDetective(state, who, { isOut: true });
    if (!('state' in after) || after.state.detectives.some((detective) => !detective.isOut)) return after;
    const { state: lost, happened } = endGame(after.state, { result: 'lost', by: 'nobody-left' });
    return become(lost, ...after.happened, ...happened);
  },
} satisfies Partial<Effects>;
