import { useState } from 'preact/hooks';
import { PLAY } from '../words/play.ts';
import { Button } from '../../shared/Button.tsx';
import { Die } from '../../../shared/results/Die.tsx';

interface Props {
  /** How many dice were thrown at the table. */
  readonly dice: number;
  readonly onEnter: (faces: readonly number[]) => void;
}
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Dice of a real table, tapped in one after the other; the last one lays them all. */
export const Faces = ({ dice, onEnter }: Props) => {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const add = (face: number) => {
    const next = [...faces, face];
    if (next.length === dice) onEnter(next);
    else setFaces(next);
  };
  return (
    <div class="el-faces" role="group" aria-label={PLAY.enter}>
      <p role="status">
        {PLAY.enter} {faces.length} из {dice}
        {faces.length > 0 && `: ${faces.join(', ')}`}
      </p>
      <p class="c-dice">
        {FACES.map((face) => (
          <button key={face} type="button" aria-label={`Выпало ${face}`} onClick={() => add(face)}>
            <Die face={face} />
          </button>
        ))}
      </p>
      {faces.length > 0 && <Button onPress={() => setFaces(faces.slice(0, -1))}>{PLAY.erase}</Button>}
    </div>
  );
};
