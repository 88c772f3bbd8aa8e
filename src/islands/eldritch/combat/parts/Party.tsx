import type { ComponentChildren } from 'preact';
import { withMemberAdded, withoutMember } from '../changes.ts';
import { MOST_HEROES } from '../model.ts';
import type { MemberProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { memberName } from '../words/names.ts';

/** One more investigator, or one fewer. */
export const PartySize = ({ data, state, at, actions }: MemberProps): ComponentChildren => {
  if (actions === undefined) return null;
  const { length } = state.party;
  return (
    <p class="c-buttons">
      {length < MOST_HEROES && (
        <button type="button" class="c-button" onClick={() => actions.change((s) => withMemberAdded(s, data))}>
          {labels.addHero}
        </button>
      )}
      {length > 1 && (
        <button
          type="button"
          class="c-button"
          aria-label={`${labels.dropHero}: ${memberName(state, at, data)}`}
          onClick={() => actions.change((s) => withoutMember(s, at))}
        >
          {labels.dropHero}
        </button>
      )}
    </p>
  );
};
