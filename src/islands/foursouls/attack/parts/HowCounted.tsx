import { T, sentence } from '../words/labels.ts';
import { ASSUMED, NOT_COUNTED, howSteps } from '../words/how.ts';
import type { Solved } from '../view-props.ts';

/** The steps of an attack with these numbers, each with its rule; what is assumed; what is left out. */
export const HowCounted = ({ state, odds, termBase }: Solved & { readonly termBase: string }) => (
  <section class="c-part c-how">
    <h2>{T.how}</h2>
    <ol>
      {howSteps(state, odds).map(({ terms, says }) => (
        <li key={says}>
          {terms.map(([id, label], i) => (
            <span key={id}>
              {i > 0 && ' '}
              <a href={`${termBase}${id}/`}>{label}</a>
            </span>
          ))}{' '}
          <span>{says}</span>
        </li>
      ))}
    </ol>
    <div class="a-pair">
      <div>
        <h3>{T.assumed}</h3>
        <ul>
          {ASSUMED.map((a) => (
            <li key={a}>{sentence(a)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{T.notCounted}</h3>
        <ul>
          {NOT_COUNTED.map((n) => (
            <li key={n}>{sentence(n)}</li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
