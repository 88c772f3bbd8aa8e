import type { ComponentChildren } from 'preact';
import { STEPS, type StepId } from '../../../../engines/echo/day/words.ts';
import type { Commands, PartProps } from '../view-props.ts';
import { PHASE_OF } from '../words/names.ts';
import { STEP_WORDS } from '../words/steps.ts';
import { LayClue, NewKinds, TurnColour } from './ChangesTools.tsx';
import { Clues } from './Clues.tsx';
import { Dice } from './Dice.tsx';
import { Lay } from './Lay.tsx';
import { WhoButtons } from './Pick.tsx';
import { Movers } from './Movers.tsx';
import { Rule } from './Rule.tsx';
import { SetupTools } from './SetupTools.tsx';
import type { PhaseProps } from './phase-props.ts';
import { Beside } from './Warnings.tsx';

/** The steps of the phase: a tick, what to do, its rule, and the tool that does it; what is done shows its name alone. */
export const Steps = ({ state, termBase, actions, table }: PartProps & { readonly table: PhaseProps }) => (
  <section class="c-part d-steps">
    <h3 tabIndex={-1}>Что делать: {PHASE_OF[state.phase]}</h3>
    <ol>
      {STEPS[state.phase].map((step: StepId) => {
        const { does, says, rule } = STEP_WORDS[step];
        const isDone = state.done.includes(step);
        return (
          <li key={`${state.turn}.${step}`} class={isDone ? 'd-done' : ''}>
            {actions === undefined ? (
              <b>{does}</b>
            ) : (
              <label class="c-check">
                <input type="checkbox" checked={isDone} onChange={() => actions.act({ kind: 'check', step })} />
                <b>{does}</b>
              </label>
            )}
            {!isDone && (
              <>
                <p class="c-hint">
                  {says} <Rule termBase={termBase} id={rule} />
                </p>
                {actions === undefined ? toolShown(step, state) : TOOLS[step]?.({ state, termBase, actions, table })}
              </>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);

/** What a step shows where nothing can be done. */
const toolShown = (step: StepId, state: PartProps['state']): ComponentChildren =>
  step === 'enemies-move' ? <Dice state={state} /> : null;

interface ToolProps {
  readonly state: PartProps['state'];
  readonly termBase: string;
  readonly actions: Commands;
  readonly table: PhaseProps;
}
/** What does a step; a step without an entry is done on the table alone. */
const TOOLS: { readonly [s in StepId]?: (props: ToolProps) => ComponentChildren } = {
  detectives: ({ state, actions }) => <SetupTools state={state} actions={actions} />,
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
      onPick={(who) => who !== 'office' && actions.act({ kind: 'first', who })}
    />
  ),
  'collect-clues': (props) => <Clues {...props} />,
  'enemies-move': ({ state, termBase, actions }) => (
    <>
      <Dice state={state} actions={actions} />
      <Movers state={state} actions={actions} />
      <Beside state={state} termBase={termBase} codes={['artifacts-stand']} />
    </>
  ),
  'changes-card': ({ table, state, termBase, actions }) => (
    <>
      <TurnColour state={state} actions={actions} />
      <Beside
        state={state}
        termBase={termBase}
        codes={['colour-unknown', 'colour-green', 'colour-yellow', 'colour-red']}
      />
      <LayClue state={state} termBase={termBase} actions={actions} table={table} />
      <Lay state={state} termBase={termBase} actions={actions} table={table} />
    </>
  ),
  'new-enemies': ({ state, termBase, actions }) => (
    <>
      <Beside state={state} termBase={termBase} codes={['kinds-unknown']} />
      <NewKinds state={state} actions={actions} />
    </>
  ),
};
