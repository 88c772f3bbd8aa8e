import { useContext } from 'preact/hooks';
import type { ReadingId } from '../../../../engines/foursouls/stack/rules.ts';
import { lowerRu } from '../../../../lib/sentence-ru.ts';
import { ProseContext, ruleOf, type Prose } from '../prose.ts';
import type { StoryStep } from '../story.ts';
import { labels } from '../words/labels.ts';
import { Term } from './Term.tsx';

const List = ({ ids, readings }: { readonly ids: readonly ReadingId[] } & Pick<Prose, 'readings'>) => (
  <ul class="k-readings">
    {ids.map((id) => {
      const { title, ours, other, why } = readings[id];
      return (
        <li key={id}>
          <b>{title}.</b> {ours}{' '}
          <small>
            {labels.readOther}: {lowerRu(other)} {labels.readWhy}: {lowerRu(why)} <Term id={ruleOf(id)} />
          </small>
        </li>
      );
    })}
  </ul>
);
/** Readings on which every log rests, besides those that its steps name. */
const ALWAYS: readonly ReadingId[] = ['all-pass-once', 'priority-after-resolution'];

interface Props {
  readonly steps: readonly StoryStep[];
  /** In the sandbox: all readings, and what the cards leave out. */
  readonly all: boolean;
}
/**
 * What the replay assumes and leaves out; a reading appears once, with its step if it has one. Outside the sandbox only
 * what this log rests on.
 */
export const Assumed = ({ steps, all }: Props) => {
  const { readings, notModelled, cardsNotModelled } = useContext(ProseContext)!;
  const told = steps.flatMap(({ lines }) => lines.map(({ reading }) => reading));
  const here = [...new Set([...ALWAYS, ...steps.flatMap((s) => s.readings)])].filter((id) => !told.includes(id));
  const rest = (Object.keys(readings) as ReadingId[]).filter((id) => !here.includes(id) && !told.includes(id));
  return (
    <div class="c-pair">
      <section>
        <h3>{labels.assumedHere}</h3>
        <p class="c-hint">{labels.assumedHint}</p>
        <List ids={here} readings={readings} />
        {all && (
          <details class="c-more">
            <summary>{labels.allReadings}</summary>
            <List ids={rest} readings={readings} />
          </details>
        )}
      </section>
      <section>
        <h3>{labels.notModelled}</h3>
        <ul>
          {[...(all ? [cardsNotModelled] : []), ...notModelled].map((n) => (
            <li key={n}>{n}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
