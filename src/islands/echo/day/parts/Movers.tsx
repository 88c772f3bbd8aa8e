import type { ComponentChildren } from 'preact';
import { DIE_OF, directionOf, MOVING_KINDS } from '../../../../engines/echo/day/enemy-movement.ts';
import { freeEnemies } from '../../../../engines/echo/day/state.ts';
import type { LiveProps } from '../view-props.ts';
import { enemyName, placeAt } from '../words/names.ts';
import { MovePick } from './Pick.tsx';
import { List, Row } from './Row.tsx';

/** The enemies whom the dice move, each with its new place to choose; below them the others. */
export const Movers = ({ state, actions, children }: LiveProps & { readonly children: ComponentChildren }) => {
  const { dice } = state;
  const kinds = dice === null ? [] : MOVING_KINDS.filter((kind) => directionOf(dice[DIE_OF[kind]]) !== undefined);
  const movers = freeEnemies(state).filter((enemy) => kinds.some((kind) => kind === enemy.kind));
  return movers.length === 0 ? (
    <>{children}</>
  ) : (
    <Row name={`Кто куда пришёл: ${movers.length}`}>
      {() => (
        <>
          <List>
            {movers.map((enemy) => (
              <Row key={enemy.id} mark={enemy.kind} name={enemyName(state, enemy)} says={placeAt(state, enemy.place)}>
                {() => <MovePick label="Куда он пришёл" enemy={enemy} state={state} actions={actions} />}
              </Row>
            ))}
          </List>
          {children}
        </>
      )}
    </Row>
  );
};
