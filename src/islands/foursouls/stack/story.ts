/** A log told as steps: what was done, what came of it, by which rules, and where the rules left two readings. */
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Happened } from '../../../engines/foursouls/stack/happened.ts';
import type { ReadingId, RuleId } from '../../../engines/foursouls/stack/rules.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { Beat, Frames } from './frames.ts';
import { actionWords, passesWords } from './words/actions.ts';
import { happenedWords, MAJOR } from './words/happened.ts';
import type { Around } from './words/line-names.ts';
import { playerName, sentence } from './words/names.ts';
import { QUESTION_RULES } from './words/questions.ts';

export interface Line {
  readonly text: string;
  readonly rules: readonly RuleId[];
  readonly reading?: ReadingId | undefined;
}
export interface Told {
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
/** So much of what happened stands in the short sentence. */
const MOST_SHORT = 2;

/** The item that an action of a player itself puts is said in the head; so are passes, and priority stands apart. */
const isSaid = (h: Happened, action: Action, first: boolean): boolean =>
  h.code === 'passed' ||
  h.code === 'priority' ||
  (first && h.code === 'put' && (action.type === 'play' || action.type === 'activate' || action.type === 'declare'));

/** What a beat tells. */
export const toldOf = (actions: readonly Action[], { states, happened }: Frames, beat: Beat): Told => {
  const done = actions.slice(beat.from, beat.to);
  const [first] = done;
  const before = states[beat.from]!;
  const after = states[beat.to]!;
  const events = happened.slice(beat.from, beat.to).flatMap((list, i) =>
    list.map((h, j) => ({
      h,
      action: done[i]!,
      around: { before: states[beat.from + i]!, after: states[beat.from + i + 1]! } satisfies Around,
      first: list.findIndex((x) => x.code === 'put') === j,
    })),
  );
  const isPassing = first?.type === 'pass';
  const turned = isPassing && done.length + (before.priority?.passes ?? 0) >= before.players.length;
  const head = sentence(
    isPassing
      ? passesWords(
          before,
          done.map((a) => a.seat),
          turned,
        )
      : actionWords(before, first!),
  );
  const told = events.filter(({ h, action, first: put }) => !isSaid(h, action, put));
  const lines = told.map(({ h, around }): Line => ({
    text: sentence(happenedWords(h, around)),
    rules: h.rules,
    ...(h.reading === undefined ? {} : { reading: h.reading }),
  }));
  const resolved = told.findIndex(({ h }) => h.code === 'resolved');
  const major = told.flatMap(({ h }, i) => (MAJOR.includes(h.code) ? [i] : []));
  const chosen = [
    ...(resolved >= 0 ? [resolved] : []),
    ...(major.length > 0 ? major : resolved >= 0 ? [] : told.map((_, i) => i)),
  ].slice(0, MOST_SHORT + (resolved >= 0 ? 1 : 0));
  const priority =
    after.winners !== null
      ? ''
      : after.pending !== null
        ? ` Теперь решает: ${playerName(after, after.pending.seat)}.`
        : after.priority !== null
          ? ` Приоритет: ${playerName(after, after.priority.holder)}.`
          : '';
  return {
    beat,
    head,
    lines,
    seat: isPassing && done.length > 1 ? null : (first?.seat ?? null),
    short: `${head} ${chosen.map((i) => lines[i]!.text).join(' ')}`.trim() + priority,
    rules: [
      ...new Set([
        ...(before.pending === null ? [] : [QUESTION_RULES[before.pending.question]]),
        ...events.flatMap(({ h }) => h.rules),
      ]),
    ],
    readings: [...new Set(events.flatMap(({ h }) => (h.reading === undefined ? [] : [h.reading])))],
  };
};
/** The sentence for the very beginning. */
export const openingWords = (frames: Frames): string => {
  const [start] = frames.states;
  const { priority, pending, active, phase } = start!;
  const turn = `Ход: ${playerName(start!, active)}, ${phase === 'action' ? 'фаза действий' : 'фаза начала хода'}.`;
  return `${turn} ${pending !== null ? `Решает: ${playerName(start!, pending.seat)}.` : priority === null ? '' : `Приоритет: ${playerName(start!, priority.holder)}.`}`.trim();
};
