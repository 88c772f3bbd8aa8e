/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { LATER, SHOWN } from './modes.tsx';
import { AssumedMark } from './parts/AssumedMark.tsx';
import { FacesPanel } from './parts/FacesPanel.tsx';
import { Modes } from './parts/Modes.tsx';
import { Question } from './parts/Question.tsx';
import type { ViewProps } from './view-props.ts';
import { labels } from './words/labels.ts';
import { sentenceOf } from './words/sentence.ts';
import { problemWords } from './words/problems.ts';
import { SIEGE } from './words/siege.ts';
import { throwRestsOnFaces } from './words/throws.ts';

/** Rolls of the effect die alone do not hang on any faces. */
const restsOnFaces = ({ mode, throws }: ViewProps['state']): boolean => mode !== 'throws' || throwRestsOnFaces(throws);

export const View = (props: ViewProps) => {
  const { data, state, faces, plan, problems, termBase, actions } = props;
  const turns = useTurns(plan, LATER);
  const sentence = sentenceOf({ ...props, dice: faces.dice });
  const { bar, isBusy, results, below } = SHOWN[state.mode]({ ...props, sentence }, turns);
  return (
    <div class="hb">
      <Calculator
        name="hb-odds"
        isLive={actions !== undefined}
        actions={actions}
        noScript={labels.noScript}
        problems={saidProblems(problems, problemWords, labels)}
        bar={{ ...bar, why: 'hb-result', room: 'tall' }}
        lead={{ from: props.from, hint: labels.hint, sentence }}
        inputs={
          <div class="hb-inputs">
            <section class="c-panel">
              <h2 class="c-said">{labels.position}</h2>
              <Deferred component={Modes} props={{ mode: state.mode, actions }} />
              {state.mode === 'siege' && <p class="c-hint">{SIEGE.about}</p>}
              <Deferred component={Question} props={{ data, state, cards: props.cards, termBase, actions }} />
              {state.mode === 'test' && (
                <p class="c-toward waits">
                  <a href="#hb-roller">{labels.toRoller}</a>
                </p>
              )}
            </section>
            <FacesPanel {...faces} data={data} termBase={termBase} actions={actions?.faces} />
          </div>
        }
        results={
          <section class="c-panel c-results" id="hb-result">
            <h2>
              {labels.result} {restsOnFaces(state) && <AssumedMark dice={faces.dice} />}
            </h2>
            <div key={state.mode} aria-busy={isBusy}>
              {results}
            </div>
          </section>
        }
      >
        <div key={state.mode}>{below}</div>
      </Calculator>
    </div>
  );
};
