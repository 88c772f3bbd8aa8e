/** A log as steps: what was done, what came of it, by which rules, and where the rules left two readings. */
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import type { Happened } from '../../../engines/foursouls/stack/happened.ts';
import { QUESTIONS, type ReadingId, type RuleId } from '../../../engines/foursouls/stack/rules.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import type { Beat, Frames } from './frames.ts';
import { actionWords, passesWords } from './words/actions.ts';
import { happenedWords, MINOR } from './words/happened.ts';
import type { Around } from './words/line-names.ts';
import { playerName } from './words/names.ts';

interface Line {
  readonly text: string;
  readonly rules: readonly RuleId[];
  readonly reading?: ReadingId | undefined;
}
export interface StoryStep {
  readonly beat: Beat;
  /** Who acted; the game where several passed. */
  readonly seat: Seat | null;
  /** What was done, one sentence. */
  readonly head: string;
  /** What was done, the most of what came of it and who has priority now: enough without the lines. */
  readonly short: string;
  readonly lines: readonly Line[];
  /** Each rule of the step once, in order. */
  readonly rules: readonly RuleId[];
  readonly readings: readonly ReadingId[];
}
/** How much of what happened the short sentence tells. */
const MOST_SHORT = 2;

/**
 * Whether the head of the step already says it: the item that a player's own action puts, and passes; priority has a
 * line of its own.
 */
const isSaid = (h: Happened, action: Action, first: boolean): boolean =>
  h.code === 'passed' ||
  h.code === 'priority' ||
  (first && h.code === 'put' && (action.type === 'play' || action.type === 'activate' || action.type === 'declare'));

/** A line of the log of a beat, with the action that made it so. */
interface Logged {
  readonly h: Happened;
  readonly action: Action;
  readonly around: Around;
  /** Whether it is the first that the action puts. */
  readonly first: boolean;
}
const eventsOf = (actions: readonly Action[], { states, happened }: Frames, { from, to }: Beat): readonly Logged[] =>
  happened.slice(from, to).flatMap((list, i) =>
    list.map((h, j) => ({
      h,
      action: actions[from + i]!,
      around: { before: states[from + i]!, after: states[from + i + 1]! },
      first: list.findIndex((x) => x.code === 'put') === j,
    })),
  );
/** The actions of a beat in words: one, or passes in succession. */
const doneWords = (before: GameState, done: readonly Action[]): string => {
  const [first] = done;
  if (first?.type !== 'pass') return actionWords(before, first!);
  const all = done.length + (before.priority?.passes ?? 0) >= before.players.length;
  return passesWords(
    before,
    done.map((a) => a.seat),
    all,
  );
};
/** Which lines the short sentence has: what resolved, then what matters most; of a step of which nothing matters, its first. */
const shortOf = (told: readonly Logged[]): readonly number[] => {
  const resolved = told.findIndex(({ h }) => h.code === 'resolved');
  const major = told.flatMap(({ h }, i) => (MINOR.includes(h.code) ? [] : [i]));
  if (resolved >= 0) return [resolved, ...major].slice(0, MOST_SHORT + 1);
  return (major.length > 0 ? major : told.map((_, i) => i)).slice(0, MOST_SHORT);
};
/** Who acts or answers now; empty where no one does. */
const awaitedWords = (state: GameState, decides: string): string => {
  if (state.pending !== null) return `${decides}: ${playerName(state, state.pending.seat)}.`;
  return state.priority === null ? '' : `Приоритет: ${playerName(state, state.priority.holder)}.`;
};
const lineOf = ({ h, around }: Logged): Line => ({
  text: sentenceRu(happenedWords(h, around)),
  rules: h.rules,
  ...(h.reading === undefined ? {} : { reading: h.reading }),
});

/** What a beat tells. */
export const storyOf = (actions: readonly Action[], frames: Frames, beat: Beat): StoryStep => {
  const done = actions.slice(beat.from, beat.to);
  const [first] = done;
  const before = frames.states[beat.from]!;
  const after = frames.states[beat.to]!;
  const events = eventsOf(actions, frames, beat);
  const told = events.filter(({ h, action, first: put }) => !isSaid(h, action, put));
  const lines = told.map(lineOf);
  const head = sentenceRu(doneWords(before, done));
  const short = [head, ...shortOf(told).map((i) => lines[i]!.text)].join(' ');
  const awaited = after.winners === null ? awaitedWords(after, 'Теперь решает') : '';
  const asked = before.pending === null ? [] : [QUESTIONS[before.pending.question]];
  return {
    beat,
    head,
    lines,
    seat: first?.type === 'pass' && done.length > 1 ? null : (first?.seat ?? null),
    short: `${short} ${awaited}`.trim(),
    rules: [...new Set([...asked, ...events.flatMap(({ h }) => h.rules)])],
    readings: [...new Set(events.flatMap(({ h }) => (h.reading === undefined ? [] : [h.reading])))],
  };
};
/** The sentence for the very beginning. */
export const openingWords = (frames: Frames): string => {
  const start = frames.states[0]!;
  const phase = start.phase === 'action' ? 'фаза действий' : 'фаза начала хода';
  return `Ход: ${playerName(start, start.active)}, ${phase}. ${awaitedWords(start, 'Решает')}`.trim();
};
