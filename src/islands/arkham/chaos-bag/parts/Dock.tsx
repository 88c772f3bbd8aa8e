import { hasBegun, hasBlood, mustReveal } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { sizeOf } from '../../../../engines/arkham/token.ts';
import { meaningsIn, verdictIn } from '../model.ts';
import type { LiveProps } from '../use-bag.ts';
import { labels } from '../words/labels.ts';
import { Button } from './Button.tsx';

/** To draw and to end the test: on a phone at the edge of the screen, under the thumb, however many tokens come. */
export const Dock = ({ state, test, actions }: Pick<LiveProps, 'state' | 'test' | 'actions'>) => {
  const begun = hasBegun(state);
  const due = !begun || mustReveal(state, meaningsIn(test));
  const isBloody = hasBlood(state) && verdictIn(state, test)?.success === false;
  return (
    <div class="dock">
      {isBloody && <p class="soft">{labels.bloodHow}</p>}
      <Button
        text={begun ? labels.drawMore : labels.draw}
        look={due ? 'big c-main' : 'big'}
        off={sizeOf(state.inBag) === 0}
        onClick={actions.draw}
      />
      <Button
        text={labels.finishShort}
        label={labels.finish}
        look={begun && !due && !isBloody ? 'big c-main' : 'big'}
        off={!begun}
        onClick={() => actions.perform({ kind: 'return-drawn' })}
      />
      {isBloody && (
        <Button
          text={labels.finishWithBlood}
          look="big c-main"
          onClick={() => actions.perform({ kind: 'return-but-blood' })}
        />
      )}
    </div>
  );
};
