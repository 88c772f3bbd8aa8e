import type { ComponentType } from 'preact';
import { STEPS, type StepId } from '../../../../engines/echo/day/words.ts';
import type { DayProse } from '../../../../schemas/echo/prose.ts';
import type { Choosing, PartProps, ToolProps } from '../view-props.ts';
import { PHASES_SAID, STEP_NAMES } from '../words/names.ts';
import { LayClue, NewKinds, TurnColour } from './ChangesTools.tsx';
import { Clues } from './Clues.tsx';
import { Dice } from './Dice.tsx';
import { Lay } from './Lay.tsx';
import { Movers } from './Movers.tsx';
import { WhoButtons } from './Pick.tsx';
import { Rule } from './Rule.tsx';
import { DetectiveCount, TrackerChoice } from './SetupTools.tsx';
import { Beside } from './Warnings.tsx';

interface Props extends PartProps, Choosing {
  readonly steps: DayProse['steps'];
}
/** The steps of the phase: a tick, what to do, its rule, and the tool that does it; what is done shows its name alone. */
export const Steps = ({ steps, ...props }: Props) => {
  const { state, termBase, actions } = props;
  return (
    <section class="c-part d-steps">
      <h3 tabIndex={-1}>Что делать: {PHASES_SAID[state.phase].whole}</h3>
      <ol>
        {STEPS[state.phase].map((step: StepId) => {
          const { says, rule } = steps[step];
          const isDone = state.done.includes(step);
          const Tool = TOOLS[step];
          return (
            <li key={`${state.turn}.${step}`} class={isDone ? 'd-done' : ''}>
              {actions === undefined ? (
                <b>{STEP_NAMES[step]}</b>
              ) : (
                <label class="c-check">
                  <input type="checkbox" checked={isDone} onChange={() => actions.act({ kind: 'check', step })} />
                  <b>{STEP_NAMES[step]}</b>
                </label>
              )}
              {!isDone && (
                <>
                  <p class="c-hint">
                    {says} <Rule termBase={termBase} id={rule} />
                  </p>
                  {actions !== undefined && Tool !== undefined && <Tool {...props} actions={actions} />}
                  {actions === undefined && step === 'enemies-move' && <Dice state={state} />}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** What does a step; a step without an entry is done on the table alone. */
const TOOLS: { readonly [s in StepId]?: ComponentType<ToolProps> } = {
  detectives: (props) => (
    <>
      <DetectiveCount
        value={props.state.detectives.length}
        onChange={(count) => props.actions.act({ kind: 'detectives', count })}
      />
      <TrackerChoice {...props} />
    </>
  ),
  'first-card': (props) => (
    <>
      <LayClue {...props} />
      <Lay {...props} />
      <NewKinds {...props} />
    </>
  ),
  'first-player': ({ state, actions }) => (
    <WhoButtons
      label="Жетон получает"
      state={state}
      except={state.first}
      onPick={(who) => actions.act({ kind: 'first', who })}
    />
  ),
  'collect-clues': Clues,
  'enemies-move': (props) => (
    <>
      <Dice {...props} />
      <Movers {...props} />
      <Beside {...props} codes={['artifacts-stand']} />
    </>
  ),
  'changes-card': (props) => (
    <>
      <TurnColour {...props} />
      <Beside {...props} codes={['colour-unknown', 'colour-green', 'colour-yellow', 'colour-red']} />
      <LayClue {...props} />
      <Lay {...props} />
    </>
  ),
  'new-enemies': (props) => (
    <>
      <Beside {...props} codes={['kinds-unknown']} />
      <NewKinds {...props} />
    </>
  ),
};
