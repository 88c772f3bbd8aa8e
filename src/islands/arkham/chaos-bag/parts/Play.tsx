import { hasBegun } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { sizeOf, tokensIn } from '../../../../engines/arkham/token.ts';
import { REDO, UNDO } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { WORDED } from '../../shared/bag-address.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import type { LiveProps } from '../use-bag.ts';
import { labels } from '../words/labels.ts';
import { Button } from './Button.tsx';
import { Dock } from './Dock.tsx';
import { Drawn as DrawnTokens } from './Drawn.tsx';
import { Meaning, type Sign } from './Meaning.tsx';
import { Status } from './Status.tsx';
import { Numbers } from './SkillTest.tsx';
import { Verdict, type VerdictProps } from './Verdict.tsx';

type PlayProps = LiveProps & VerdictProps & { readonly sign: Sign | undefined };

/** A test under way: its numbers, its tokens, its state; what else may be done with a token; draw and end it. */
export const Play = (props: PlayProps) => {
  const { state, test, canUndo, canRedo, marked, message, termBase, actions, sign } = props;
  const begun = hasBegun(state);
  const none = state.drawn.length === 0;
  return (
    <div class="play">
      <Numbers test={test} actions={actions} />
      {begun ? (
        <DrawnTokens state={state} marked={marked} actions={actions} />
      ) : (
        // Empty places for the tokens to come; by ear the number is enough, the list follows below.
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
        <Meaning key={id} id={id} test={test} actions={actions} sign={sign} />
      ))}
      <Status state={state} test={test} message={message} />
      <div class="c-buttons others">
        <Button text={labels.cancelShort} label={labels.cancel} off={none} onClick={actions.cancel} />
        <Button
          text={labels.setAside}
          off={none}
          onClick={() => actions.perform({ kind: 'set-aside', at: marked ?? Math.max(0, state.drawn.length - 1) })}
        />
        <span class="signs">
          <Button
            text={<Drawn body={UNDO} />}
            label={labels.back}
            look="c-sign"
            off={!canUndo}
            onClick={actions.undo}
          />
          <Button
            text={<Drawn body={REDO} />}
            label={labels.forward}
            look="c-sign"
            off={!canRedo}
            onClick={actions.redo}
          />
        </span>
      </div>
      <Dock state={state} test={test} actions={actions} />
    </div>
  );
};
