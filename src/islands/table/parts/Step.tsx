import { fillIn } from '../../../schemas/site/setup-options.ts';
import { shownIn, hasStep, numberFor, withPlayer } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, passRu, playerName, stepRu } from '../words/labels.ts';
import { Calculators } from './Calculators.tsx';
import { Rows } from './Counters.tsx';
import { Line } from './Line.tsx';
import { Leader } from './Players.tsx';
import { Warnings } from './Warnings.tsx';

/** The present step: what is done, by whom, and what is forgotten at it. */
export const Step = (props: PartProps) => {
  const { table, state, base } = props;
  const step = table.steps[state.at]!;
  const { title: phase } = table.round.phases[step.phase]!;
  const sentenceOf = (says: string) => (
    <Line text={fillIn(says, (name) => numberFor(table, state, name))} base={base} />
  );
  return (
    <section id="t-now" class="c-panel t-step" aria-labelledby="t-step">
      <p class="c-said" role="status">
        {phase}: {step.title}
      </p>
      <p class="t-where">
        {state.about !== '' && <span>{state.about}</span>}
        <b>{passRu(table, state)}</b>
        <span>{phase}</span>
        <small>{stepRu(table, state)}</small>
      </p>
      <Progress {...props} />
      <Warnings {...props} />
      <h2 id="t-step">{step.title}</h2>
      {table.round.goesRound && state.players.length > 1 && (
        <p class="t-who">
          {table.round.leader}: <b>{playerName(table, state, state.leader)}</b>
        </p>
      )}
      {step.who !== undefined && <p class="t-who">{step.who}</p>}
      <ul class="t-says">
        {step.says.map((says) => (
          <li key={says}>{sentenceOf(says)}</li>
        ))}
      </ul>
      <Rows {...props} ids={shownIn(table, state)} />
      {step.eachPlayer && state.players.length > 1 && <Acted {...props} />}
      {step.forgotten.length > 0 && (
        <div class="t-forgotten">
          <h3>{labels.forgotten}</h3>
          <ul>
            {step.forgotten.map((says) => (
              <li key={says}>{sentenceOf(says)}</li>
            ))}
          </ul>
        </div>
      )}
      {step.window && table.round.window !== undefined && <p class="t-window">{sentenceOf(table.round.window)}</p>}
      {step.passesLead && <Leader {...props} />}
      <Calculators key={step.id} {...props} />
    </section>
  );
};

/** Before the present step, at it, after it. */
const PROGRESS = ['done', 'now', 'later'] as const;
/** How far the pass has come: a dash for each step, a gap between phases. */
const Progress = ({ table, state }: PartProps) => (
  <ol class="t-progress" aria-hidden="true">
    {table.round.phases.map(({ title }, phase) => (
      <li key={title}>
        {table.steps.map((step, i) =>
          step.phase === phase && hasStep(table, state, step) ? (
            <i key={step.id} data-state={PROGRESS[Math.sign(i - state.at) + 1]} />
          ) : null,
        )}
      </li>
    ))}
  </ol>
);

/** Ticks for those who have acted. */
const Acted = ({ table, state, actions }: PartProps) => (
  <fieldset class="t-acted">
    <legend>{labels.acted}</legend>
    {state.players.map(({ isDone }, at) => (
      <label class="c-check" key={at}>
        <input
          type="checkbox"
          checked={isDone}
          disabled={actions === undefined}
          onChange={() => actions?.change((before) => withPlayer(before, at, { isDone: !isDone }))}
        />
        <span>{playerName(table, state, at)}</span>
      </label>
    ))}
  </fieldset>
);
