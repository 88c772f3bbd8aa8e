import { colourOf, freeEnemies } from '../../../../engines/echo/day/state.ts';
import { COLOURS, ENEMY_KINDS, type EnemyKind } from '../../../../engines/echo/day/words.ts';
import type { LiveProps, ToolProps } from '../view-props.ts';
import { COLOUR_NAMES, COLOUR_SAYS, enemyName, KINDS, placeAt } from '../words/names.ts';
import { KindMark } from './marks.tsx';
import { PlacePick } from './Pick.tsx';
import { Choice, Press } from './Press.tsx';
import { MessageHere, useMessageHere } from './MessageHere.tsx';

/** The colour of the turn's number: the table of colours is printed on the board and nowhere else. */
export const TurnColour = ({ state, actions }: LiveProps) => (
  <Choice
    kind="d-colours"
    label={`Цвет числа хода ${state.turn}`}
    note={`Цвет числа ${state.turn} на трекере`}
    options={COLOURS.map((value) => ({
      value,
      kind: `d-colour d-${value}`,
      says: (
        <>
          <b>{COLOUR_NAMES[value]}</b> <span>{COLOUR_SAYS[value]}</span>
        </>
      ),
    }))}
    chosen={colourOf(state) ?? undefined}
    onPick={(colour) => actions.act({ kind: 'colour', turn: state.turn, colour })}
  />
);

/** A clue that a card lays somewhere. */
export const LayClue = ({ state, termBase, actions, begun, setBegun, message }: ToolProps) => {
  const told = useMessageHere(actions);
  const place = begun.clue;
  const setPlace = (clue: number | null) => setBegun({ ...begun, clue });
  return (
    <div class="d-lay">
      <PlacePick label="Где появилась Улика" state={state} value={place} onPick={setPlace} actions={actions} />
      <Press
        isOff={place === null}
        press={() => {
          if (place === null) return;
          told.act({ kind: 'clues', place, by: 'more' });
          setPlace(null);
        }}
      >
        Положить Улику
      </Press>
      <MessageHere told={told} message={message} termBase={termBase} />
    </div>
  );
};

/** The tokens just drawn: each gets its kind with one press. */
export const NewKinds = ({ state, actions }: LiveProps) => (
  <>
    {freeEnemies(state)
      .filter((enemy) => enemy.kind === 'unknown')
      .map((enemy) => (
        <div key={enemy.id} class="d-newcomer" role="group" aria-label={`${enemyName(state, enemy)}: вид`}>
          <span>
            <b>{enemyName(state, enemy)}</b> <small>{placeAt(state, enemy.place)}</small>
          </span>
          <KindButtons chosen="unknown" onPick={(as) => actions.act({ kind: 'enemy-kind', enemy: enemy.id, as })} />
        </div>
      ))}
  </>
);

interface KindProps {
  readonly chosen?: EnemyKind;
  readonly onPick: (kind: EnemyKind) => void;
}
/** The four kinds, one button each. */
export const KindButtons = ({ chosen, onPick }: KindProps) => (
  <div class="c-buttons d-kinds">
    {ENEMY_KINDS.filter((kind) => kind !== 'unknown').map((kind) => (
      <Press key={kind} isChosen={chosen && chosen === kind} press={() => onPick(kind)}>
        <KindMark kind={kind} /> {KINDS[kind].name}
      </Press>
    ))}
  </div>
);
