import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, MOST_SIEGE, withSiege, withSiegeAttack, type Bounds, type Siege, type State } from '../model.ts';
import { SIEGE } from '../words/siege.ts';
import type { InputProps } from '../view-props.ts';
import { Cover } from './Cover.tsx';

type FieldProps = InputProps & {
  readonly field: 'slots' | 'damage' | 'injuries' | 'tokens';
  readonly bounds: Bounds;
  readonly term: string;
  readonly hint?: string;
};
const Field = ({ state, termBase, actions, field, bounds, term, hint }: FieldProps) => (
  <NumberRow
    label={SIEGE[field]}
    value={state.siege[field]}
    bounds={bounds}
    href={`${termBase}${term}/`}
    hint={hint}
    onChange={actions && ((n) => actions.change((s) => withSiege(s, { [field]: n })))}
  />
);

/** The track of the agent's health, and what markers of the box do to a defence. */
export const Track = (props: InputProps) => {
  const { siege } = props.state;
  const { slots, damage, symbols } = siege;
  const setSymbols =
    props.actions &&
    ((change: Partial<Siege['symbols']>) =>
      props.actions?.change((s) => withSiege(s, { symbols: { ...s.siege.symbols, ...change } })));
  return (
    <>
      <Field {...props} field="slots" bounds={BOUNDS.slots} term="health-track" />
      <Field {...props} field="damage" bounds={[0, 2 * slots]} term="damage-marker" />
      <p class="c-hint">{SIEGE.room(slots, damage)}</p>
      <Field
        {...props}
        field="injuries"
        bounds={[0, Math.max(0, damage - slots)]}
        term="injury"
        hint={SIEGE.injuriesHint}
      />
      <NumberRow
        label={SIEGE.symbolsOf}
        value={symbols.of}
        bounds={[0, symbols.in]}
        onChange={setSymbols && ((of) => setSymbols({ of }))}
      />
      <NumberRow
        label={SIEGE.symbolsIn}
        value={symbols.in}
        bounds={BOUNDS.symbols}
        onChange={setSymbols && ((all) => setSymbols({ in: all }))}
      />
      <p class="c-hint">{SIEGE.symbolsHint}</p>
    </>
  );
};

/** What the agent may spend on his defences. */
export const SiegeTokens = (props: InputProps) => (
  <Field {...props} field="tokens" bounds={BOUNDS.boosts} term="boost" hint={SIEGE.tokensHint} />
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
      {attacks.some(({ isRanged }) => isRanged) && <Cover {...props} />}
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
  const set =
    actions &&
    ((change: Partial<Siege['attacks'][number]>) =>
      actions.change((s) => ({ ...s, siege: withSiegeAttack(s.siege, at, change) })));
  return (
    <fieldset class="hb-attack">
      <legend>{name}</legend>
      <NumberRow
        label={SIEGE.value}
        of={name}
        value={attack}
        bounds={BOUNDS.attack}
        onChange={set && ((n) => set({ attack: n }))}
      />
      <NumberRow
        label={SIEGE.net}
        of={name}
        value={net}
        bounds={BOUNDS.net}
        shown={signedRu(net)}
        hint={at === 0 ? SIEGE.netHint : undefined}
        onChange={set && ((n) => set({ net: n }))}
      />
      <Check label={SIEGE.ranged} checked={isRanged} onChange={set && ((is) => set({ isRanged: is }))} />
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
