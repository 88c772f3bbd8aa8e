import { LEVELS, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, MOST_SIEGE, withSiege, withSiegeAttack, type Bounds, type Siege, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_NAMES, LEVEL_NAMES, SKILL_OF_NAMES } from '../words/names.ts';
import { SIEGE } from '../words/siege.ts';
import type { InputProps } from '../view-props.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Die } from './Die.tsx';

type Field = 'slots' | 'damage' | 'injuries' | 'tokens';
type FieldProps = InputProps & {
  readonly field: Field;
  readonly bounds: Bounds;
  readonly term: string;
  readonly hint?: string;
};
const Numeric = ({ state, termBase, actions, field, bounds, term, hint }: FieldProps) => (
  <Stepper
    label={SIEGE[field]}
    value={state.siege[field]}
    min={bounds[0]}
    max={bounds[1]}
    onChange={actions && ((n) => actions.change((s) => withSiege(s, { [field]: n })))}
  >
    <a href={`${termBase}${term}/`}>{SIEGE[field]}</a>
    {hint !== undefined && <small>{hint}</small>}
  </Stepper>
);

/** How good the agent is at defending. */
export const DefenceLevel = ({ state: { levels }, termBase, actions }: InputProps) => (
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
);

/** The track of the agent's health, and what markers of the box do to a defence. */
export const Track = (props: InputProps) => {
  const { state, actions } = props;
  const { siege } = state;
  const setSymbols = (change: Partial<Siege['symbols']>) =>
    actions?.change((s) => withSiege(s, { symbols: { ...s.siege.symbols, ...change } }));
  return (
    <>
      <Numeric {...props} field="slots" bounds={BOUNDS.slots} term="health-track" />
      <Numeric {...props} field="damage" bounds={[0, 2 * siege.slots]} term="damage-marker" />
      <p class="c-hint">{SIEGE.room(siege.slots, siege.damage)}</p>
      <Numeric
        {...props}
        field="injuries"
        bounds={[0, Math.max(0, siege.damage - siege.slots)]}
        term="injury"
        hint={SIEGE.injuriesHint}
      />
      <Stepper
        label={SIEGE.symbolsOf}
        value={siege.symbols.of}
        min={0}
        max={siege.symbols.in}
        onChange={actions && ((of) => setSymbols({ of }))}
      />
      <Stepper
        label={SIEGE.symbolsIn}
        value={siege.symbols.in}
        min={BOUNDS.symbols[0]}
        max={BOUNDS.symbols[1]}
        onChange={actions && ((all) => setSymbols({ in: all }))}
      />
      <p class="c-hint">{SIEGE.symbolsHint}</p>
    </>
  );
};

/** What the agent may spend on his defences. */
export const SiegeTokens = (props: InputProps) => (
  <Numeric {...props} field="tokens" bounds={BOUNDS.boosts} term="boost" hint={SIEGE.tokensHint} />
);

/** What the tokens are for. */
export const Aim = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => (
  <Chips<Siege['aim']>
    label={SIEGE.aim}
    name="hb-aim"
    class="hb-aims"
    value={state.siege.aim}
    options={[
      { value: 'least-damage', label: SIEGE.least },
      { value: 'stand', label: SIEGE.stand },
    ]}
    onChange={actions && ((aim) => actions.change((s) => withSiege(s, { aim })))}
  />
);

/** The attacks in their order, and one more. */
export const Attacks = (props: InputProps) => {
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

const OneAttack = ({ state, actions, at }: InputProps & { readonly at: number }) => {
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
