import { LIMITS, TOKEN_IDS, sizeOf, type Bag } from '../../../engines/arkham/token.ts';
import { BOUNDS, withToken, type State } from '../model.ts';
import { T, tokenName, tokensCount } from '../strings.ts';
import type { Actions } from '../view-props.ts';
import { Stepper } from './Stepper.tsx';
import { TokenMark } from './TokenMark.tsx';

interface Props { readonly state: State; readonly on: Actions; readonly initial: Bag; readonly changed: boolean }

/** The bag token by token, and the way back to the bag of the campaign. */
export const HandBag = ({ state, on, initial, changed }: Props) => (
  <details class="o-more">
    <summary>{T.handBag}: {tokensCount(sizeOf(state.bag))}</summary>
    {TOKEN_IDS.map((id) => (
      <Stepper key={id} label={tokenName(id)} value={state.bag[id] ?? 0} min={0} max={id in LIMITS ? LIMITS[id as keyof typeof LIMITS] : BOUNDS.token} onChange={(n) => on.change(withToken(state, id, n))}>
        <TokenMark id={id} /> {/^[+\-0]/.test(id) ? '' : tokenName(id)}
      </Stepper>
    ))}
    <button type="button" class="o-button" aria-disabled={!changed} onClick={() => { if (changed) on.change({ ...state, bag: initial }); }}>{T.backToPreset}</button>
  </details>
);
