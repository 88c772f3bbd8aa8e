import { LEVELS, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, MOST_SIEGE, withSiege, withSiegeAttack, type Bounds, type Siege, type State } from '../model.ts';
import type { OwnCards } from '../own-cards.ts';
import { labels } from '../words/labels.ts';
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
  const { state, termBase, actions } = props;
  const { siege, levels } = state;
  const set = (change: Partial<Siege>) => actions?.change((s) => withSiege(s, change));
  const number = (field: Field, [least, most]: Bounds, term: string, hint?: string) => (
    <Stepper
      label={SIEGE[field]}
      value={siege[field]}
      min={least}
      max={most}
      onChange={actions && ((n) => set({ [field]: n }))}
    >
      <a href={`${termBase}${term}/`}>{SIEGE[field]}</a>
      {hint !== undefined && <small>{hint}</small>}
    </Stepper>
  );
  const injured = Math.max(0, siege.damage - siege.slots);
  return (
    <>
      <p class="c-hint">{SIEGE.about}</p>
      <AgentSelect {...props} />
      <Chips<Level>
        label={
          <>
            <a href={`${termBase}skill-level/`}>{labels.level(SKILL_OF_NAMES.defend)}</a>: {LEVEL_NAMES[levels.defend]}
          </>
        }
        name="hb-level"
        class="hb-levels"
        value={levels.defend}
        options={LEVELS.map((value) => ({ value, label: COLOUR_NAMES[value], drawn: <Die colour={value} /> }))}
        onChange={actions && ((defend) => actions.change((s) => ({ ...s, levels: { ...s.levels, defend } })))}
      />
      <section class="hb-group">
        <h3>{SIEGE.track}</h3>
        {number('slots', BOUNDS.slots, 'health-track')}
        {number('damage', [0, 2 * siege.slots], 'damage-marker')}
        <p class="c-hint">{SIEGE.room(siege.slots, siege.damage)}</p>
        {number('injuries', [0, injured], 'injury', SIEGE.injuriesHint)}
        {number('tokens', BOUNDS.boosts, 'boost', SIEGE.tokensHint)}
        <Stepper
          label={SIEGE.symbolsOf}
          value={siege.symbols.of}
          min={0}
          max={siege.symbols.in}
          onChange={actions && ((of) => set({ symbols: { ...siege.symbols, of } }))}
        />
        <Stepper
          label={SIEGE.symbolsIn}
          value={siege.symbols.in}
          min={BOUNDS.symbols[0]}
          max={BOUNDS.symbols[1]}
          onChange={actions && ((all) => set({ symbols: { ...siege.symbols, in: all } }))}
        />
        <p class="c-hint">{SIEGE.symbolsHint}</p>
      </section>
      <Attacks {...props} />
      <Select
        label={SIEGE.aim}
        value={siege.aim}
        onChange={actions && ((aim) => set({ aim: aim as Siege['aim'] }))}
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

/** The attacks in their order, and one more. */
const Attacks = (props: Props) => {
  const { state, actions } = props;
  const { attacks } = state.siege;
  return (
    <>
      {attacks.map((_, at) => (
        <OneAttack key={at} {...props} at={at} />
      ))}
      {attacks.some(({ isRanged }) => isRanged) && (
        <Stepper
          label={labels.cover}
          value={state.cover}
          min={BOUNDS.cover[0]}
          max={BOUNDS.cover[1]}
          onChange={actions && ((cover) => actions.change((s) => ({ ...s, cover })))}
        />
      )}
      {actions !== undefined && attacks.length < MOST_SIEGE && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={() => actions.change(withOneAttackMore)}>
            {SIEGE.add}
          </button>
        </p>
      )}
    </>
  );
};
/** One more attack like the last. */
const withOneAttackMore = (state: State): State => {
  const { attacks } = state.siege;
  return withSiege(state, { attacks: [...attacks, attacks.at(-1)!] });
};
const withoutAttack = (state: State, at: number): State =>
  withSiege(state, { attacks: state.siege.attacks.filter((_, i) => i !== at) });

const OneAttack = ({ state, actions, at }: Props & { readonly at: number }) => {
  const { attacks } = state.siege;
  const { attack, net, isRanged } = attacks[at]!;
  const name = SIEGE.attack(at + 1);
  const set = (change: Partial<Siege['attacks'][number]>) =>
    actions?.change((s) => ({ ...s, siege: withSiegeAttack(s.siege, at, change) }));
  return (
    <fieldset class="hb-attack">
      <legend>{name}</legend>
      <Stepper
        label={`${name}: ${SIEGE.value.toLowerCase()}`}
        value={attack}
        min={BOUNDS.attack[0]}
        max={BOUNDS.attack[1]}
        onChange={actions && ((n) => set({ attack: n }))}
      >
        {SIEGE.value}
      </Stepper>
      <Stepper
        label={`${name}: ${SIEGE.net.toLowerCase()}`}
        value={net}
        min={BOUNDS.net[0]}
        max={BOUNDS.net[1]}
        shown={signedRu(net)}
        onChange={actions && ((n) => set({ net: n }))}
      >
        {SIEGE.net}
        {at === 0 && <small>{SIEGE.netHint}</small>}
      </Stepper>
      <label class="c-check hb-check">
        <input
          type="checkbox"
          checked={isRanged}
          disabled={actions === undefined}
          onChange={(e) => set({ isRanged: e.currentTarget.checked })}
        />
        <span>{SIEGE.ranged}</span>
      </label>
      {actions !== undefined && attacks.length > 1 && (
        <p class="c-buttons">
          <button
            type="button"
            class="c-button"
            aria-label={`${SIEGE.remove}: ${name.toLowerCase()}`}
            onClick={() => actions.change((s) => withoutAttack(s, at))}
          >
            {SIEGE.remove}
          </button>
        </p>
      )}
    </fieldset>
  );
};
