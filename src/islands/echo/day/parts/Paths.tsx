import type { Path } from '../../../../engines/echo/day/state.ts';
import { PATH_FACES } from '../../../../engines/echo/day/words.ts';
import type { LiveProps, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { districtName, FACE_NAMES, placeAt } from '../words/names.ts';
import { DistrictPick, WhoButtons } from './Pick.tsx';
import { Choice, Press } from './Press.tsx';
import { List, Row } from './Row.tsx';
import { Rule } from './Rule.tsx';
import { WarningsHere } from './Warnings.tsx';

const pathWords = (state: PartProps['state'], { place, face }: Path): string => {
  const district = state.places[place]?.district ?? null;
  const where = district === null ? 'район не указан' : districtName(state, district);
  return `${where}, Тропа ${FACE_NAMES[face]}${face === 'shamkhum' ? ', не проклинает' : ''}`;
};

/** The paths on the board: where each lies, what it shows, and who takes it. */
export const Paths = (props: PartProps) => {
  const { state, actions } = props;
  return (
    <>
      <WarningsHere {...props} codes={['shamkhum-passed-over']} />
      <List empty={labels.noPaths}>
        {state.paths.map((path) => (
          <Row key={path.id} name={placeAt(state, path.place)} says={pathWords(state, path)}>
            {actions && (() => <PathTools {...props} path={path} actions={actions} />)}
          </Row>
        ))}
      </List>
    </>
  );
};

const PathTools = ({ path, state, termBase, actions }: LiveProps & { readonly path: Path }) => {
  const { id, place, face } = path;
  return (
    <>
      <Choice
        label="Как лежит Тропа"
        note={
          <>
            Как лежит Тропа. <Rule termBase={termBase} id="path" text="Правило" />
          </>
        }
        options={PATH_FACES.map((value) => ({ value, says: FACE_NAMES[value] }))}
        chosen={face}
        onPick={(next) => actions.act({ kind: 'turn-path', path: id, face: next })}
      />
      <WhoButtons
        label="Проблема решена, Тропу забирает"
        state={state}
        onPick={(who) => actions.act({ kind: 'take-path', path: id, who })}
      />
      <DistrictPick
        state={state}
        value={state.places[place]?.district ?? null}
        onPick={(district) => actions.act({ kind: 'district', place, district })}
      />
      <Press press={() => actions.act({ kind: 'remove-path', path: id })}>Убрать Тропу с поля</Press>
    </>
  );
};
