import './die.css';
import './dice-row.css';

/** By face: where its pips lie in a square of three rows of three, numbered from 1 like the keys of a phone. */
const PIPS = ['', '5', '37', '357', '1379', '13579', '134679'] as const;

interface Props {
  /** Undefined: not thrown yet. */
  readonly face?: number | undefined;
  readonly isSuccess?: boolean;
}
/** A die with its pips; a success has a thick edge of its own. Its words belong to what holds it. */
export const Die = ({ face = 0, isSuccess = false }: Props) => (
  <svg class="c-die" data-success={isSuccess} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="2" y="2" width="28" height="28" rx="7" />
    {Array.from(PIPS[face]!, (key) => (
      <circle key={key} cx={9 + 7 * ((Number(key) - 1) % 3)} cy={9 + 7 * Math.floor((Number(key) - 1) / 3)} r="2.8" />
    ))}
  </svg>
);
