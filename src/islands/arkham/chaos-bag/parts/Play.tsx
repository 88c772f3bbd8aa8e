import { hasBegun, hasBlood, mustReveal } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { sizeOf, tokensIn } from '../../../../engines/arkham/token.ts';
import { WORDED } from '../../shared/bag-address.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { meaningsIn, verdictIn } from '../model.ts';
import type { LiveProps } from '../use-bag.ts';
import { labels } from '../words/labels.ts';
import { Button } from './Button.tsx';
import { Drawn } from './Drawn.tsx';
import { Meaning } from './Meaning.tsx';
import { Status } from './Status.tsx';
import { Numbers } from './SkillTest.tsx';
import { Verdict, type VerdictProps } from './Verdict.tsx';

/** A test under way: its numbers, draw, see how it stands, end it; back and forward in time. */
export const Play = (props: LiveProps & VerdictProps) => {
  const { state, test, canUndo, canRedo, marked, message, termBase, actions } = props;
  const begun = hasBegun(state);
  const due = !begun || mustReveal(state, meaningsIn(test));
  const none = state.drawn.length === 0;
  const isBloody = hasBlood(state) && verdictIn(state, test)?.success === false;
  return (
    <div class="play">
      <Numbers test={test} actions={actions} />
      {/* First, so that it stays under the thumb however many tokens come. */}
      <Button
        text={begun ? labels.drawMore : labels.draw}
        look={due ? 'big c-main' : 'big'}
        off={sizeOf(state.inBag) === 0}
        onClick={actions.draw}
      />
      {begun ? (
        <Drawn state={state} marked={marked} actions={actions} />
      ) : (
        // What may come lies where what has come will lie; by ear the number is enough, the list stands below.
        <p class="drawn waiting" aria-hidden="true">
          {tokensIn(state.inBag).map((id, i) => (
            <TokenMark key={i} id={id} />
          ))}
        </p>
      )}
      <div class="verdict-place" role="status">
        {begun ? (
          <Verdict state={state} test={test} termBase={termBase} />
        ) : (
          <p class="soft">{labels.nothingDrawn(sizeOf(state.inBag))}</p>
        )}
      </div>
      {WORDED.filter((id) => state.drawn.includes(id)).map((id) => (
        <Meaning key={id} id={id} test={test} actions={actions} />
      ))}
      <Status state={state} test={test} message={message} />
      {isBloody && <p class="soft">{labels.bloodHow}</p>}
      <div class="c-buttons">
        {isBloody && (
          <Button
            text={labels.finishWithBlood}
            look="c-main"
            onClick={() => actions.perform({ kind: 'return-but-blood' })}
          />
        )}
        <Button
          text={labels.finish}
          look={begun && !due && !isBloody ? 'c-main' : ''}
          off={!begun}
          onClick={() => actions.perform({ kind: 'return-drawn' })}
        />
        <Button text={labels.cancel} off={none} onClick={actions.cancel} />
        <Button
          text={labels.setAside}
          off={none}
          onClick={() => actions.perform({ kind: 'set-aside', at: marked ?? Math.max(0, state.drawn.length - 1) })}
        />
      </div>
      <div class="c-buttons steps-in-time">
        <Button text={labels.back} off={!canUndo} onClick={actions.undo} />
        <Button text={labels.forward} off={!canRedo} onClick={actions.redo} />
      </div>
    </div>
  );
};
