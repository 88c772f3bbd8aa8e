import { Picker } from '../../../shared/controls/Picker.tsx';
import { sheetOf, withSheet } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { OWN, sheetName } from '../words/names.ts';

const OWN_VALUE = '';

/** Whose deck it is: another sheet begins another game, and the present numbers may become the reader's own. */
export const Sheet = ({ data, state, actions }: InputProps) => {
  const options = [
    ...data.sheets.map(({ id, ru, alsoRu, en, set, box }) => ({
      value: id,
      name: ru,
      en,
      beside: set,
      also: alsoRu,
      box,
    })),
    { value: OWN_VALUE, name: OWN, beside: labels.ownBeside, also: 'own' },
  ];
  const choose = (id: string) => {
    const sheet = sheetOf({ sheet: id }, data);
    actions?.change((was) => (sheet === undefined ? { ...was, sheet: undefined } : withSheet(was, sheet)));
  };
  return (
    <section class="el-sheet">
      <Picker
        label={labels.sheet}
        value={state.sheet ?? OWN_VALUE}
        shown={sheetName(state, data)}
        options={options}
        words={labels}
        onChange={actions && choose}
      />
    </section>
  );
};
