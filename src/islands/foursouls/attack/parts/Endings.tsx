import { Strip, type End } from '../../../shared/results/Strip.tsx';
import { endingOddsOf, type EndingOdds } from '../endings.ts';
import type { Solved } from '../view-props.ts';
import { wayWords } from '../words/labels.ts';
import { plainSentence } from '../words/reasons.ts';

/** Of several wanted ways each is worth less than the one before it. */
const LESS = 0.35;
const worthOf = ({ way, isWanted }: EndingOdds, place: number): End['worth'] => {
  if (isWanted) return Math.max(1 - place * LESS, LESS);
  return way.kind === 'dead' && way.killed === 0 ? 'bad' : 0;
};

/** How the attacks end, in a strip and in words. */
export const Endings = ({ state, odds }: Solved) => (
  <>
    <Strip
      of={endingOddsOf(odds).map((one, place) => ({
        says: wayWords(one.way, state.foes.length),
        chance: one.chance,
        worth: worthOf(one, place),
      }))}
    />
    <p class="c-hint">{plainSentence(state, odds)}</p>
  </>
);
