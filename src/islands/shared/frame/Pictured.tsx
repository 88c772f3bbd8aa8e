import type { ComponentChildren } from 'preact';
import { Words } from '../controls/Words.tsx';

interface Props {
  /** Id that the answer bar and addresses lead to. */
  readonly id: string;
  readonly label: string;
  /** The drawing is of an earlier state. */
  readonly isBusy: boolean;
  /** The status of the computation, where the reader needs to know. */
  readonly status: ComponentChildren;
  /** What the player does best. */
  readonly advice: string | undefined;
  /** The drawing. */
  readonly children: ComponentChildren;
}

/** The drawing of an answer with one line of advice. */
export const Pictured = ({ id, label, isBusy, status, advice, children }: Props) => (
  <section id={id} aria-label={label}>
    {status}
    <div aria-busy={isBusy}>
      {children}
      {advice !== undefined && (
        <p class="c-advice">
          <Words text={advice} />
        </p>
      )}
    </div>
  </section>
);
