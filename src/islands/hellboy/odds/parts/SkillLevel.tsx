import { LEVELS, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { levelOf, testedBy, withLevel } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_NAMES, LEVEL_NAMES, SKILL_OF_NAMES } from '../words/names.ts';
import { Die } from './Die.tsx';

/** How good the agent is at what is tested, and where that is known from. */
export const SkillLevel = ({ data, state, termBase, actions }: InputProps) => {
  const tested = testedBy(state.action);
  const level = levelOf(state);
  const card = data.agents.find((a) => a.id === state.agent.id);
  const known = tested === 'other' ? undefined : card?.skills[tested];
  return (
    <>
      <Chips<Level>
        label={
          <>
            <a href={`${termBase}skill-level/`}>{labels.level(SKILL_OF_NAMES[tested])}</a>: {LEVEL_NAMES[level]}
          </>
        }
        name="hb-level"
        class="hb-levels"
        value={level}
        options={LEVELS.map((value) => ({ value, label: COLOUR_NAMES[value], drawn: <Die colour={value} /> }))}
        onChange={actions && ((next) => actions.change((s) => withLevel(s, tested, next)))}
      />
      {card !== undefined && tested !== 'other' && known === undefined && (
        <p class="c-hint">{labels.levelUnknown(card.ru, SKILL_OF_NAMES[tested])}</p>
      )}
      {known?.level === level && <p class="c-hint">{labels.source(known.source)}</p>}
    </>
  );
};
