/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { Part } from '../../shared/controls/Part.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { Around } from './parts/Around.tsx';
import { Compare } from './parts/Compare.tsx';
import { Facts } from './parts/Facts.tsx';
import { FacesPanel } from './parts/FacesPanel.tsx';
import { Foe } from './parts/Foe.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Modes } from './parts/Modes.tsx';
import { Policy } from './parts/Policy.tsx';
import { Reaches } from './parts/Reaches.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Share } from './parts/Share.tsx';
import { Steps } from './parts/Steps.tsx';
import { TestChart } from './parts/TestChart.tsx';
import { Wanted } from './parts/Wanted.tsx';
import { Who } from './parts/Who.tsx';
import type { ViewProps } from './view-props.ts';
import { answerSentence, countedLine, exactLine } from './words/answer.ts';
import { T } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 6;

export const View = (props: ViewProps) => {
  const { data, state, faces, cards, plan, further, compare, problems, termBase, on } = props;
  const turns = useTurns(plan, LATER);
  const input = { data, state, termBase, on };
  const result = { ...plan, data, termBase };
  return (
    <div class="hb">
      <FacesPanel {...faces} data={data} termBase={termBase} on={on?.faces} />
      <Calculator
        name="hb-odds"
        isLive={on !== undefined}
        noScript={T.noScript}
        problems={{
          title: T.problems,
          items: problems.map(problemWords),
          end: problems[0]?.code === 'version' ? undefined : T.problemsEnd,
        }}
        bar={{
          value: percentRu(plan.odds.chance),
          counted: countedLine(plan.state, plan.odds),
          exact: exactLine(plan.state, plan.odds, plan.dice),
          isBusy: false,
          standing: { kind: 'done' },
          why: 'hb-result',
        }}
        lead={{
          from: props.from,
          hint: T.hint,
          sentence: answerSentence(state, data, plan.odds, plan.dice),
        }}
        inputs={
          <section class="c-panel hb-inputs">
            <h2>{T.position}</h2>
            <Part of={Modes} given={{ mode: state.mode, on }} />
            <Part of={Who} given={{ ...input, cards }} />
            <Part of={Foe} given={{ ...input, cards }} />
            <Part of={Around} given={input} />
            <Part of={Wanted} given={input} />
          </section>
        }
        results={
          <section class="c-panel c-results" id="hb-result">
            <h2>{T.result}</h2>
            <div aria-busy={turns < LATER}>
              <Part of={Reasons} given={result} />
              <Part of={Facts} given={result} isDue={turns > 0} />
              <Part of={Policy} given={result} isDue={turns > 1} />
              {compare !== undefined && <Part of={Compare} given={{ ...result, compare, on }} isDue={turns > 1} />}
              <Part of={Share} given={{ ...result, on, copied: props.copied }} isDue={turns > 1} />
              <Part of={TestChart} given={result} isDue={turns > 2} />
              <Part of={Steps} given={{ ...result, further }} isDue={turns > 3} />
              <Part of={Reaches} given={{ ...result, further }} isDue={turns > 4} />
            </div>
          </section>
        }
      >
        <Part of={HowCounted} given={result} isDue={turns > 5} />
      </Calculator>
    </div>
  );
};
