import { COLOURS, sizeOf, sumOfCards } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { MOST_OF_COLOUR, sheetOf, withCards, type State } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { cardsWords, stageName, COLOUR_PLURAL } from '../words/names.ts';

/** The numbers of the stages, to be corrected by the sheet on the table. */
export const Stages = ({ data, state, actions }: InputProps) => {
  const { alsoStages } = sheetOf(state, data) ?? {};
  return (
    <>
      {alsoStages !== undefined && (
        <p class="c-hint">
          {labels.other} {alsoStages.map((stage) => cardsWords(stage)).join('; ')}.
        </p>
      )}
      <OpenInUse summary={labels.own} isInUse={state.sheet === undefined}>
        <p class="c-hint">{labels.ownHint}</p>
        {state.stages.map((stage, at) => (
          <div key={at} class="el-stage">
            <h4>{stageName(at)}</h4>
            {COLOURS.map((colour) => (
              <Stepper
                key={colour}
                label={`${stageName(at)}, ${COLOUR_PLURAL[colour]}`}
                value={stage[colour]}
                min={isLastCard(state.stages, stage[colour]) ? 1 : 0}
                max={MOST_OF_COLOUR}
                onChange={actions && ((n) => actions.change((was) => withCards(was, at, { [colour]: n })))}
              >
                {capitalRu(COLOUR_PLURAL[colour])}
              </Stepper>
            ))}
          </div>
        ))}
      </OpenInUse>
    </>
  );
};
/** A deck of no card is none. */
const isLastCard = (stages: State['stages'], count: number): boolean => count === 1 && sizeOf(sumOfCards(stages)) === 1;
