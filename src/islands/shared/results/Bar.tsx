import './bar.css';

interface Props {
  /** How much of the room it takes: from 0 to 1. */
  readonly share: number;
  /** How it is meant: a part of a whole can be good or bad. */
  readonly tone?: string | undefined;
}
/** A bar for the eye, beside its number. An SVG, for its width may be an attribute; the policy of the pages knows no styles of single elements. */
export const Bar = ({ share, tone }: Props) => (
  <svg class="c-share" width={`${(100 * share).toFixed(2)}%`} data-tone={tone} aria-hidden="true" />
);
