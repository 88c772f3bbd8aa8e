import { colourOf, freeEnemies } from '../../../../engines/echo/day/state.ts';
import { COLOURS, ENEMY_KINDS } from '../../../../engines/echo/day/words.ts';
import type { Commands, PartProps } from '../view-props.ts';
import { COLOUR_NAMES, COLOUR_SAYS, enemyName, KIND_NAMES, placeAt } from '../words/names.ts';
import { KindMark } from './marks.tsx';
import { PlacePick } from './Pick.tsx';
import { Press } from './Press.tsx';
import type { PhaseProps } from './phase-props.ts';
import { ToldHere, useToldHere } from './ToldHere.tsx';

interface Props {
  readonly state: PartProps['state'];
  readonly actions: Commands;
}
/** The colour of the turn's number: the table of colours is printed on the board and nowhere else. */
export const TurnColour = ({ state, actions }: Props) => (
  <div class="d-colours" role="group" aria-label={`Цвет числа хода ${state.turn}`}>
    <small>Цвет числа {state.turn} на трекере</small>
    <div class="c-buttons">
      {COLOURS.map((colour) => (
        <Press
          key={colour}
          kind={`d-colour d-${colour}`}
          isChosen={colourOf(state) === colour}
          press={() => actions.act({ kind: 'colour', turn: state.turn, colour })}
        >
          <b>{COLOUR_NAMES[colour]}</b> <span>{COLOUR_SAYS[colour]}</span>
        </Press>
      ))}
    </div>
  </div>
);

interface LayProps {
  readonly termBase: string;
  readonly table: PhaseProps;
}
/** A clue that a card lays somewhere. */
export const LayClue = ({ state, termBase, actions, table }: Props & LayProps) => {
  const told = useToldHere(actions);
  const { begun, setBegun } = table;
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
      <ToldHere told={told} message={table.message} termBase={termBase} />
    </div>
  );
};

/** The tokens just drawn: each gets its kind with one press. */
export const NewKinds = ({ state, actions }: Props) => (
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

type Kind = (typeof ENEMY_KINDS)[number];
/** The four kinds, one button each. */
export const KindButtons = ({ chosen, onPick }: { readonly chosen?: Kind; readonly onPick: (kind: Kind) => void }) => (
  <div class="c-buttons d-kinds">
    {ENEMY_KINDS.filter((kind) => kind !== 'unknown').map((kind) => (
      <Press key={kind} isChosen={chosen === undefined ? undefined : chosen === kind} press={() => onPick(kind)}>
        <KindMark kind={kind} /> {KIND_NAMES[kind]}
      </Press>
    ))}
  </div>
);
