import { LEVELS, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import { ACTIONS } from '../../../../engines/hellboy/situation/situation.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { levelsOf, levelOf, testedBy, withAction, withLevel, type State } from '../model.ts';
import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { OwnCards } from '../own-cards.ts';
import { OWN_CARD, labels } from '../words/labels.ts';
import { ACTION_NAMES, COLOUR_NAMES, LEVEL_NAMES, SKILL_OF_NAMES, nameOf } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Die } from './Die.tsx';

interface Props extends InputProps {
  readonly cards: OwnCards;
}

/** What is done. */
export const DoesWhat = ({
  state,
  actions,
  offered = ACTIONS,
}: Pick<InputProps, 'state' | 'actions'> & {
  /** Those that may be chosen. */
  readonly offered?: readonly State['action'][];
}) => (
  <Chips<State['action']>
    label={labels.action}
    name="hb-action"
    class="hb-actions"
    value={state.action}
    options={offered.map((value) => ({ value, label: ACTION_NAMES[value] }))}
    onChange={actions && ((action) => actions.change((s) => withAction(s, action)))}
  />
);

/** How good the agent is at it. */
export const LevelOf = (props: InputProps) => {
  const { state, termBase, actions } = props;
  const tested = testedBy(state.action);
  return (
    <>
      <Chips<Level>
        label={
          <>
            <a href={`${termBase}skill-level/`}>{labels.level(SKILL_OF_NAMES[tested])}</a>:{' '}
            {LEVEL_NAMES[levelOf(state)]}
          </>
        }
        name="hb-level"
        class="hb-levels"
        value={levelOf(state)}
        options={LEVELS.map((value) => ({ value, label: COLOUR_NAMES[value], drawn: <Die colour={value} /> }))}
        onChange={actions && ((level) => actions.change((s) => withLevel(s, level)))}
      />
      <LevelNote {...props} />
    </>
  );
};

/** Whether the level on the page is known, and from where. */
const LevelNote = ({ data, state }: InputProps) => {
  const card = data.agents.find((a) => a.id === state.agent.id);
  const tested = testedBy(state.action);
  if (card === undefined || tested === 'other') return null;
  const known = card.levels[tested];
  if (known === undefined) return <p class="c-hint">{labels.levelUnknown(card.ru, SKILL_OF_NAMES[tested])}</p>;
  return known.level === levelOf(state) ? <p class="c-hint">{labels.source(known.source)}</p> : null;
};

/** Presets of the game, the reader's own cards, or nobody by name. */
export const AgentSelect = ({ data, state, cards, actions }: Props) => {
  const change = (value: string) => {
    const own = cards.agents.find(({ name }) => `.${name}` === value);
    const card = data.agents.find(({ id }) => id === value);
    actions?.change((s) => withAgent(s, own, card));
  };
  const { agent } = state;
  const isForeign = agent.name !== undefined && cards.agents.every(({ name }) => name !== agent.name);
  const own = [...cards.agents.map(({ name }) => name), ...(isForeign ? [agent.name] : [])];
  return (
    <>
      <Select
        label={labels.agent}
        value={agent.name === undefined ? (agent.id ?? '') : `.${agent.name}`}
        onChange={actions && change}
        groups={[
          { label: labels.presets, options: data.agents.map(({ id, ru }) => ({ value: id, label: ru })) },
          { label: labels.own, options: own.map((name) => ({ value: `.${name}`, label: name })) },
          { label: '', options: [{ value: '', label: labels.ownAgent }] },
        ].filter(({ options }) => options.length > 0)}
      />
      {actions !== undefined && (
        <OwnCard
          key={nameOf(agent, data.agents) ?? ''}
          summary={labels.keepAgent}
          name={agent.name}
          words={OWN_CARD}
          onKeep={(name) => {
            const { levels, siege } = state;
            actions.cards((kept) => ({ ...kept, agents: withCard(kept.agents, { name, levels, slots: siege.slots }) }));
            actions.change((s) => ({ ...s, agent: { name } }));
          }}
          onDrop={(name) => {
            actions.cards((kept) => ({ ...kept, agents: withoutCard(kept.agents, name) }));
            actions.change((s) => ({ ...s, agent: {} }));
          }}
        />
      )}
    </>
  );
};
const withAgent = (
  state: State,
  own: OwnCards['agents'][number] | undefined,
  card: InputProps['data']['agents'][number] | undefined,
): State => {
  if (own !== undefined)
    return { ...state, agent: { name: own.name }, levels: own.levels, siege: { ...state.siege, slots: own.slots } };
  if (card === undefined) return { ...state, agent: {} };
  const siege = card.slots === undefined ? state.siege : { ...state.siege, slots: card.slots };
  return { ...state, agent: { id: card.id }, levels: levelsOf(card), siege };
};
