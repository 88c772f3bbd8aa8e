import { useState } from 'preact/hooks';
import { ordersOf, type Order } from '../../../../engines/echo/day/enemy-movement.ts';
import type { MovementDice } from '../../../../engines/echo/day/state.ts';
import type { Commands, PartProps } from '../view-props.ts';
import { DICE_KINDS, DICE_NAMES, DIRECTION_NAMES, KINDS_NAMES } from '../words/names.ts';
import { Arrow, Die, Stands } from './marks.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';

const COLOURS = ['white', 'green', 'black'] as const;
const COLOUR_OF_KIND = { mage: 'white', citizen: 'green', undead: 'black' } as const;

/** The three dice of the movement of enemies: thrown here or entered, and what they say. */
export const Dice = ({ state, actions }: Pick<PartProps, 'state' | 'actions'>) => (
  <div class="d-dice">
    {actions !== undefined && (
      <>
        <Press isMain={state.dice === null} press={() => actions.act({ kind: 'dice', ...actions.throwDice() })}>
          {state.dice === null ? 'Бросить три дайса' : 'Бросить ещё раз'}
        </Press>
        <Row name="Ввести дайсы со стола">{() => <Entered actions={actions} dice={state.dice} />}</Row>
      </>
    )}
    <div role="status">
      {state.dice !== null && (
        <ul class="d-orders">
          {ordersOf(state, state.dice).map((order) => (
            <li key={order.kind}>
              <Die colour={COLOUR_OF_KIND[order.kind]} face={order.face} /> {orderMark(order)} {orderWords(order)}
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
const orderMark = ({ direction }: Order) => (direction === undefined ? <Stands /> : <Arrow to={direction} />);
const orderWords = ({ kind, direction, count, face }: Order) => {
  const name = KINDS_NAMES[kind];
  const goes = kind === 'undead' ? 'идёт' : 'идут';
  const stands = kind === 'undead' ? 'стоит' : 'стоят';
  const what = direction === undefined ? stands : `${goes} ${DIRECTION_NAMES[direction]}`;
  return (
    <span>
      <b>
        {name} {what}
      </b>{' '}
      <small>
        на дайсе {face}, {count === 0 ? 'на поле таких нет' : `на поле: ${count}`}
      </small>
    </span>
  );
};

type Faces = { readonly [c in keyof MovementDice]: number | undefined };
/** The faces of dice that lie on the table; they count when the third is said. */
const Entered = ({ actions, dice }: { readonly actions: Commands; readonly dice: MovementDice | null }) => {
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
      {COLOURS.map((colour) => {
        const name = `${DICE_NAMES[colour]} дайс: ${KINDS_NAMES[DICE_KINDS[colour]]}`;
        return (
          <div key={colour} class="d-faces" role="group" aria-label={name}>
            <small>{name}</small>
            <div>
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <Press
                  key={face}
                  kind="d-face"
                  label={`${DICE_NAMES[colour]} дайс: ${face}`}
                  isChosen={faces[colour] === face}
                  press={() => choose(colour, face)}
                >
                  {face}
                </Press>
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
};
