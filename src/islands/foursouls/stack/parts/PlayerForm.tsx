import type { Catalog } from '../../../../engines/foursouls/stack/ability.ts';
import { LIMITS, type Setup } from '../../../../engines/foursouls/stack/setup.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import {
  cardOf,
  cardsFor,
  isTurned,
  withCardAdded,
  withCardRemoved,
  withItemTurned,
  withPlayerChanged,
  withPlayerRemoved,
  type Zone,
} from '../sandbox-model.ts';
import { templateName } from '../words/names.ts';
import { SAMPLE, sandboxLabels, ZONES } from '../words/sandbox.ts';
import { CardsField } from './Field.tsx';
import { Badge, ownerClass } from './Owner.tsx';

/** Figures of a player with their defaults. */
const FIGURES = [
  ['health', 2, 1, 12],
  ['damage', 0, 0, 12],
  ['attack', 1, 0, 12],
  ['cents', 0, 0, LIMITS.number],
  ['plays', 0, 0, 9],
] as const;
const ZONE_ORDER: readonly Zone[] = ['hand', 'items', 'curses', 'souls'];

interface Props {
  readonly setup: Setup;
  readonly seat: number;
  readonly cards: Catalog;
  readonly change: (setup: Setup) => void;
}
/** One player: name, figures, cards. */
export const PlayerForm = ({ setup, seat, cards, change }: Props) => {
  const player = setup.players[seat]!;
  const set = (patch: Parameters<typeof withPlayerChanged>[2]) => change(withPlayerChanged(setup, seat, patch));
  const given = {
    health: cards[player.character ?? '']?.health,
    attack: cards[player.character ?? '']?.attack,
    plays: seat === (setup.active ?? 0) && setup.phase !== 'start' ? 1 : 0,
  } as const;
  return (
    <fieldset class={`k-form ${ownerClass(seat)}`}>
      <legend>
        <Badge seat={seat} /> <bdi>{player.name}</bdi>
      </legend>
      <TextField label={sandboxLabels.name} value={player.name} most={LIMITS.name} onInput={(name) => set({ name })} />
      <Select
        label={sandboxLabels.character}
        value={player.character ?? ''}
        groups={[
          {
            label: '',
            options: [
              { value: '', label: sandboxLabels.noCharacter },
              ...cardsFor(cards, 'character').map(({ id, name, isSample }) => ({
                value: id,
                label: isSample ? `${name} (${SAMPLE})` : name,
              })),
            ],
          },
        ]}
        onChange={(id) => set({ character: id === '' ? undefined : id })}
      />
      <div class="k-numbers">
        {FIGURES.map(([field, usual, min, max]) => (
          <Stepper
            key={field}
            label={sandboxLabels[field]}
            value={player[field] ?? (field in given ? given[field as keyof typeof given] : undefined) ?? usual}
            min={min}
            max={max}
            onChange={(n) => set({ [field]: n })}
          />
        ))}
      </div>
      {ZONE_ORDER.map((zone) => (
        <CardsField
          key={zone}
          label={ZONES[zone]}
          laid={(player[zone] ?? []).map((c) => ({ name: templateName(cards[cardOf(c)]), turned: isTurned(c) }))}
          choices={cardsFor(cards, zone)}
          add={(id) => change(withCardAdded(setup, seat, zone, id))}
          remove={(at) => change(withCardRemoved(setup, seat, zone, at))}
          turn={zone === 'items' ? (at) => change(withItemTurned(setup, seat, at)) : undefined}
        />
      ))}
      {setup.players.length > 1 && (
        <button type="button" class="c-button" onClick={() => change(withPlayerRemoved(setup, seat))}>
          {sandboxLabels.removePlayer}
        </button>
      )}
    </fieldset>
  );
};
