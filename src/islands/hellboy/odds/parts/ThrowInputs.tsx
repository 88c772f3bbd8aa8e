import { THROWS, type ThrowKind } from '../../../../engines/hellboy/throws/rules.ts';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { BOUNDS, throwsFor, type Throws } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { THROW_LABELS } from '../words/throws.ts';

/** Which roll, and what it hangs on. */
export const ThrowInputs = ({ state: { throws }, prose, actions }: InputProps) => {
  const set =
    actions && ((change: Partial<Throws>) => actions.change((s) => ({ ...s, throws: { ...s.throws, ...change } })));
  const { times, amount } = prose.throws[throws.kind];
  return (
    <section class="hb-group">
      <Select
        label={THROW_LABELS.kind}
        value={throws.kind}
        onChange={set && ((kind) => set(throwsFor(kind as ThrowKind)))}
        groups={[{ label: '', options: THROWS.map((value) => ({ value, label: prose.throws[value].name })) }]}
      />
      {times !== undefined && (
        <NumberRow
          label={times}
          value={throws.times}
          bounds={throws.kind === 'dispute' ? [2, BOUNDS.times[1]] : BOUNDS.times}
          onChange={set && ((n) => set({ times: n }))}
        />
      )}
      {amount !== undefined && (
        <NumberRow
          label={amount}
          value={throws.amount}
          bounds={BOUNDS.amount}
          hint={throws.kind === 'recover' ? THROW_LABELS.damageHint : undefined}
          onChange={set && ((n) => set({ amount: n }))}
        />
      )}
      {throws.kind === 'recover' && (
        <Check
          label={THROW_LABELS.backup}
          checked={throws.isBackup}
          onChange={set && ((isBackup) => set({ isBackup }))}
        />
      )}
    </section>
  );
};
