import type { SetupOption } from '../../../schemas/site/setup-options.ts';
import { Chips } from '../../shared/controls/Chips.tsx';
import { Picker } from '../../shared/controls/Picker.tsx';
import { labels } from '../words/labels.ts';

/** More options than these are a list that is opened. */
export const MOST_CHIPS = 4;

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SetupOption[];
  readonly owned: readonly string[];
  readonly boxes: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: ((value: string) => void) | undefined;
}
/** A choice of one: all in sight where they are few, else a list with those of the reader's boxes first. */
export const OptionChoice = ({ id, label, value, options, owned, boxes, onChange }: Props) => {
  if (options.length <= MOST_CHIPS)
    return (
      <Chips
        label={label}
        name={`s-${id}`}
        value={value}
        options={options.map((option) => ({ value: option.id, label: option.name }))}
        onChange={onChange}
      />
    );
  const isOwned = ({ box }: SetupOption) => owned.length === 0 || box === undefined || owned.includes(box);
  const nameOf = (box: string | undefined) => boxes.find((one) => one.id === box)?.name;
  const asOption = (option: SetupOption) => ({
    value: option.id,
    name: option.name,
    en: option.en,
    beside: [option.variant, nameOf(option.box)].filter((one) => one !== undefined).join(' · ') || undefined,
    group: isOwned(option) ? option.heading : labels.otherBoxes,
  });
  return (
    <Picker
      label={label}
      value={value}
      shown={shownOf(options.find((option) => option.id === value))}
      options={[...options.filter(isOwned), ...options.filter((option) => !isOwned(option))].map(asOption)}
      words={{ find: labels.find, nothing: labels.nothing }}
      onChange={onChange}
    />
  );
};

const shownOf = (option: SetupOption | undefined): string => {
  if (option === undefined) return labels.nobody;
  return option.variant === undefined ? option.name : `${option.name} (${option.variant})`;
};
