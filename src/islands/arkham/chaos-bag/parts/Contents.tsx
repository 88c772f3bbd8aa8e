import { inPlay, poolOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { TOKEN_IDS, mostOf, sizeOf } from '../../../../engines/arkham/token.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { LiveProps } from '../use-bag.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { tokenAloud } from '../../shared/token-words.ts';
import { labels } from '../words/labels.ts';
import { Button } from './Button.tsx';

/** The bag, kind by kind: add, remove, seal, release. */
export const Contents = ({ state, actions }: Pick<LiveProps, 'state' | 'actions'>) => (
  <details class="c-more">
    <summary>
      <h2>{labels.contents(sizeOf(state.inBag), sizeOf(state.sealed))}</h2>
    </summary>
    <p>{labels.pools(poolOf(state, 'bless'), poolOf(state, 'curse'))}</p>
    <ul class="kinds">
      {TOKEN_IDS.map((id) => {
        const [name, here, sealed] = [tokenAloud(id), state.inBag[id], state.sealed[id]];
        return (
          <li key={id}>
            <Stepper
              label={name}
              value={here}
              min={0}
              max={here + mostOf(id) - inPlay(state, id)}
              saysWhy
              onChange={(n) => actions.perform({ kind: n < here ? 'remove' : 'add', token: id })}
            >
              <TokenMark id={id} /> {name}
            </Stepper>
            {here + sealed > 0 && (
              <span class="c-buttons">
                <Button
                  text={labels.seal}
                  label={labels.about(labels.seal, name)}
                  off={here === 0}
                  onClick={() => actions.perform({ kind: 'seal', token: id })}
                />
                <Button
                  text={labels.release(sealed)}
                  label={labels.about(labels.release(sealed), name)}
                  off={sealed === 0}
                  onClick={() => actions.perform({ kind: 'release', token: id })}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  </details>
);
