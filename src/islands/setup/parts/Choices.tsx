import { deviceNumber } from '../../../device/chance.ts';
import { Stepper } from '../../shared/controls/Stepper.tsx';
import type { SetupOption } from '../../../schemas/site/setup-options.ts';
import { charactersOf, drawRandom, inBoxes, isWanted, withChosen, withPlayers } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, namesRu, playerRu } from '../words/labels.ts';
import { MOST_CHIPS, OptionChoice } from './OptionChoice.tsx';
import { RuleLink } from './RuleLink.tsx';

/** How many play, what is chosen, who begins. */
export const Choices = (props: PartProps) => {
  const { data, state, change } = props;
  const { setup, players } = data;
  return (
    <section class="c-panel s-choices" aria-labelledby="s-choices">
      <h2 id="s-choices">{labels.choices}</h2>
      <Stepper
        label={labels.playerCount}
        value={state.players}
        min={players.least}
        max={players.most}
        onChange={change && ((count) => change((before) => withPlayers(data, before, count)))}
      />
      {setup.choices
        .filter((choice) => isWanted(choice, state))
        .map(({ id, name, to, options }) => (
          <Choice
            key={id}
            {...{ id, options, to }}
            {...props}
            label={name}
            value={state.chosen[id] ?? ''}
            hasLot={options.length > MOST_CHIPS}
            onChange={change && ((option) => change((before) => withChosen(data, before, { [id]: option })))}
          />
        ))}
      {setup.first !== undefined && state.players > 1 && (
        <Choice
          id="first"
          {...props}
          to={setup.first.to}
          label={setup.first.name}
          value={state.first === undefined ? '' : `${state.first}`}
          options={Array.from({ length: state.players }, (_, at) => ({
            id: `${at}`,
            name: namesRu(charactersOf(data, state, at).map(({ name }) => name)) || playerRu(at),
            numbers: {},
          }))}
          hasLot
          onChange={change && ((at) => change((before) => ({ ...before, first: Number(at) })))}
        />
      )}
    </section>
  );
};

interface ChoiceProps extends PartProps {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  readonly value: string;
  readonly options: readonly SetupOption[];
  /** Whether the lot may choose. */
  readonly hasLot: boolean;
  readonly onChange: ((value: string) => void) | undefined;
}
/** A choice with its rule, by hand or by lot. */
const Choice = ({ data, base, owned, id, label, to, value, options, hasLot, onChange }: ChoiceProps) => (
  <div class="s-choice">
    <OptionChoice {...{ id, label, value, options, owned, boxes: data.setup.boxes, onChange }} />
    {hasLot && (
      <button
        type="button"
        class="c-button"
        disabled={onChange === undefined}
        aria-label={`${label}: ${labels.random.toLowerCase()}`}
        onClick={() => drawRandom(inBoxes(options, owned), 1, deviceNumber).forEach((one) => onChange?.(one.id))}
      >
        {labels.random}
      </button>
    )}
    <RuleLink {...{ base, to }} of={label.toLowerCase()} />
  </div>
);
