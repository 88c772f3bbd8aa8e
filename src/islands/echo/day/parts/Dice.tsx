import { useState } from 'preact/hooks';
import { DIE_OF, MOVING_KINDS, ordersOf, type Order } from '../../../../engines/echo/day/enemy-movement.ts';
import type { MovementDice } from '../../../../engines/echo/day/state.ts';
import type { LiveProps, PartProps } from '../view-props.ts';
import { DICE_NAMES, DIRECTION_NAMES, KINDS } from '../words/names.ts';
import { Arrow, Die, Stands } from './marks.tsx';
import { Choice, Press } from './Press.tsx';
import { Row } from './Row.tsx';

/** The three dice of the movement of enemies: thrown here or entered, and what they say. */
export const Dice = ({ state, actions }: Pick<PartProps, 'state' | 'actions'>) => (
  <div class="d-dice">
    {actions !== undefined && (
      <div class="d-throw">
        <Press isMain={state.dice === null} press={() => actions.act({ kind: 'dice', ...actions.throwDice() })}>
          {state.dice === null ? 'Бросить дайсы' : 'Бросить ещё раз'}
        </Press>
        <Row name="Ввести">{() => <Entered actions={actions} dice={state.dice} />}</Row>
      </div>
    )}
    <div role="status">
      {state.dice !== null && (
        <ul class="d-orders">
          {ordersOf(state, state.dice).map((order) => (
            <li key={order.kind}>
              <Die colour={DIE_OF[order.kind]} face={order.face} />{' '}
              {order.direction === undefined ? <Stands /> : <Arrow to={order.direction} />} {orderWords(order)}
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
const orderWords = ({ kind, direction, count, face }: Order) => {
  const [goes, stands] = kind === 'undead' ? ['идёт', 'стоит'] : ['идут', 'стоят'];
  return (
    <span>
      <b>
        {KINDS[kind].many} {direction === undefined ? stands : `${goes} ${DIRECTION_NAMES[direction]}`}
      </b>{' '}
      <small>
        на дайсе {face}, {count === 0 ? 'на поле таких нет' : `на поле: ${count}`}
      </small>
    </span>
  );
};

type Faces = { readonly [c in keyof MovementDice]: number | undefined };
/** The faces of the dice on the table; they count once the third is entered. */
const Entered = ({ actions, dice }: Pick<LiveProps, 'actions'> & { readonly dice: MovementDice | null }) => {
  const [faces, setFaces] = useState<Faces>(dice ?? { white: undefined, green: undefined, black: undefined });
  const choose = (colour: keyof MovementDice, face: number) => {
    const next = { ...faces, [colour]: face };
    setFaces(next);
    const { white, green, black } = next;
    if (white !== undefined && green !== undefined && black !== undefined)
      actions.act({ kind: 'dice', white, green, black });
  };
  return (
    <>
      {MOVING_KINDS.map((kind) => {
        const colour = DIE_OF[kind];
        return (
          <Choice
            key={colour}
            kind="d-faces"
            label={`${DICE_NAMES[colour]} дайс: ${KINDS[kind].many}`}
            options={[1, 2, 3, 4, 5, 6].map((value) => ({
              value,
              kind: 'd-face',
              label: `${DICE_NAMES[colour]} дайс: ${value}`,
              says: value,
            }))}
            chosen={faces[colour]}
            onPick={(face) => choose(colour, face)}
          />
        );
      })}
    </>
  );
};
