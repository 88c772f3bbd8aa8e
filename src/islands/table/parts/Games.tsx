import { useState } from 'preact/hooks';
import { TextField } from '../../shared/controls/TextField.tsx';
import { MOST_LETTERS } from '../model.ts';
import type { SavedGame } from '../saved.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** A game of the list, and in what it is. */
export interface ShownGame extends SavedGame {
  readonly says: string;
}
/** The games that the device keeps: this one gets a name, another one is opened, one that was removed is put back. */
export const Games = ({ state, base, actions, games }: PartProps & { readonly games: readonly ShownGame[] }) => {
  const [removed, setRemoved] = useState<SavedGame>();
  const remove = (game: ShownGame) => {
    setRemoved({ name: game.name, text: game.text });
    actions?.remove(game);
  };
  const restore = () => {
    if (removed !== undefined) actions?.keep(removed);
    setRemoved(undefined);
  };
  return (
    <>
      <Name key={state.name} {...{ state, actions }} />
      {games.length === 0 && <p class="c-hint">{labels.gamesNone}</p>}
      <ul class="t-games">
        {games.map((game) => (
          <li key={game.name}>
            <span>
              {game.name}
              <small>{game.says}</small>
            </span>
            {game.name !== state.name && (
              <button
                type="button"
                class="c-button"
                aria-label={`${labels.open}: ${game.name}`}
                onClick={() => actions?.open(game)}
              >
                {labels.open}
              </button>
            )}
            <button
              type="button"
              class="c-button"
              aria-label={`${labels.remove}: ${game.name}`}
              onClick={() => remove(game)}
            >
              {labels.remove}
            </button>
          </li>
        ))}
      </ul>
      {removed !== undefined && (
        <p class="t-removed" role="status">
          {labels.removed}: {removed.name}.
          <button type="button" class="c-button" onClick={restore}>
            {labels.restore}
          </button>
        </p>
      )}
      <p class="t-begin">
        <button type="button" class="c-button" disabled={actions === undefined} onClick={() => actions?.begin()}>
          {labels.begin}
        </button>
        <a href={`${base}setup/`}>{labels.setup}</a>
      </p>
    </>
  );
};

/** The name of this game, taken when it is confirmed. */
const Name = ({ state, actions }: Pick<PartProps, 'state' | 'actions'>) => {
  const [typed, setTyped] = useState(state.name);
  const name = (event: Event) => {
    event.preventDefault();
    actions?.name(typed.trim());
  };
  return (
    <form class="t-name" onSubmit={name}>
      <TextField
        label={labels.gameName}
        value={typed}
        most={MOST_LETTERS}
        placeholder={labels.gameNamePlaceholder}
        onInput={setTyped}
      />
      <button type="submit" class="c-button" disabled={actions === undefined || typed.trim() === state.name}>
        {labels.keep}
      </button>
    </form>
  );
};
