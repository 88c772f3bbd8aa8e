import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import type { InputsProps } from '../../../shared/frame/define-calculator.tsx';
import type { PageData } from '../../../shared/frame/definition.ts';
import { Question } from '../../../shared/frame/Question.tsx';
import { BOUNDS, mostWanted, withChange, type State } from '../model.ts';
import { cardCount, drawnSays, keptSays, soughtSays, takenCount, weaknessCount } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Which deck, what is sought, what is done with the first hand, when it is looked at: the question in a sentence. */
export const Inputs = ({ state, actions }: InputsProps<PageData, State>) => {
  const row = (
    name: keyof State,
    [least, most]: readonly [number, number],
    more: { readonly hint?: string; readonly isTyped?: boolean } = {},
  ) => (
    <NumberRow
      label={labels[name]}
      value={state[name]}
      bounds={[least, most]}
      {...more}
      onChange={actions && ((n) => actions.change((before) => withChange(before, { [name]: n })))}
    />
  );
  const part = (name: Exclude<keyof State, 'copies' | 'wanted'>, says: string, edit: ReturnType<typeof row>) => ({
    id: name,
    says,
    label: labels[name],
    edit,
  });
  return (
    <section class="c-panel">
      <Question
        isLive={actions !== undefined}
        pieces={[
          'В колоде ',
          part('cards', cardCount(state.cards), row('cards', BOUNDS.cards, { hint: labels.cardsHint, isTyped: true })),
          ' и ',
          part(
            'weaknesses',
            weaknessCount(state.weaknesses),
            row('weaknesses', BOUNDS.weaknesses, { hint: labels.weaknessesHint }),
          ),
          '. Нужно: ',
          {
            id: 'sought',
            says: soughtSays(state),
            label: labels.sought,
            edit: (
              <>
                {row('copies', BOUNDS.copies, { hint: labels.copiesHint })}
                {row('wanted', [1, mostWanted(state)])}
              </>
            ),
          },
          '. Беру ',
          part('hand', takenCount(state.hand), row('hand', BOUNDS.hand, { hint: labels.handHint })),
          ', ',
          part('kept', keptSays(state), row('kept', [0, state.hand], { hint: labels.keptHint })),
          '. Смотрю ',
          part('drawn', drawnSays(state), row('drawn', BOUNDS.drawn, { hint: labels.drawnHint })),
          '.',
        ]}
      />
    </section>
  );
};
