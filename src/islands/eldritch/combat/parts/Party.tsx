import type { ComponentChildren } from 'preact';
import { withMemberAdded, withoutMember } from '../changes.ts';
import { MOST_HEROES } from '../model.ts';
import type { MemberProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isParty, memberName } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';

interface Props extends MemberProps {
  readonly onChoose: (at: number) => void;
}

/** Of several investigators the one whose numbers are shown, in the order of their turns. */
export const Party = ({ data, state, at, actions, onChoose }: Props) =>
  isParty(state) ? (
    <Chips<string>
      label={labels.party}
      name="el-who"
      class="el-who"
      value={`${at}`}
      options={state.party.map((_, i) => ({ value: `${i}`, label: `${i + 1}. ${memberName(state, i, data)}` }))}
      onChange={actions && ((value) => onChoose(Number(value)))}
    />
  ) : null;

/** One more investigator, or one fewer. */
export const PartySize = ({ data, state, at, actions, onChoose }: Props): ComponentChildren => {
  if (actions === undefined) return null;
  const { length } = state.party;
  return (
    <p class="c-buttons">
      {length < MOST_HEROES && (
        <button
          type="button"
          class="c-button"
          onClick={() => {
            actions.change((s) => withMemberAdded(s, data));
            onChoose(length);
          }}
        >
          {labels.addHero}
        </button>
      )}
      {length > 1 && (
        <button
          type="button"
          class="c-button"
          aria-label={`${labels.dropHero}: ${memberName(state, at, data)}`}
          onClick={() => {
            actions.change((s) => withoutMember(s, at));
            onChoose(Math.max(0, at - 1));
          }}
        >
          {labels.dropHero}
        </button>
      )}
    </p>
  );
};
