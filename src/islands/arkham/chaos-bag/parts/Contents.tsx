import { inPlay, mostOf, poolOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { TOKEN_IDS, sizeOf } from '../../../../engines/arkham/token.ts';
import type { Actions, ViewProps } from '../view-props.ts';
import { S, tokenName } from '../words/labels.ts';
import { Button } from './Button.tsx';
import { Mark } from './Mark.tsx';

/** The bag, kind by kind: add, remove, seal, release. */
export const Contents = ({ state, on }: Pick<ViewProps, 'state'> & { readonly on: Actions }) => (
  <details>
    <summary>{S.contents(sizeOf(state.inBag), sizeOf(state.sealed))}</summary>
    <p>{S.pools(poolOf(state, 'bless'), poolOf(state, 'curse'))}</p>
    <ul class="kinds">
      {TOKEN_IDS.map((id) => {
        const [name, here, sealed] = [tokenName(id), state.inBag[id], state.sealed[id]];
        return (
          <li key={id}>
            <span class="name">
              <Mark id={id} silent /> {name}
            </span>
            <span class="stepper" role="group" aria-label={S.countNow(name, here, sealed)}>
              <Button
                text="−"
                kind="round"
                label={S.less(name)}
                off={here === 0}
                does={() => on.does({ kind: 'remove', token: id })}
              />
              <span aria-hidden="true">{here}</span>
              <Button
                text="+"
                kind="round"
                label={S.plus(name)}
                off={inPlay(state, id) >= mostOf(id)}
                does={() => on.does({ kind: 'add', token: id })}
              />
            </span>
            {here + sealed > 0 && (
              <span class="seals">
                <Button
                  text={S.seal}
                  label={S.about(S.seal, name)}
                  off={here === 0}
                  does={() => on.does({ kind: 'seal', token: id })}
                />
                <Button
                  text={S.release(sealed)}
                  label={S.about(S.release(sealed), name)}
                  off={sealed === 0}
                  does={() => on.does({ kind: 'release', token: id })}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  </details>
);
