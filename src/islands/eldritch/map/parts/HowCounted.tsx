import type { PartProps } from '../view-props.ts';
import { ASSUMED, HOW, kindDoubt, NOT_COUNTED } from '../words/how.ts';
import { T } from '../words/labels.ts';
import { KIND_NAMES, placeName, sentence } from '../words/names.ts';

/** The rules that the search applies, what is assumed, what is left out. */
export const HowCounted = ({ data, termBase }: Pick<PartProps, 'data' | 'termBase'>) => {
  const doubts = data.places.flatMap((place) =>
    place.alsoKind === undefined
      ? []
      : [kindDoubt(placeName(place), KIND_NAMES[place.kind], KIND_NAMES[place.alsoKind])],
  );
  return (
    <section class="c-part c-how">
      <h2>{T.how}</h2>
      <ol>
        {HOW.map(({ terms, says }) => (
          <li key={says}>
            {terms.map(([id, label]) => (
              <span key={id}>
                <a href={`${termBase}${id}/`}>{label}</a>{' '}
              </span>
            ))}
            <span>{says}</span>
          </li>
        ))}
      </ol>
      <div class="el-pair">
        <Remarks title={T.assumed} of={[...ASSUMED, ...doubts]} />
        <Remarks title={T.notCounted} of={NOT_COUNTED} />
      </div>
    </section>
  );
};
const Remarks = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {of.map((remark) => (
        <li key={remark}>{sentence(remark)}.</li>
      ))}
    </ul>
  </div>
);
