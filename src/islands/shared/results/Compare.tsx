import './compare.css';
import { COMPARE_ID } from '../frame/use-compare.ts';
import { Words } from '../controls/Words.tsx';

interface Side {
  /** The answer: «81,3 %». */
  readonly value: string;
  /** What was counted, and the answer exactly, a line each. */
  readonly says: readonly string[];
}
interface Props {
  readonly words: {
    readonly compare: string;
    /** The kept one. */
    readonly other: string;
    /** The present one. */
    readonly thisOne: string;
    readonly back: string;
    readonly drop: string;
  };
  readonly kept: Side;
  readonly now: Side;
  /** The difference in words. */
  readonly difference: string;
  /** Absent on the server. */
  readonly actions: { readonly back: () => void; readonly drop: () => void } | undefined;
}

/** Two answers side by side: the one that was kept, and the present one. */
export const Compare = ({ words, kept, now, difference, actions }: Props) => (
  <section class="c-part c-compare" id={COMPARE_ID}>
    <h3>{words.compare}</h3>
    <dl>
      <OneOf name={words.other} of={kept} />
      <OneOf name={words.thisOne} of={now} />
    </dl>
    <p>{difference}</p>
    {actions !== undefined && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={actions.back}>
          {words.back}
        </button>
        <button type="button" class="c-button" onClick={actions.drop}>
          {words.drop}
        </button>
      </p>
    )}
  </section>
);
const OneOf = ({ name, of: { value, says } }: { readonly name: string; readonly of: Side }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      {says.map((line, i) => (
        <small key={i}>
          <Words text={line} />
        </small>
      ))}
    </dd>
  </div>
);
