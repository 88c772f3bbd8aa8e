import { useState } from 'preact/hooks';
import { EFFECTS } from '../../../../engines/hellboy/dice/effect.ts';
import type { RollerState } from '../../../../engines/hellboy/roller/roller.ts';
import type { ThrowDecision, TestPolicy } from '../../../../engines/hellboy/skill-check/policy.ts';
import { useRoller, type Roller as RollerOf, type RollerActions } from '../use-roller.ts';
import type { PlanOf } from '../view-props.ts';
import { EFFECT_NAMES } from '../words/names.ts';
import { ROLLER, choiceWords, dieAria, doneWords, momentWords } from '../words/roller.ts';
import { Die, EffectDie } from './Die.tsx';
import { EnterThrow } from './EnterThrow.tsx';

/** The test thrown step by step, for those without the dice at hand; or the throw on a real table, laid out. */
export const Roller = ({ plan }: { readonly plan: PlanOf<'test'> }) => {
  const { roller, actions, ...rest } = useRoller(plan);
  const { moment } = roller;
  const advice = adviceFor(roller, plan.odds.answer.policy);
  return (
    <>
      <p class="c-hint">{ROLLER.intro}</p>
      {moment.kind !== 'thrown' || moment.asks === 'use' ? <Lying roller={roller} /> : null}
      <p role="status">
        {momentWords(roller)} {choiceWords(moment, advice)}
      </p>
      {moment.kind === 'thrown' && moment.asks === 'again' && advice !== undefined && (
        <Again key={moment.shown.join()} roller={roller} shown={moment.shown} advice={advice} actions={actions} />
      )}
      {moment.kind === 'thrown' && moment.asks === 'use' && advice !== undefined && (
        <Use roller={roller} advice={advice} actions={actions} />
      )}
      <Buttons roller={roller} {...rest} actions={actions} />
      {(moment.kind === 'ready' || moment.kind === 'done') && <EnterThrow roller={roller} onEnter={actions.enter} />}
      <History of={roller.done} />
    </>
  );
};

/** The next step, and the way back. */
const Buttons = ({ roller: { moment }, canUndo, canRedo, actions }: RollerOf) => (
  <p class="c-buttons">
    {moment.kind === 'chosen' && (
      <button type="button" class="c-button c-main" onClick={actions.count}>
        {ROLLER.count}
      </button>
    )}
    {(moment.kind === 'ready' || moment.kind === 'done') && (
      <button type="button" class="c-button c-main" onClick={actions.throwDice}>
        {moment.kind === 'ready' ? ROLLER.throwDice : ROLLER.throwAgain}
      </button>
    )}
    <button type="button" class="c-button" aria-disabled={!canUndo} onClick={() => canUndo && actions.undo()}>
      {ROLLER.undo}
    </button>
    <button type="button" class="c-button" aria-disabled={!canRedo} onClick={() => canRedo && actions.redo()}>
      {ROLLER.redo}
    </button>
  </p>
);
const History = ({ of }: { readonly of: RollerState['done'] }) =>
  of.length === 0 ? null : (
    <details class="c-more">
      <summary>
        {ROLLER.history}: {of.length}
      </summary>
      <ol>
        {of.toReversed().map((done, i) => (
          <li key={i}>{doneWords(done)}</li>
        ))}
      </ol>
    </details>
  );

/** What is best for dice as they lie; a БРПД that is used as a reroll asks as one. */
const adviceFor = ({ moment }: RollerState, policy: TestPolicy): ThrowDecision | undefined => {
  if (moment.kind !== 'thrown') return undefined;
  return policy.choiceAt(moment.shown, moment.asks === 'again' ? 'reroll' : moment.effect);
};

/** The dice on the table; before a throw they show their letters. */
const Lying = ({ roller: { moment, test } }: { readonly roller: RollerState }) => (
  <p class="c-dice c-thrown hb-lying" aria-hidden="true">
    {test.dice.map((colour, i) => (
      <Die key={i} colour={colour} face={moment.kind === 'ready' ? undefined : moment.shown[i]} />
    ))}
    {moment.kind === 'ready' ? <Die colour="effect" /> : <EffectDie effect={moment.effect} />}
  </p>
);

interface Choosing {
  readonly roller: RollerState;
  readonly advice: ThrowDecision;
  readonly actions: RollerActions;
}
/** Which dice are thrown again; those that are best are chosen already. */
const Again = ({ roller, shown, advice, actions }: Choosing & { readonly shown: readonly number[] }) => {
  const [places, setPlaces] = useState<readonly number[]>(advice.again);
  const toggle = (place: number) =>
    setPlaces(places.includes(place) ? places.filter((p) => p !== place) : [...places, place].sort((a, b) => a - b));
  return (
    <>
      <p class="c-dice c-thrown hb-lying">
        {shown.map((face, place) => (
          <button
            key={place}
            type="button"
            aria-pressed={places.includes(place)}
            aria-label={dieAria(roller, place, face)}
            onClick={() => toggle(place)}
          >
            <Die colour={roller.test.dice[place]!} face={face} />
          </button>
        ))}
      </p>
      <p class="c-buttons">
        <button type="button" class="c-button c-main" onClick={() => actions.again(places)}>
          {places.length === 0 ? ROLLER.keepAll : ROLLER.again}
        </button>
      </p>
    </>
  );
};

/** As what БРПД is used. */
const Use = ({ roller, advice, actions }: Choosing) => (
  <p class="c-buttons">
    {EFFECTS.filter((effect) => effect !== 'bprd').map((effect) => {
      const isBest = !roller.test.maySpend && effect === advice.effect;
      return (
        <button
          key={effect}
          type="button"
          class={isBest ? 'c-button c-main' : 'c-button'}
          onClick={() => actions.use(effect)}
        >
          {EFFECT_NAMES[effect]}
          {isBest && <span class="c-said"> ({ROLLER.best})</span>}
        </button>
      );
    })}
    {roller.test.maySpend && (
      <button type="button" class="c-button c-main" onClick={() => actions.use('spent')}>
        {ROLLER.spend}
      </button>
    )}
  </p>
);
