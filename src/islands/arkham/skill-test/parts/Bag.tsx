import { ICONS } from '../../../../drawings/symbols.ts';
import { LIMITS, TOKEN_IDS, isSameBag, sizeOf, type TokenId } from '../../../../engines/arkham/token.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Drawn } from '../../../shared/Drawn.tsx';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { tokenName, tokensCount } from '../../shared/token-words.ts';
import { bagOf, mostInBag, presetOf, withToken } from '../model.ts';
import { labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';
import { CampaignBag } from './Pickers.tsx';

const LIMITED = [
  ['bless', 'bless-and-curse-tokens'],
  ['curse', 'bless-and-curse-tokens'],
  ['frost', 'frost-tokens'],
  ['blood', 'chaos-tokens'],
] as const;

/** The bag: that of a campaign, what is added to it, token by token, and the way back. */
export const Bag = (props: InputProps) => {
  const { data, state, actions, termBase } = props;
  const preset = presetOf(data, state.preset);
  const initial = bagOf(preset, state.level).bag;
  const isChanged = !isSameBag(state.bag, initial);
  const counter = (id: TokenId) => ({
    value: state.bag[id] ?? 0,
    min: 0,
    max: mostInBag(state, data, id),
    onChange: actions && ((n: number) => actions.change((s) => withToken(s, data, id, n))),
  });
  return (
    <>
      <CampaignBag {...props} isChanged={isChanged} />
      {LIMITED.map(([id, term]) => (
        <Stepper key={id} label={labels[id]} {...counter(id)}>
          <Drawn body={ICONS[id]} /> <a href={`${termBase}${term}/`}>{labels[id]}</a>
          <small>{labels.inGame(LIMITS[id])}</small>
        </Stepper>
      ))}
      {actions !== undefined && (
        <Folded summary={`${labels.handBag}: ${tokensCount(sizeOf(state.bag))}`}>
          {() => (
            <>
              {TOKEN_IDS.map((id) => (
                <Stepper key={id} label={tokenName(id)} {...counter(id)}>
                  <TokenMark id={id} /> {/^[+\-0]/.test(id) ? '' : tokenName(id)}
                </Stepper>
              ))}
              <button
                type="button"
                class="c-button"
                aria-disabled={!isChanged}
                onClick={() => isChanged && actions.change((s) => ({ ...s, bag: initial }))}
              >
                {labels.backToPreset}
              </button>
            </>
          )}
        </Folded>
      )}
      {preset.notes.length > 0 && (
        <details class="c-more">
          <summary>{labels.bagNotes}</summary>
          <ul>
            {preset.notes.map((n) => (
              <li key={n}>{sentenceRu(n)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
