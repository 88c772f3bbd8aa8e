import { labels } from '../words/labels.ts';
import type { StoryStep } from '../story.ts';

interface Props {
  readonly told: StoryStep | undefined;
  readonly opening: string;
  readonly number: number;
  readonly note: string | undefined;
}
/** What has just happened, in one or two sentences; read aloud on every step. */
export const Event = ({ told, opening, number, note }: Props) => (
  <div class="k-event" role="status" aria-atomic="true">
    <b class="k-number">{number === 0 ? labels.opening : `${labels.step} ${number}`}</b>{' '}
    <span>{told?.short ?? opening}</span>
    {note !== undefined && <em> {note}</em>}
  </div>
);
