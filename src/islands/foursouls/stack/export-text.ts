/** A case or a table of one's own as plain text, to be sent where no page can be opened. */
import type { Beat, Frames } from './frames.ts';
import type { State } from './model.ts';
import { openingWords, toldOf } from './story.ts';

/** What is exported: a log with its replay, under a title, with the address where it can be played. */
export interface Exported {
  readonly title: string;
  readonly address: string;
  readonly state: State;
  readonly frames: Frames;
  readonly beats: readonly Beat[];
  /** Sentences by the number of actions after which they stand. */
  readonly notes: { readonly [at: number]: string };
}
/** The title, the opening and each step with its lines, numbered. */
export const exportText = ({ title, address, state, frames, beats, notes }: Exported): string =>
  [
    title,
    openingWords(frames),
    '',
    ...beats.flatMap((beat, i) => {
      const told = toldOf(state.actions, frames, beat);
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
