import { useEffect, useState } from 'preact/hooks';
import type { Catalog } from '../../../../engines/foursouls/stack/ability.ts';
import { LIMITS, type Setup } from '../../../../engines/foursouls/stack/setup.ts';
import { problemsOf } from '../../../../engines/foursouls/stack/setup-problems.ts';
import { Select, type SelectGroup } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { MOST_TITLE } from '../model.ts';
import { OWN_BOUNDS, ownMonsterId, withOwnMonsters } from '../own-monsters.ts';
import {
  cardsFor,
  EMPTY_TABLE,
  rowOf,
  withoutRowCard,
  withPlayerAdded,
  withRowCard,
  withTimer,
  type Row,
} from '../sandbox-model.ts';
import { templateName } from '../words/names.ts';
import { problemWords } from '../words/problems.ts';
import { ROWS, sandboxLabels } from '../words/sandbox.ts';
import { CardsField } from './Field.tsx';
import { PlayerForm } from './PlayerForm.tsx';

interface Props {
  readonly setup: Setup;
  readonly cards: Catalog;
  readonly lay: (setup: Setup) => void;
  /** What the reader calls the table; empty where they have not named it. */
  readonly title: string;
  readonly rename: (title: string) => void;
}
const ROW_ORDER: readonly Row[] = [
  'monsters',
  'finalBoss',
  'minions',
  'shop',
  'rooms',
  'bonus',
  'characters',
  'loot',
  'treasure',
  'monster',
  'room',
];

/** A timer begins as a die of eight faces. */
const MOST_TIMER = 8;

const PHASES: readonly SelectGroup[] = [
  {
    label: '',
    options: [
      { value: 'action', label: sandboxLabels.action },
      { value: 'start', label: sandboxLabels.start },
    ],
  },
];

/** The form in which a table is put together. What cannot be laid yet waits here and says why. */
export const Sandbox = ({ setup, cards, lay, title, rename }: Props) => {
  const [draft, setDraft] = useState(setup);
  const [own, setOwn] = useState({ health: 2, evasion: 4, attack: 1 });
  useEffect(() => setDraft(setup), [setup]);
  const known = withOwnMonsters(cards, JSON.stringify(draft));
  const problems = problemsOf(draft, known);
  const change = (next: Setup) => {
    setDraft(next);
    if (problemsOf(next, withOwnMonsters(cards, JSON.stringify(next))).length === 0) lay(next);
  };
  return (
    <details class="c-more k-sandbox" id="sandbox">
      <summary>
        <h3>{sandboxLabels.title}</h3>
      </summary>
      <p class="c-hint">{sandboxLabels.hint}</p>
      <TextField
        label={sandboxLabels.tableTitle}
        value={title}
        most={MOST_TITLE}
        placeholder={sandboxLabels.noTitle}
        onInput={rename}
      />
      {problems.length > 0 && (
        <div class="c-notice c-bad" role="status">
          <b>{sandboxLabels.unsound}.</b> {problemWords(problems[0]!)}
        </div>
      )}
      {draft.players.map((_, seat) => (
        <PlayerForm key={seat} setup={draft} seat={seat} cards={cards} change={change} />
      ))}
      <p class="c-buttons">
        <button
          type="button"
          class="c-button c-main"
          aria-disabled={draft.players.length >= LIMITS.players}
          onClick={() => change(withPlayerAdded(draft))}
        >
          {sandboxLabels.addPlayer}
        </button>
        <button type="button" class="c-button" onClick={() => change(EMPTY_TABLE)}>
          {sandboxLabels.empty}
        </button>
      </p>
      <fieldset class="k-form">
        <legend>{sandboxLabels.table}</legend>
        {ROW_ORDER.map((row) => (
          <CardsField
            key={row}
            label={ROWS[row]}
            laid={rowOf(draft, row).map((id) => ({ name: templateName(known[id]) }))}
            choices={cardsFor(cards, row)}
            add={(id) => change(withRowCard(draft, row, id))}
            remove={(at) => change(withoutRowCard(draft, row, at))}
          />
        ))}
        <div class="k-own-monster" role="group" aria-label={sandboxLabels.own}>
          <b>{sandboxLabels.own}</b>
          {(['health', 'evasion', 'attack'] as const).map((f) => (
            <Stepper
              key={f}
              label={sandboxLabels[f]}
              value={own[f]}
              min={OWN_BOUNDS[f][0]}
              max={OWN_BOUNDS[f][1]}
              onChange={(n) => setOwn({ ...own, [f]: n })}
            />
          ))}
          <button
            type="button"
            class="c-button"
            onClick={() => change(withRowCard(draft, 'monsters', ownMonsterId(own)))}
          >
            {sandboxLabels.addOwn}
          </button>
        </div>
        <Stepper
          label={sandboxLabels.timer}
          value={draft.timer ?? 0}
          min={0}
          max={MOST_TIMER}
          shown={draft.timer === undefined ? sandboxLabels.noTimer : undefined}
          onChange={(n) => change(withTimer(draft, n))}
        />
        <Select
          label={sandboxLabels.whose}
          value={String(draft.active ?? 0)}
          groups={[{ label: '', options: draft.players.map((p, i) => ({ value: String(i), label: p.name })) }]}
          onChange={(seat) => change({ ...draft, active: Number(seat) })}
        />
        <Select
          label={sandboxLabels.phase}
          value={draft.phase ?? 'action'}
          groups={PHASES}
          onChange={(phase) => change({ ...draft, phase: phase === 'start' ? 'start' : 'action' })}
        />
      </fieldset>
    </details>
  );
};
