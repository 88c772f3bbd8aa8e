import { useState } from 'preact/hooks';
import type { SolvedTest } from '../../../../engines/eldritch/skill-check/solve.ts';
import {
  onTable,
  successesOf,
  worthOf,
  type Done,
  type TableState,
} from '../../../../engines/eldritch/skill-check/table.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Words } from '../../../shared/controls/Words.tsx';
import type { Setup } from '../inputs/setup.ts';
import { Button } from '../../shared/Button.tsx';
import { Die } from '../../../shared/results/Die.tsx';
import { COMMON } from '../../shared/words.ts';
import { useDiceTable, type DiceTable } from './use-dice-table.ts';
import { R, adviceWords, dieLabel, doneWords, enterLabel, leftWords, lyingWords } from './words.ts';

interface Props {
  readonly setup: Setup;
  /** The best play of the test. */
  readonly choiceAt: SolvedTest['choiceAt'];
  /** The outcome of a number of successes, a sentence. */
  readonly says: (successes: number) => string;
}

/** The test thrown for those without the dice at hand, or the throw on a real table laid out, with what is best. */
export const Roller = ({ setup, choiceAt, says }: Props) => {
  const actions = useDiceTable(setup);
  const { table } = actions;
  const lying = onTable(table);
  const isOver = lying === undefined || (lying.clues === 0 && lying.free === 0 && !lying.all);
  return (
    <div class="et-roller">
      <p class="c-hint">{R.intro}</p>
      <Lying {...actions} />
      <p role="status" class="et-told">
        <Words
          text={[
            lyingWords(table),
            ...(table.faces === undefined ? [] : [says(successesOf(table.faces, table.test))]),
            leftWords(table, setup),
            ...(isOver ? [] : [adviceWords(choiceAt(lying).action, setup)]),
          ].join(' ')}
        />
      </p>
      <Buttons {...actions} />
      <EnterThrow key={table.test.dice} dice={table.test.dice} onLay={actions.lay} />
      <History of={table.done} />
    </div>
  );
};

/** The dice; each is a button as long as there is something to throw it again with. */
const Lying = ({ table, again }: DiceTable) => {
  const { faces, test, left } = table;
  const by = left.free > 0 ? 'free' : 'clue';
  const canAgain = faces !== undefined && left.free + left.clues > 0;
  return (
    <>
      <div class="c-dice c-thrown et-lying">
        {(faces ?? Array.from({ length: test.dice }, () => undefined)).map((face, place) =>
          canAgain && face !== undefined ? (
            <button
              key={place}
              type="button"
              aria-label={`${dieLabel(place, face, table)}. Перебросить ${by === 'free' ? R.byCard : R.byToken}`}
              onClick={() => again(place, by)}
            >
              <Die key={face} face={face} isSuccess={worthOf(face, test) > 0} />
            </button>
          ) : (
            <span key={place}>
              <Die key={face} face={face} isSuccess={face !== undefined && worthOf(face, test) > 0} />
            </span>
          ),
        )}
      </div>
      <p class="c-hint et-again">{canAgain ? `${R.again} ${by === 'free' ? R.byCard : R.byToken}.` : ''}</p>
    </>
  );
};

const Buttons = ({ table, throwDice, againAll, canUndo, canRedo, undo, redo }: DiceTable) => (
  <p class="c-buttons">
    <Button isMain onPress={throwDice}>
      {table.faces === undefined ? R.throwDice : R.throwAnew}
    </Button>
    {table.left.all && (onTable(table)?.failed ?? 0) > 0 && <Button onPress={againAll}>{R.all}</Button>}
    <Button isIdle={!canUndo} onPress={undo}>
      {COMMON.undo}
    </Button>
    <Button isIdle={!canRedo} onPress={redo}>
      {COMMON.redo}
    </Button>
  </p>
);

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
/** A throw of real dice, tapped in. */
const EnterThrow = ({ dice, onLay }: { readonly dice: number; readonly onLay: (faces: readonly number[]) => void }) => {
  const [faces, setFaces] = useState<readonly number[]>(() => Array.from({ length: dice }, () => 1));
  return (
    <Folded summary={R.enter}>
      {() => (
        <>
          <p class="c-hint">{R.enterHint}</p>
          {faces.map((face, place) => (
            <Chips
              key={place}
              label={enterLabel(place)}
              name={`et-face-${place}`}
              value={String(face)}
              options={FACES.map((value) => ({ value, label: value }))}
              onChange={(value) => setFaces(faces.map((one, at) => (at === place ? Number(value) : one)))}
            />
          ))}
          <p class="c-buttons">
            <Button isMain onPress={() => onLay(faces)}>
              {R.lay}
            </Button>
          </p>
        </>
      )}
    </Folded>
  );
};
const History = ({ of }: { readonly of: TableState['done'] }) =>
  of.length === 0 ? null : (
    <details class="c-more">
      <summary>
        {R.history}: {of.length}
      </summary>
      <ol reversed>
        {of.toReversed().map((done: Done, i) => (
          <li key={of.length - i}>{doneWords(done)}</li>
        ))}
      </ol>
    </details>
  );
