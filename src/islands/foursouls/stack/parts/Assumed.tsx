import { useContext } from 'preact/hooks';
import type { ReadingId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Told } from '../story.ts';
import { termName } from '../words/rules.ts';
import { CARDS_NOT_MODELLED, NOT_MODELLED, labels } from '../words/labels.ts';
import { Readings } from './Readings.tsx';

const Item = ({ id, termBase }: { readonly id: ReadingId; readonly termBase: string }) => {
  const words = useContext(Readings)[id];
  if (words === undefined) return null;
  const { title, ours, other, why, rule } = words;
  return (
    <li>
      <b>{title}.</b> {ours}{' '}
      <small>
        {labels.readOther}: {other.charAt(0).toLowerCase()}
        {other.slice(1)} {labels.readWhy}: {why.charAt(0).toLowerCase()}
        {why.slice(1)}{' '}
        <a class="term" href={`${termBase}${rule}/`}>
          {termName(rule)}
        </a>
      </small>
    </li>
  );
};
const List = ({ ids, termBase }: { readonly ids: readonly ReadingId[]; readonly termBase: string }) => (
  <ul class="k-readings">
    {ids.map((id) => (
      <Item key={id} id={id} termBase={termBase} />
    ))}
  </ul>
);
/** Readings on which every log rests, besides those that its steps name. */
const ALWAYS: readonly ReadingId[] = ['all-pass-once', 'priority-after-resolution'];

/** What the replay takes for granted, and what is left out; a reading that its step has told is not told again. Away from the sandbox only what this log rests on. */
export const Assumed = ({
  steps,
  all,
  termBase,
}: {
  readonly steps: readonly Told[];
  readonly all: boolean;
  readonly termBase: string;
}) => {
  const told = steps.flatMap(({ lines }) => lines.map(({ reading }) => reading));
  const here = [...new Set([...ALWAYS, ...steps.flatMap((s) => s.readings)])].filter((id) => !told.includes(id));
  const rest = (Object.keys(useContext(Readings)) as ReadingId[]).filter(
    (id) => !here.includes(id) && !told.includes(id),
  );
  return (
    <div class="c-pair">
      <section>
        <h2>{labels.assumed}</h2>
        <p class="c-hint">{labels.assumedHint}</p>
        <List ids={here} termBase={termBase} />
        {all && (
          <details class="c-more">
            <summary>{labels.allReadings}</summary>
            <List ids={rest} termBase={termBase} />
          </details>
        )}
      </section>
      <section>
        <h2>{labels.notModelled}</h2>
        <ul>
          {[...(all ? [CARDS_NOT_MODELLED] : []), ...NOT_MODELLED].map((n) => (
            <li key={n}>{n}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
