/** Small drawings: kinds of enemies, dice, directions. Decoration only: the text says the same. */
import type { Direction } from '../../../../engines/echo/day/enemy-movement.ts';
import type { EnemyKind } from '../../../../engines/echo/day/words.ts';

const KIND_PATHS: { readonly [k in EnemyKind]: string } = {
  mage: 'M12 3l2.4 6.2L21 11l-5.2 3.9L17.5 21 12 17.3 6.5 21l1.7-6.1L3 11l6.6-1.8z',
  citizen: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 21c.6-4.6 3.3-7 7.5-7s6.9 2.4 7.5 7z',
  undead: 'M5 10.500a7 7 0 0 1 14 0c0 2.6-1 4-2.5 5V20h-9v-4.500C6 14.5 5 13.1 5 10.500zM9 11v.1M15 11v.1M12 20v-2.5',
  artifact: 'M8 3h8M9.5 3v4C6.5 8.5 5 11 5 14c0 4 3 7 7 7s7-3 7-7c0-3-1.5-5.5-4.5-7V3M5.5 13h13',
  unknown: 'M9 9a3 3 0 1 1 4.3 2.700c-.9.5-1.3 1.1-1.3 2.300M12 18v.1',
};
/** The colour of a kind is the border of its token; its shape tells it too. */
export const KindMark = ({ kind }: { readonly kind: EnemyKind }) => (
  <svg class={`d-kind d-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={KIND_PATHS[kind]} />
  </svg>
);

export const Arrow = ({ to }: { readonly to: Direction }) => (
  <svg class={`d-arrow d-to-${to}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20V5M6 11l6-6 6 6" />
  </svg>
);
export const Stands = () => (
  <svg class="d-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 7h10v10H7z" />
  </svg>
);

/** The pips of a die as places on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
export const Die = ({ colour, face }: { readonly colour: string; readonly face: number | undefined }) => (
  <svg class={`d-die d-die-${colour}`} viewBox="0 0 30 30" aria-hidden="true">
    <rect x="1.5" y="1.5" width="27" height="27" rx="5" />
    {(face === undefined ? [] : PIPS[face - 1]!).map((at) => (
      <circle key={at} cx={8 + 7 * (at % 3)} cy={8 + 7 * Math.floor(at / 3)} r="2.5" />
    ))}
  </svg>
);
