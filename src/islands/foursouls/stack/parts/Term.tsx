import { useContext } from 'preact/hooks';
import type { ReadingId, RuleId } from '../../../../engines/foursouls/stack/rules.ts';
import { lowerRu } from '../../../../lib/sentence-ru.ts';
import { ProseContext } from '../prose.ts';
import { labels } from '../words/labels.ts';

/** A term by its name, with the way to its page. */
export const Term = ({ id }: { readonly id: RuleId }) => {
  const { terms, termBase } = useContext(ProseContext)!;
  return (
    <a class="term" href={`${termBase}${id}/`}>
      {terms[id]}
    </a>
  );
};
/** Both readings of a place where the rulebook allows two. */
export const ReadingNote = ({ id }: { readonly id: ReadingId }) => {
  const { title, ours, other, why } = useContext(ProseContext)!.readings[id];
  return (
    <details class="k-reading">
      <summary>
        {labels.reading}: {lowerRu(title)}
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
