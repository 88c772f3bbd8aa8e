import { PATH_FACES } from '../../../../engines/echo/day/words.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { districtName, FACE_NAMES, placeAt } from '../words/names.ts';
import { DistrictPick, WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';
import { Beside } from './Warnings.tsx';

const districtOf = (state: PartProps['state'], place: number): string => {
  const district = state.places[place]?.district ?? null;
  return district === null ? 'район не указан' : districtName(state, district);
};

/** The paths on the board: where each lies, what it shows, and who takes it. */
export const Paths = ({ state, termBase, actions }: PartProps) => (
  <section class="c-part">
    <h3>{labels.paths}</h3>
    <Beside state={state} termBase={termBase} codes={['shamkhum-passed-over']} />
    {state.paths.length === 0 && <p class="c-hint">{labels.noPaths}</p>}
    <ul class="d-list">
      {state.paths.map(({ id, place, face }) => (
        <li key={id}>
          <Row
            name={placeAt(state, place)}
            says={`${districtOf(state, place)}, Тропа ${FACE_NAMES[face]}${face === 'shamkhum' ? ', не проклинает' : ''}`}
          >
            {actions === undefined
              ? undefined
              : () => (
                  <>
                    <div role="group" aria-label="Как лежит Тропа">
                      <small>
                        Как лежит Тропа <Rule termBase={termBase} id="path" />
                      </small>
                      <div class="c-buttons">
                        {PATH_FACES.map((f) => (
                          <Press
                            key={f}
                            isChosen={f === face}
                            press={() => actions.act({ kind: 'turn-path', path: id, face: f })}
                          >
                            {FACE_NAMES[f]}
                          </Press>
                        ))}
                      </div>
                    </div>
                    <WhoButtons
                      label="Проблема решена, Тропу забирает"
                      state={state}
                      onPick={(who) => who !== 'office' && actions.act({ kind: 'take-path', path: id, who })}
                    />
                    <DistrictPick
                      state={state}
                      value={state.places[place]?.district ?? null}
                      onPick={(district) => actions.act({ kind: 'district', place, district })}
                    />
                    <Press press={() => actions.act({ kind: 'remove-path', path: id })}>Убрать Тропу с поля</Press>
                  </>
                )}
          </Row>
        </li>
      ))}
    </ul>
  </section>
);
