import { useMemo } from 'preact/hooks';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { framesOf } from '../frames.ts';
import { passesTo } from '../model.ts';
import { storyOf, type StoryStep } from '../story.ts';
import { labels } from '../words/labels.ts';

interface Props {
  readonly table: GameState;
  /** The next step of the log; absent at its end. */
  readonly next: StoryStep | undefined;
}
/** The most lines of what comes; the rest appears once it has come. */
const MOST = 2;

/** The outcome if everybody passes; empty where no one may. */
const ifAllPass = (table: GameState): readonly string[] => {
  const passes = passesTo(table, 'all');
  if (passes.length === 0) return [];
  const { lines } = storyOf(passes, framesOf(table, passes), { from: 0, to: passes.length });
  return lines.slice(0, MOST).map(({ text }) => text);
};

/** What comes next, in one line: the next step of the log, else what the passes of all bring. */
export const NextUp = ({ table, next }: Props) => {
  const passed = useMemo(() => (next === undefined && table.winners === null ? ifAllPass(table) : []), [table, next]);
  // A pass says nothing without what comes of it.
  const follows = next?.seat === null ? next.lines.slice(0, 1).map(({ text }) => text) : [];
  const says = next === undefined ? passed : [next.head, ...follows];
  return (
    <p class="k-next">
      {says.length > 0 && (
        <>
          <b>{next === undefined ? labels.ifAllPass : labels.onward}</b> {says.join(' ')}
        </>
      )}
    </p>
  );
};
