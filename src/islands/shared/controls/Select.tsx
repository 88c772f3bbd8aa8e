export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly lang?: 'en' | undefined;
}
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}
interface Props {
  readonly label: string;
  readonly value: string;
  /** Groups with an empty label have no heading. */
  readonly groups: readonly SelectGroup[];
  /** Absent: the chosen name alone is shown. */
  readonly onChange?: ((value: string) => void) | undefined;
}

/** A choice of one. */
export const Select = ({ label, value, groups, onChange }: Props) => {
  const chosen = groups.flatMap((g) => g.options).find((o) => o.value === value);
  if (onChange === undefined)
    return (
      <div class="c-select">
        <small>{label}</small>
        <span lang={chosen?.lang}>{chosen?.label ?? ''}</span>
      </div>
    );
  const options = (list: readonly SelectOption[]) =>
    list.map((o) => (
      <option key={o.value} value={o.value} lang={o.lang} selected={o.value === value}>
        {o.label}
      </option>
    ));
  return (
    <label class="c-select">
      <small>{label}</small>
      <select value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        {groups.map((g) =>
          g.label === '' ? (
            options(g.options)
          ) : (
            <optgroup key={g.label} label={g.label}>
              {options(g.options)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
};
