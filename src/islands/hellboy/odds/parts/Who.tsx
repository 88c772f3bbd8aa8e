import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { AgentData } from '../../../../schemas/hellboy/agent.ts';
import { levelsOf, type State } from '../model.ts';
import type { OwnAgent, OwnCards } from '../own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { CardSelect } from './CardSelect.tsx';

/** The reader's own cards, and what changes them. */
export interface Cards {
  readonly own: OwnCards;
  readonly change: (next: (cards: OwnCards) => OwnCards) => void;
}

/** Who the agent is. */
export const Who = ({ data, state, cards, actions }: InputProps & { readonly cards: Cards }) => (
  <CardSelect
    words={{ label: labels.agent, none: labels.ownAgent, keep: labels.keepAgent }}
    chosen={state.agent}
    printed={data.agents}
    own={cards.own.agents}
    actions={
      actions && {
        choose: (own: OwnAgent | undefined, card: AgentData | undefined) =>
          actions.change((s) => withAgent(s, own, card)),
        keep: (name) => {
          const { levels, siege } = state;
          cards.change((kept) => ({ ...kept, agents: withCard(kept.agents, { name, levels, slots: siege.slots }) }));
          actions.change((s) => ({ ...s, agent: { name } }));
        },
        drop: (name) => {
          cards.change((kept) => ({ ...kept, agents: withoutCard(kept.agents, name) }));
          actions.change((s) => ({ ...s, agent: {} }));
        },
      }
    }
  />
);
const withAgent = (state: State, own: OwnAgent | undefined, card: AgentData | undefined): State => {
  const slots = own?.slots ?? card?.slots?.value ?? state.siege.slots;
  const siege = { ...state.siege, slots };
  if (own !== undefined) return { ...state, agent: { name: own.name }, levels: own.levels, siege };
  return card === undefined
    ? { ...state, agent: {} }
    : { ...state, agent: { id: card.id }, levels: levelsOf(card), siege };
};
