import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { STEPS, type StepId } from '../../../../engines/echo/day/words.ts';
import type { DayProse } from '../../../../schemas/echo/prose.ts';
import type { Choosing, PartProps, ToolProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { PHASES_SAID, STEP_NAMES } from '../words/names.ts';
import { LayClue, NewKinds, TurnColour } from './ChangesTools.tsx';
import { Clues } from './Clues.tsx';
import { Dice } from './Dice.tsx';
import { Lay } from './Lay.tsx';
import { Movers } from './Movers.tsx';
import { WhoButtons } from './Pick.tsx';
import { OpenSign } from './Row.tsx';
import { Rule } from './Rule.tsx';
import { DetectiveCount, TrackerChoice } from './SetupTools.tsx';
import { WarningsHere } from './Warnings.tsx';

interface Props extends PartProps, Choosing {
  readonly steps: DayProse['steps'];
}
/** Up to this many further steps are listed in sight. */
const MOST_LISTED = 3;
/** The steps of the phase: the next one is open and in sight, the others are below it, folded where they are many. */
export const Steps = ({ steps, ...props }: Props) => {
  const { phase, turn, done } = props.state;
  const order: readonly StepId[] = STEPS[phase];
  const next = order.find((step) => !done.includes(step));
  const others = order.filter((step) => step !== next);
  const isLong = others.length > MOST_LISTED;
  const list = (listed: readonly StepId[]) => (
    <ol>
      {listed.map((step) => (
        <Step key={`${turn}.${step}`} {...props} step={step} of={steps[step]} isNext={step === next} />
      ))}
    </ol>
  );
  return (
    <section class="c-part d-steps">
      <h3 tabIndex={-1}>Что делать: {PHASES_SAID[phase].whole}</h3>
      {list(isLong ? order.filter((step) => step === next) : order)}
      {isLong && (
        <details class="d-row d-others">
          <summary>
            <span class="d-sum">
              <b>{labels.otherSteps(next !== undefined)}</b>
              {done.length > 0 && <small>{labels.stepsDone(done.length, order.length)}</small>}
            </span>
            <OpenSign />
          </summary>
          {list(others)}
        </details>
      )}
    </section>
  );
};

interface StepProps extends PartProps, Choosing {
  readonly step: StepId;
  readonly of: DayProse['steps'][StepId];
  /** It is the first that is not done. */
  readonly isNext: boolean;
}
/** A step: a tick, and its name, which opens to what to do, its rule, and the tool that does it. */
const Step = ({ step, of: { says, rule }, isNext, ...props }: StepProps) => {
  const { state, termBase, actions } = props;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isNext;
  const isDone = state.done.includes(step);
  const Tool = TOOLS[step];
  const name = STEP_NAMES[step];
  return (
    <li class={isDone ? 'd-done' : ''}>
      <label class="c-check">
        <input
          type="checkbox"
          aria-label={name}
          checked={isDone}
          disabled={actions === undefined}
          onChange={() => actions?.act({ kind: 'check', step })}
        />
      </label>
      {isDone ? (
        <b>{name}</b>
      ) : (
        <details open={isOpen} onToggle={(e) => setChosen(e.currentTarget.open)}>
          <summary>
            <b>{name}</b>
            <OpenSign />
          </summary>
          <div class="d-do">
            <p class="c-hint">
              {says} <Rule termBase={termBase} id={rule} />
            </p>
            {isOpen && actions !== undefined && Tool !== undefined && <Tool {...props} actions={actions} />}
            {actions === undefined && step === 'enemies-move' && <Dice state={state} />}
          </div>
        </details>
      )}
    </li>
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
      <Movers {...props}>
        <WarningsHere {...props} codes={['artifacts-stand']} />
      </Movers>
    </>
  ),
  'changes-card': (props) => (
    <>
      <TurnColour {...props} />
      <WarningsHere {...props} codes={['colour-unknown', 'colour-green', 'colour-yellow', 'colour-red']} />
      <LayClue {...props} />
      <Lay {...props} />
    </>
  ),
  'new-enemies': (props) => (
    <>
      <WarningsHere {...props} codes={['kinds-unknown']} />
      <NewKinds {...props} />
    </>
  ),
};
