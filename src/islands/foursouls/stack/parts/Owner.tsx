import type { Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { SPARK } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { playerName } from '../words/names.ts';

/** The class that gives an element the colour and pattern of its owner. */
export const ownerClass = (seat: Seat | null): string => (seat === null ? 'k-own k-game' : `k-own k-p${seat + 1}`);
/** The number of an owner on its colour: it tells owners apart without colour, and is not read aloud. */
export const Badge = ({ seat }: { readonly seat: Seat | null }) => (
  <span class={`k-badge ${ownerClass(seat)}`} aria-hidden="true">
    {seat === null ? <Drawn body={SPARK} /> : seat + 1}
  </span>
);
/** An owner by mark and name. */
export const Owner = ({ table, seat }: { readonly table: GameState; readonly seat: Seat | null }) => (
  <span class="k-owner">
    <Badge seat={seat} />
    <bdi>{playerName(table, seat)}</bdi>
  </span>
);
