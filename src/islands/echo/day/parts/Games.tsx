import { useState } from 'preact/hooks';
import { currentOf, newName, type Games as Kept } from '../model.ts';
import type { LiveProps } from '../view-props.ts';
import { stepsRu } from '../words/log.ts';
import { NameField } from './Pick.tsx';
import { Press } from './Press.tsx';
import { DetectiveCount } from './SetupTools.tsx';

interface Props extends Pick<LiveProps, 'actions'> {
  readonly games: Kept;
}
/** A new game: how many detectives, under which name, on whose board. */
export const NewGame = ({ games, actions, count }: Props & { readonly count: number }) => {
  const [detectives, setDetectives] = useState(count);
  const [sameBoard, setSameBoard] = useState(false);
  const hasBoard = games.current !== 0;
  return (
    <div class="d-new">
      <DetectiveCount value={detectives} onChange={setDetectives} />
      {hasBoard && (
        <label class="c-check">
          <input type="checkbox" checked={sameBoard} onChange={(e) => setSameBoard(e.currentTarget.checked)} />
          Взять отсюда локации, районы и цвета ходов
        </label>
      )}
      <NameField
        key={newName(games)}
        label="Название партии"
        button="Начать партию"
        value={newName(games)}
        onName={(name) => actions.start(name, detectives, hasBoard && sameBoard)}
      />
    </div>
  );
};

/** The games of this device: open, rename, remove, save and load. */
export const Games = ({ games, actions }: Props) => {
  const current = currentOf(games);
  return (
    <>
      <ul class="d-list d-games">
        {games.list.map((game) => {
          const isCurrent = game.id === games.current;
          return (
            <li key={game.id} aria-current={isCurrent ? 'true' : undefined}>
              <span>
                <b>{game.name}</b> <small>{stepsRu(game.timeline.cursor)}</small>
              </span>
              <span class="c-buttons">
                {isCurrent ? <em>на столе</em> : <Press press={() => actions.open(game.id)}>Открыть</Press>}
                <Press label={`Удалить: ${game.name}`} press={() => actions.remove(game.id)}>
                  Удалить
                </Press>
              </span>
            </li>
          );
        })}
      </ul>
      <NameField
        key={`${current.id} ${current.name}`}
        label="Название партии на столе"
        button="Переименовать"
        value={current.name}
        onName={(name) => actions.rename(current.id, name)}
      />
      <div class="c-buttons">
        <Press press={actions.saveFile}>Сохранить файлом</Press>
        <label class="c-button d-file">
          Загрузить из файла
          <input
            type="file"
            accept=".json,application/json"
            onChange={(e) => {
              const [file] = e.currentTarget.files ?? [];
              if (file !== undefined) actions.loadFile(file);
              e.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p class="c-hint">
        Файл хранит всю партию с историей ходов. При загрузке он проверяется, а партия на столе остаётся в списке.
      </p>
    </>
  );
};
