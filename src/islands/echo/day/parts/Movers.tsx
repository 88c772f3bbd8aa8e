import { DIE_OF, directionOf, MOVING_KINDS } from '../../../../engines/echo/day/enemy-movement.ts';
import { freeEnemies, type DayState } from '../../../../engines/echo/day/state.ts';
import type { Commands } from '../view-props.ts';
import { enemyName, placeAt } from '../words/names.ts';
import { PlacePick } from './Pick.tsx';
import { Row } from './Row.tsx';

/** The enemies whom the dice have set going, each to be put where it has come to. */
export const Movers = ({ state, actions }: { readonly state: DayState; readonly actions: Commands }) => {
  const { dice } = state;
  const kinds = dice === null ? [] : MOVING_KINDS.filter((kind) => directionOf(dice[DIE_OF[kind]]) !== undefined);
  const movers = freeEnemies(state).filter((enemy) => kinds.some((kind) => kind === enemy.kind));
  return movers.length === 0 ? null : (
    <div role="group" aria-label="Кто пошёл">
      <small>Переставьте тех, кто пошёл:</small>
      <ul class="d-list">
        {movers.map((enemy) => (
          <li key={enemy.id}>
            <Row mark={enemy.kind} name={enemyName(state, enemy)} says={placeAt(state, enemy.place)}>
              {() => (
                <PlacePick
                  label="Куда он пришёл"
                  state={state}
                  value={enemy.place}
                  onPick={(to) => actions.act({ kind: 'move', enemy: enemy.id, to })}
                  actions={actions}
                />
              )}
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
};
