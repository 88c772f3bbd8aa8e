interface Option { readonly value: string; readonly label: string }
export interface Group { readonly label: string; readonly options: readonly Option[] }
interface Props {
  readonly label: string;
  readonly value: string;
  /** A group with an empty label stands ungrouped. */
  readonly groups: readonly Group[];
  readonly onChange?: ((value: string) => void) | undefined;
}

/** A labelled select; without a handler the chosen words alone, in the same place. */
export const Pick = ({ label, value, groups, onChange }: Props) => {
  if (onChange === undefined)
    return <p class="o-pick"><small>{label}</small><span>{groups.flatMap((g) => g.options).find((o) => o.value === value)?.label ?? ''}</span></p>;
  const options = (list: readonly Option[]) => list.map((o) => <option key={o.value} value={o.value} selected={o.value === value}>{o.label}</option>);
  return (
    <label class="o-pick">
      <small>{label}</small>
      <select value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        {groups.map((g) => (g.label === '' ? options(g.options) : <optgroup key={g.label} label={g.label}>{options(g.options)}</optgroup>))}
      </select>
    </label>
  );
};
