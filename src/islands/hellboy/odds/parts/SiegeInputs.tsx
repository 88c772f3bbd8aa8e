import { LEVELS, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, MOST_SIEGE, withSiege, withSiegeAttack, type Bounds, type Siege, type State } from '../model.ts';
import type { OwnCards } from '../own-cards.ts';
import { T } from '../words/labels.ts';
import { COLOUR_NAMES, LEVEL_NAMES, SKILL_OF_NAMES } from '../words/names.ts';
import { SIEGE } from '../words/siege.ts';
import type { InputProps } from '../view-props.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Die } from './Die.tsx';
import { AgentSelect } from './Who.tsx';

interface Props extends InputProps {
  readonly cards: OwnCards;
}
type Field = 'slots' | 'damage' | 'injuries' | 'tokens';

/** The agent with his track and tokens, and the attacks that are made on him. */
export const SiegeInputs = (props: Props) => {
  const { state, termBase, on } = props;
  const { siege, levels } = state;
  const set = (change: Partial<Siege>) => on?.change((s) => withSiege(s, change));
  const number = (field: Field, [least, most]: Bounds, term: string, hint?: string) => (
    <Stepper
      label={SIEGE[field]}
      value={siege[field]}
      min={least}
      max={most}
      onChange={on && ((n) => set({ [field]: n }))}
    >
      <a href={`${termBase}${term}/`}>{SIEGE[field]}</a>
      {hint !== undefined && <small>{hint}</small>}
    </Stepper>
  );
  const injured = Math.max(0, siege.damage - siege.slots);
  return (
    <>
      <AgentSelect {...props} />
      <Chips<Level>
        label={
          <>
            <a href={`${termBase}skill-level/`}>{T.level(SKILL_OF_NAMES.defend)}</a>: {LEVEL_NAMES[levels.defend]}
          </>
        }
        name="hb-level"
        class="hb-levels"
        value={levels.defend}
        options={LEVELS.map((value) => ({ value, label: COLOUR_NAMES[value], drawn: <Die colour={value} /> }))}
        onChange={on && ((defend) => on.change((s) => ({ ...s, levels: { ...s.levels, defend } })))}
      />
      <section class="hb-group">
        <h3>{SIEGE.track}</h3>
        {number('slots', BOUNDS.slots, 'health-track')}
        {number('damage', [0, 2 * siege.slots], 'damage-marker')}
        {number('injuries', [0, injured], 'injury', SIEGE.injuriesHint)}
        {number('tokens', BOUNDS.boosts, 'boost', SIEGE.tokensHint)}
        <Stepper
          label={SIEGE.symbolsOf}
          value={siege.symbols.of}
          min={0}
          max={siege.symbols.in}
          onChange={on && ((of) => set({ symbols: { ...siege.symbols, of } }))}
        />
        <Stepper
          label={SIEGE.symbolsIn}
          value={siege.symbols.in}
          min={BOUNDS.symbols[0]}
          max={BOUNDS.symbols[1]}
          onChange={on && ((all) => set({ symbols: { ...siege.symbols, in: all } }))}
        />
        <p class="c-hint">{SIEGE.symbolsHint}</p>
      </section>
      <Attacks {...props} />
      <Select
        label={SIEGE.aim}
        value={siege.aim}
        onChange={on && ((aim) => set({ aim: aim as Siege['aim'] }))}
        groups={[
          {
            label: '',
            options: [
              { value: 'least-damage', label: SIEGE.least },
              { value: 'stand', label: SIEGE.stand },
            ],
          },
        ]}
      />
    </>
  );
};

const Attacks = ({ state, on }: Props) => {
  const { siege } = state;
  const attack = (at: number, change: Partial<State['siege']['attacks'][number]>) =>
    on?.change((s) => ({ ...s, siege: withSiegeAttack(s.siege, at, change) }));
  return (
    <>
      {siege.attacks.map(({ attack: value, net, isRanged }, at) => (
        <fieldset key={at} class="hb-attack">
          <legend>{SIEGE.attack(at + 1)}</legend>
          <Stepper
            label={`${SIEGE.attack(at + 1)}: ${SIEGE.value.toLowerCase()}`}
            value={value}
            min={BOUNDS.attack[0]}
            max={BOUNDS.attack[1]}
            onChange={on && ((n) => attack(at, { attack: n }))}
          >
            {SIEGE.value}
          </Stepper>
          <Stepper
            label={`${SIEGE.attack(at + 1)}: ${SIEGE.net.toLowerCase()}`}
            value={net}
            min={BOUNDS.net[0]}
            max={BOUNDS.net[1]}
            shown={signedRu(net)}
            onChange={on && ((n) => attack(at, { net: n }))}
          >
            {SIEGE.net}
            {at === 0 && <small>{SIEGE.netHint}</small>}
          </Stepper>
          <label class="c-check hb-check">
            <input
              type="checkbox"
              checked={isRanged}
              disabled={on === undefined}
              onChange={(e) => attack(at, { isRanged: e.currentTarget.checked })}
            />
            <span>{SIEGE.ranged}</span>
          </label>
          {on !== undefined && siege.attacks.length > 1 && (
            <p class="c-buttons">
              <button
                type="button"
                class="c-button"
                aria-label={`${SIEGE.remove}: ${SIEGE.attack(at + 1).toLowerCase()}`}
                onClick={() => on.change((s) => withSiege(s, { attacks: s.siege.attacks.filter((_, i) => i !== at) }))}
              >
                {SIEGE.remove}
              </button>
            </p>
          )}
        </fieldset>
      ))}
      {siege.attacks.some(({ isRanged }) => isRanged) && (
        <Stepper
          label={T.cover}
          value={state.cover}
          min={BOUNDS.cover[0]}
          max={BOUNDS.cover[1]}
          onChange={on && ((cover) => on.change((s) => ({ ...s, cover })))}
        />
      )}
      {on !== undefined && siege.attacks.length < MOST_SIEGE && (
        <p class="c-buttons">
          <button
            type="button"
            class="c-button"
            onClick={() => on.change((s) => withSiege(s, { attacks: [...s.siege.attacks, s.siege.attacks.at(-1)!] }))}
          >
            {SIEGE.add}
          </button>
        </p>
      )}
    </>
  );
};
