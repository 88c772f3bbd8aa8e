import { useState } from 'preact/hooks';
import { boxesOf, isOwned } from '../../../../device/boxes.ts';
import { PATHS, type Path } from '../../../../engines/eldritch/map/board.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Button } from '../../shared/Button.tsx';
import { MOST_PATHS, type OwnPath, type SideBoard } from '../model.ts';
import { boardsOnTable, withBoard, withoutPath, withPath, withPortal } from '../side-boards.ts';
import type { InputProps, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { nameOf, PATH_NAMES, placeName } from '../words/names.ts';

/** Which side boards are on the table, where their portals lie, and the paths that only the reader knows. */
export const SideBoards = (props: InputProps) => {
  const { data, whole, state, actions, termBase } = props;
  const onTable = boardsOnTable(state, data);
  const ownedFirst = data.boards.toSorted(
    (a, b) => Number(isOwned(boxesOf(), b.box)) - Number(isOwned(boxesOf(), a.box)),
  );
  return (
    <>
      <p class="c-hint">
        {labels.boardsHow} <a href={`${termBase}side-board/`}>Дополнительное поле</a>
      </p>
      {ownedFirst.map(({ id, name, set, box }) => (
        <Check
          key={id}
          label={name}
          hint={isOwned(boxesOf(), box) ? `«${set}»` : `«${set}», ${labels.otherBox}`}
          checked={state.boards.includes(id)}
          onChange={actions && (() => actions.change((was) => withBoard(was, id, whole)))}
        />
      ))}
      {onTable.map((board) => (
        <p key={board.id} class="c-hint">
          {board.unknown}
        </p>
      ))}
      {onTable.some(({ portals }) => portals.length > 0) && <Portals {...props} boards={onTable} />}
      {onTable.length > 0 && <OwnPaths {...props} boards={onTable} />}
    </>
  );
};

type OnTable = PartProps & { readonly boards: readonly SideBoard[] };

/** The places of the main board, and no place. */
const Portals = ({ data, state, actions, boards }: OnTable) => {
  const spaces = new Set(data.boards.flatMap((board) => board.spaces.map(({ id }) => id)));
  const main = data.places.filter(({ id }) => !spaces.has(id));
  const options = [
    { value: '', label: labels.noPortal },
    ...main.map((place) => ({ value: place.id, label: placeName(place) })),
  ];
  return (
    <>
      <h4>{labels.portals}</h4>
      {boards
        .flatMap(({ portals }) => portals)
        .map((to) => (
          <Select
            key={to}
            label={labels.portal(nameOf(to, data))}
            value={state.portals.find((portal) => portal.to === to)?.from ?? ''}
            groups={[{ label: '', options }]}
            onChange={
              actions && ((from) => actions.change((was) => withPortal(was, to, from === '' ? undefined : from)))
            }
          />
        ))}
    </>
  );
};

/** Paths that no source names: entered one by one, each with the way to take it back. */
const OwnPaths = ({ data, state, actions, boards }: OnTable) => {
  const spaces = boards.flatMap((board) => board.spaces);
  const [path, setPath] = useState<OwnPath>({
    a: spaces[0]!.id,
    b: spaces[1]?.id ?? data.places[0]!.id,
    by: 'uncharted',
  });
  const isThere = (id: string) => data.places.some((place) => place.id === id);
  const chosen: OwnPath = { ...path, a: spaces.some(({ id }) => id === path.a) ? path.a : spaces[0]!.id };
  const says = ({ a, b, by }: OwnPath) => `${nameOf(a, data)} — ${nameOf(b, data)}, ${PATH_NAMES[by]}`;
  const optionsOf = (places: readonly { readonly id: string }[]) =>
    places.map(({ id }) => ({ value: id, label: nameOf(id, data) }));
  const others = data.places.filter(({ id }) => !spaces.some((space) => space.id === id));
  return (
    <>
      <h4>{labels.ownPaths}</h4>
      <p class="c-hint">{labels.ownPathsHow}</p>
      <ul class="el-own-paths">
        {state.paths
          .filter(({ a, b }) => isThere(a) && isThere(b))
          .map((own) => (
            <li key={says(own)}>
              <span>{says(own)}</span>
              <Button
                label={labels.removePath(says(own))}
                onPress={actions && (() => actions.change((was) => withoutPath(was, own)))}
              >
                {labels.remove}
              </Button>
            </li>
          ))}
      </ul>
      {actions !== undefined && state.paths.length < MOST_PATHS && (
        <>
          <Select
            label={labels.pathFrom}
            value={chosen.a}
            groups={[{ label: '', options: optionsOf(spaces) }]}
            onChange={(a) => setPath({ ...chosen, a })}
          />
          <Select
            label={labels.pathTo}
            value={chosen.b}
            groups={[
              { label: labels.boards, options: optionsOf(spaces) },
              { label: labels.mainBoard, options: optionsOf(others) },
            ]}
            onChange={(b) => setPath({ ...chosen, b })}
          />
          <Select
            label={labels.pathBy}
            value={chosen.by}
            groups={[{ label: '', options: PATHS.map((by) => ({ value: by, label: capitalRu(PATH_NAMES[by]) })) }]}
            onChange={(by) => setPath({ ...chosen, by: by as Path })}
          />
          <Button isIdle={chosen.a === chosen.b} onPress={() => actions.change((was) => withPath(was, chosen))}>
            {labels.addPath}
          </Button>
        </>
      )}
    </>
  );
};
