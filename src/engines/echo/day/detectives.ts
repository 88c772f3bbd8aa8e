/** Detectives and what they have in hand: clues, path tokens, the token of the First Player. */
import type { ActionOf } from './action.ts';
import { bringsMockery, PRICES } from './exchange.ts';
import type { Happened } from './happened.ts';
import { refused } from './refusal.ts';
import { cluesAt, placeOfKnown, type DayState, type Detective } from './state.ts';
import { become, type After } from './turn.ts';
import { MOST, type KnownPlace } from './words.ts';

/** A detective who is in the game changed; what he has stays within its bounds. */
export const withDetective = (
  state: DayState,
  who: number,
  change: (detective: Detective) => Partial<Detective>,
  ...happened: readonly Happened[]
): After => {
  const detective = state.detectives[who];
  if (detective === undefined) return refused('no-such-detective');
  if (detective.isOut) return refused('is-out');
  const changed = { ...detective, ...change(detective) };
  if (changed.clues < 0) return refused('no-clues');
  if (changed.tokens < 0) return refused('no-tokens');
  if (changed.clues > MOST.inHand || changed.tokens > MOST.inHand) return refused('full');
  return become({ ...state, detectives: state.detectives.map((d, i) => (i === who ? changed : d)) }, ...happened);
};

/** «Насмешка Судьбы» for the special property of a location that is cursed. */
export const mockeryAt = (state: DayState, who: number, at: KnownPlace): readonly Happened[] =>
  bringsMockery(state, at) ? [{ kind: 'mockery', who, place: placeOfKnown(state, at) }] : [];

export const nameDetective = (state: DayState, { who, name }: ActionOf<'name-detective'>): After =>
  state.detectives[who] === undefined
    ? refused('no-such-detective')
    : become({ ...state, detectives: state.detectives.map((d, i) => (i === who ? { ...d, name } : d)) });

export const first = (state: DayState, { who }: ActionOf<'first'>): After =>
  withDetective({ ...state, first: who }, who, () => ({}));

/** One clue more or less in a location. */
export const clues = (state: DayState, { place, by }: ActionOf<'clues'>): After => {
  if (state.places[place] === undefined) return refused('no-such-place');
  const count = cluesAt(state, place) + (by === 'more' ? 1 : -1);
  if (count < 0) return refused('no-clues');
  return count > MOST.onPlace ? refused('full') : become(withCluesAt(state, place, count));
};
const withCluesAt = (state: DayState, place: number, count: number): DayState => {
  const others = state.clues.filter((c) => c.place !== place);
  return { ...state, clues: count === 0 ? others : [...others, { place, count }] };
};

/** A detective takes all clues of a place. */
export const takeClues = (state: DayState, { place, who }: ActionOf<'take-clues'>): After => {
  const count = cluesAt(state, place);
  if (count === 0) return refused('no-clues');
  return withDetective(withCluesAt(state, place, 0), who, (d) => ({ clues: d.clues + count }), {
    kind: 'got-clues',
    who,
    count,
  });
};

export const purse = (state: DayState, { who, what, by }: ActionOf<'purse'>): After =>
  withDetective(state, who, (d) => ({ [what]: d[what] + (by === 'more' ? 1 : -1) }));

/** A detective gives tokens for a ware, at {@link PRICES}. */
export const exchange = (state: DayState, { who, ware }: ActionOf<'exchange'>): After => {
  const { tokens, at } = PRICES[ware];
  const got = ware === 'clue' ? 1 : 0;
  return withDetective(
    state,
    who,
    (d) => ({ tokens: d.tokens - tokens, clues: d.clues + got }),
    ...mockeryAt(state, who, at),
  );
};

/** What a detective who falls loses, and the enemies who wait for the end of the battle. */
const fallen = (state: DayState, who: number, change: Partial<Detective>): After => {
  const { clues: lostClues = 0, tokens = 0 } = state.detectives[who] ?? {};
  const count = state.enemies.filter((enemy) => enemy.holder === who).length;
  const prisoners: readonly Happened[] = count === 0 ? [] : [{ kind: 'prisoners', who, count }];
  return withDetective(
    state,
    who,
    () => ({ clues: 0, tokens: 0, ...change }),
    { kind: 'lost', who, clues: lostClues, tokens },
    ...prisoners,
  );
};
/** A detective faints: his clues and tokens are lost; that he holds enemies is told. */
export const faint = (state: DayState, { who }: ActionOf<'faint'>): After => fallen(state, who, {});
/** Out for good. When nobody is left to act the game is lost: the rules do not say so, the site reads them so. */
export const out = (state: DayState, { who }: ActionOf<'out'>): After => {
  const after = fallen(state, who, { isOut: true });
  if (!('state' in after) || after.state.detectives.some((detective) => !detective.isOut)) return after;
  const end = { result: 'lost', by: 'nobody-left' } as const;
  return become({ ...after.state, end }, ...after.happened, { kind: 'ended', end });
};
