import { useContext } from 'preact/hooks';
import { termName } from '../words/rules.ts';
import { labels } from '../words/labels.ts';
import type { ReadingId, RuleId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Told } from '../story.ts';
import { Readings } from './Readings.tsx';

/** Links to the terms behind a step, a list. */
export const Rules = ({ rules, termBase }: { readonly rules: readonly RuleId[]; readonly termBase: string }) =>
  rules.length === 0 ? null : (
    <ul class="k-rules">
      {rules.map((r) => (
        <li key={r}>
          <a class="term" href={`${termBase}${r}/`}>
            {termName(r)}
          </a>
        </li>
      ))}
    </ul>
  );

interface Props {
  readonly told: Told | undefined;
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

/** Both readings of a place where the rulebook allows two. */
export const ReadingNote = ({ id }: { readonly id: ReadingId }) => {
  const words = useContext(Readings)[id];
  if (words === undefined) return null;
  const { title, ours, other, why } = words;
  return (
    <details class="k-reading">
      <summary>
        {labels.reading}: {title.charAt(0).toLowerCase()}
        {title.slice(1)}
      </summary>
      <dl>
        <dt>{labels.readOurs}</dt>
        <dd>{ours}</dd>
        <dt>{labels.readOther}</dt>
        <dd>{other}</dd>
        <dt>{labels.readWhy}</dt>
        <dd>{why}</dd>
      </dl>
    </details>
  );
};
