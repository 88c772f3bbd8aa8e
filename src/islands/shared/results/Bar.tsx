import './bar.css';

interface Props {
  /** Its length, from 0 to 1. */
  readonly share: number;
  /** Whether the share is good or bad for the player. */
  readonly tone?: string | undefined;
}
/**
 * A decorative bar next to its number. An SVG, because its width can be an attribute: the policy forbids style
 * attributes.
 */
export const Bar = ({ share, tone }: Props) => (
  <svg class="c-share" width={`${(100 * share).toFixed(2)}%`} data-tone={tone} aria-hidden="true" />
);
