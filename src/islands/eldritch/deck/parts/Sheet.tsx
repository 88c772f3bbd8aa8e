import { Picker } from '../../../shared/controls/Picker.tsx';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { OWN, sheetName } from '../words/names.ts';

const OWN_VALUE = '';
const WORDS = { find: labels.find, nothing: labels.nothing };

/** Whose deck it is. */
export const Sheet = ({ data, state, actions }: PartProps) => {
  const options = [
    ...data.sheets.map(({ id, ru, alsoRu, en, set }) => ({ value: id, name: ru, en, beside: set, also: alsoRu })),
    { value: OWN_VALUE, name: OWN, beside: labels.ownBeside, also: 'own' },
  ];
  return (
    <section class="el-sheet">
      <Picker
        label={labels.sheet}
        value={state.sheet ?? OWN_VALUE}
        shown={sheetName(state, data)}
        options={options}
        words={WORDS}
        onChange={actions && ((id) => actions.choose(id === OWN_VALUE ? undefined : id))}
      />
    </section>
  );
};
