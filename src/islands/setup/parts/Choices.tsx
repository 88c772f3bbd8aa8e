import { deviceNumber } from '../../../device/chance.ts';
import { Stepper } from '../../shared/controls/Stepper.tsx';
import { drawn, inBoxes, withChosen, withPlayers } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerRu } from '../words/labels.ts';
import { MOST_CHIPS, OptionChoice } from './OptionChoice.tsx';
import { RuleLink } from './RuleLink.tsx';

/** How many play, what is chosen, who begins. */
export const Choices = (props: PartProps) => {
  const { data, state, base, owned, change } = props;
  const { setup, players } = data;
  return (
    <section class="c-panel s-choices" aria-labelledby="s-choices">
      <h2 id="s-choices">{labels.choices}</h2>
      <Stepper
        label={labels.playerCount}
        value={state.players}
        min={players.least}
        max={players.most}
        onChange={change && ((count) => change((before) => withPlayers(before, count)))}
      />
      {setup.choices.map(({ id, name, to, options }) => {
        const choose = change && ((option: string) => change((before) => withChosen(before, id, option)));
        return (
          <div class="s-choice" key={id}>
            <OptionChoice
              {...{ id, options, owned, boxes: setup.boxes }}
              label={name}
              value={state.chosen[id] ?? ''}
              onChange={choose}
            />
            {options.length > MOST_CHIPS && (
              <button
                type="button"
                class="c-button"
                disabled={choose === undefined}
                aria-label={`${name}: ${labels.random.toLowerCase()}`}
                onClick={() => drawn(inBoxes(options, owned), 1, deviceNumber).forEach(({ id: one }) => choose?.(one))}
              >
                {labels.random}
              </button>
            )}
            <RuleLink {...{ base, to }} of={name.toLowerCase()} />
          </div>
        );
      })}
      {players.most > 1 && <First {...props} />}
    </section>
  );
};

/** Who begins, by lot. */
const First = ({ state, change }: PartProps) => (
  <div class="c-row s-first">
    <span class="c-label">
      {labels.first} <output>{state.first === undefined ? '' : playerRu(state.first)}</output>
    </span>
    <button
      type="button"
      class="c-button"
      disabled={change === undefined || state.players < 2}
      onClick={() => change?.((before) => ({ ...before, first: deviceNumber(before.players) }))}
    >
      {state.first === undefined ? labels.firstDraw : labels.firstAgain}
    </button>
  </div>
);
