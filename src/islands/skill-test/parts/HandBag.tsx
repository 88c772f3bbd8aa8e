import { TOKEN_IDS, sizeOf, type Bag } from '../../../engines/arkham/token.ts';
import { Stepper } from '../../shared/Stepper.tsx';
import { mostInBag, withToken, type OddsData, type State } from '../model.ts';
import { T, tokenName, tokensCount } from '../strings.ts';
import type { Actions } from '../view-props.ts';
import { TokenMark } from './TokenMark.tsx';

interface Props { readonly data: OddsData; readonly state: State; readonly on: Actions; readonly initial: Bag; readonly changed: boolean }

/** The bag token by token, and the way back to the bag of the campaign. */
export const HandBag = ({ data, state, on, initial, changed }: Props) => (
  <details class="c-more">
    <summary>{T.handBag}: {tokensCount(sizeOf(state.bag))}</summary>
    {TOKEN_IDS.map((id) => (
      <Stepper key={id} label={tokenName(id)} value={state.bag[id] ?? 0} min={0} max={mostInBag(state, data, id)} onChange={(n) => on.change(withToken(state, data, id, n))}>
        <TokenMark id={id} /> {/^[+\-0]/.test(id) ? '' : tokenName(id)}
      </Stepper>
    ))}
    <button type="button" class="c-button" aria-disabled={!changed} onClick={() => { if (changed) on.change({ ...state, bag: initial }); }}>{T.backToPreset}</button>
  </details>
);
