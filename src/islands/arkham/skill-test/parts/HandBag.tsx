import { TOKEN_IDS, sizeOf, type Bag } from '../../../../engines/arkham/token.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { mostInBag, withToken, type OddsData, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { tokenName, tokensCount } from '../../shared/token-words.ts';
import type { Actions } from '../view-props.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';

interface Props extends Pick<State, 'bag' | 'effects'> {
  readonly data: OddsData;
  readonly actions: Actions;
  readonly initial: Bag;
  readonly isChanged: boolean;
}

/** The bag token by token, and the way back to the bag of the campaign. */
export const HandBag = ({ data, bag, effects, actions, initial, isChanged }: Props) => (
  <Folded summary={`${labels.handBag}: ${tokensCount(sizeOf(bag))}`}>
    {() => (
      <>
        {TOKEN_IDS.map((id) => (
          <Stepper
            key={id}
            label={tokenName(id)}
            value={bag[id] ?? 0}
            min={0}
            max={mostInBag({ effects }, data, id)}
            onChange={(n) => actions.change((state) => withToken(state, data, id, n))}
          >
            <TokenMark id={id} /> {/^[+\-0]/.test(id) ? '' : tokenName(id)}
          </Stepper>
        ))}
        <button
          type="button"
          class="c-button"
          aria-disabled={!isChanged}
          onClick={() => {
            if (isChanged) actions.change((state) => ({ ...state, bag: initial }));
          }}
        >
          {labels.backToPreset}
        </button>
      </>
    )}
  </Folded>
);
