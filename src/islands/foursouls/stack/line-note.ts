/** How the played line relates to the recorded one: still the same, or where it has left it. */
import { beatAt, type Beat } from './frames.ts';
import { departureFrom, sharedLength, type State } from './model.ts';
import { labels } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';

interface Recorded {
  /** The table and the log that the page began with. */
  readonly own: State;
  /** The question of the case. */
  readonly title: string;
  readonly notes: ViewProps['notes'];
}
interface LineNote extends Pick<ViewProps, 'title' | 'notes' | 'hasOwn'> {
  /** Whether the table is the one that the page began with. */
  readonly isOwn: boolean;
  readonly leftAfter: number | undefined;
  /** The title over the exported text, which says where the recorded log was left. */
  readonly exportTitle: string;
}

/** The note on the played line. Sentences of the case hold as long as the log is the case's own. */
export const lineNoteOf = (state: State, beats: readonly Beat[], { own, title, notes }: Recorded): LineNote => {
  const isOwn = state.setup === own.setup;
  const shared = isOwn ? sharedLength(own.actions, state.actions) : 0;
  const shownTitle = isOwn ? title : state.title || labels.ownTable;
  const left = isOwn ? departureFrom(state, own.actions) : undefined;
  const leftAfter = left === undefined ? undefined : beatAt(beats, left);
  return {
    isOwn,
    title: shownTitle,
    notes: Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) <= shared)),
    hasOwn: !isOwn || left !== undefined,
    leftAfter,
    exportTitle: leftAfter === undefined ? shownTitle : `${shownTitle} ${labels.left(leftAfter)}`,
  };
};
