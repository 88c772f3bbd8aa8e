import { hasBegun, mustReveal } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { WORDED } from '../../../../engines/arkham/chaos-bag/notation.ts';
import { sizeOf } from '../../../../engines/arkham/token.ts';
import { meaningsIn, tokensIn } from '../model.ts';
import type { Actions, ViewProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { Button } from './Button.tsx';
import { Drawn } from './Drawn.tsx';
import { Mark } from './Mark.tsx';
import { Meaning } from './Meaning.tsx';
import { Status } from './Status.tsx';
import { Numbers } from './SkillTest.tsx';
import { Verdict } from './Verdict.tsx';

/** A test under way: its numbers, draw, see how it stands, end it; back and forward in time. */
export const Play = (props: ViewProps & { readonly actions: Actions }) => {
  const { state, test, canUndo, canRedo, marked, message, termBase, actions } = props;
  const begun = hasBegun(state);
  const due = !begun || mustReveal(state, meaningsIn(test));
  const none = state.drawn.length === 0;
  return (
    <div class="play">
      <Numbers test={test} actions={actions} />
      {/* First, so that it stays under the thumb however many tokens come. */}
      <Button
        text={begun ? labels.drawMore : labels.draw}
        kind={due ? 'big c-main' : 'big'}
        off={sizeOf(state.inBag) === 0}
        does={actions.draw}
      />
      {begun ? (
        <Drawn state={state} marked={marked} actions={actions} />
      ) : (
        // What may come lies where what has come will lie; by ear the number is enough, the list stands below.
        <p class="drawn waiting" aria-hidden="true">
          {tokensIn(state.inBag).map((id, i) => (
            <Mark key={i} id={id} silent />
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
      <div class="c-buttons">
        <Button
          text={labels.finish}
          kind={begun && !due ? 'c-main' : ''}
          off={!begun}
          does={() => actions.does({ kind: 'return-drawn' })}
        />
        <Button text={labels.cancel} off={none} does={actions.cancel} />
        <Button
          text={labels.setAside}
          off={none}
          does={() => actions.does({ kind: 'set-aside', at: marked ?? Math.max(0, state.drawn.length - 1) })}
        />
      </div>
      <div class="c-buttons steps-in-time">
        <Button text={labels.back} off={!canUndo} does={actions.undo} />
        <Button text={labels.forward} off={!canRedo} does={actions.redo} />
      </div>
    </div>
  );
};
