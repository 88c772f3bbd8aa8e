/** A case or a table of one's own as plain text, to be sent where no page can be opened. */
import { beatAt, type Beat, type Frames } from './frames.ts';
import type { State } from './model.ts';
import { openingWords, storyOf } from './story.ts';
import { labels } from './words/labels.ts';

/** What is exported: a log with its replay, under a title, with the address where it can be played. */
export interface Exported {
  readonly title: string;
  readonly address: string;
  readonly state: State;
  readonly frames: Frames;
  readonly beats: readonly Beat[];
  /** Sentences by the number of actions that they follow. */
  readonly notes: { readonly [at: number]: string };
}
/** The title, the opening and each step with its lines, numbered. */
export const exportText = ({ title, address, state, frames, beats, notes }: Exported): string =>
  [
    title,
    openingWords(frames),
    '',
    ...beats.flatMap((beat, i) => {
      const told = storyOf(state.actions, frames, beat);
      const note = notes[beat.to];
      return [
        `${i + 1}. ${told.head}`,
        ...told.lines.map((l) => `   — ${l.text}`),
        ...(note === undefined ? [] : [`   (${note})`]),
      ];
    }),
    '',
    address,
  ].join('\n');

/** The title, and what has happened at the step that the reader sees. */
export const sentWords = ({ title, state, frames, beats }: Omit<Exported, 'address' | 'notes'>): string => {
  const number = beatAt(beats, state.cursor);
  const beat = beats[number - 1];
  if (beat === undefined) return title;
  const { short } = storyOf(state.actions, frames, { from: beat.from, to: state.cursor });
  return `${title.replace(/(?<![.!?…])$/u, '.')} ${labels.step} ${number}. ${short}`;
};
