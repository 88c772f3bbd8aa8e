/** A case or a table of one's own as plain text, to be sent where no page can be opened. */
import type { Beat, Frames } from './frames.ts';
import type { State } from './model.ts';
import { openingWords, toldOf } from './story.ts';

/** The title, the opening and each step with its lines, numbered. */
export const exportText = (
  title: string,
  address: string,
  state: State,
  frames: Frames,
  beats: readonly Beat[],
  notes: { readonly [at: number]: string },
): string =>
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
