import { placeBelow } from '../../../lib/inline-links.ts';
import { labels } from '../words/labels.ts';

interface Props {
  readonly base: string;
  readonly to: string;
  /** Of what it is the rule, for a screen reader. */
  readonly of: string;
}
/** An open book that leads to the rule; a wide screen says so. */
export const RuleLink = ({ base, to, of }: Props) => (
  <a class="s-rule" href={placeBelow(base, to)} aria-label={`${labels.rule}: ${of}`}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13" />
    </svg>
    <span>{labels.rule}</span>
  </a>
);
