import { SLOTS } from '../../../../engines/arkham/slots.ts';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { MOST_ASSETS, crowdedIn, withAssets } from '../model.ts';
import { assetName, assetOptions, bonusWords } from '../options.ts';
import type { InputProps } from '../view-props.ts';
import { FIND_ASSET, SLOT_NAMES, labels } from '../words/labels.ts';

/** The assets in play that add to skills: one more is taken from a list, a press lets one go; slots that are too full are named. */
export const Assets = ({ data, state, actions }: InputProps) => {
  const inPlay = data.assets.filter(({ id }) => state.assets.includes(id));
  const change = (assets: readonly string[]) => actions?.change((s) => withAssets(s, data, assets));
  return (
    <>
      {inPlay.map((asset) => (
        <Check
          key={asset.id}
          label={labels.assetIn(assetName(asset), bonusWords(asset))}
          checked
          onChange={actions && (() => change(state.assets.filter((id) => id !== asset.id)))}
        />
      ))}
      {state.assets.length < MOST_ASSETS && (
        <Picker
          label={labels.assets}
          value=""
          shown={labels.addAsset}
          options={assetOptions(data, state)}
          words={FIND_ASSET}
          onChange={actions && ((id) => change([...state.assets, id]))}
        />
      )}
      {crowdedIn(state, data).map(({ slot, taken }) => (
        <p key={slot} class="c-hint">
          {labels.crowded(SLOT_NAMES[slot], SLOTS[slot], taken)}
        </p>
      ))}
    </>
  );
};
