/** The map as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Answer } from '../../shared/frame/Answer.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { HydrateLater } from '../../shared/frame/HydrateLater.tsx';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { useHeldPlace } from './held-place.ts';
import { HANDS } from './model.ts';
import { Board } from './parts/Board.tsx';
import { Hands } from './parts/Hands.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { Places } from './parts/Places.tsx';
import { Plans } from './parts/Plans.tsx';
import type { PartProps, ViewProps } from './view-props.ts';
import { answerSentence, bigWords, countedLine, exactLine } from './words/answer.ts';
import { assumed, HOW, NOT_COUNTED } from './words/how.ts';
import { labels } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

/** Parts that follow the answer, each in a frame of its own. */
const LATER = HANDS.length + 1;

export const View = (props: ViewProps) => {
  const { data, state, result, problems, termBase, actions, copied } = props;
  const turns = useTurns(state, LATER);
  const hold = useHeldPlace(turns === LATER);
  const part = { data, state, termBase, actions };
  const sentence = answerSentence(state, data, result);
  const places = result?.ways[0]?.places;
  return (
    <Calculator
      name="el-map"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      problems={saidProblems(problems, problemWords, labels)}
      bar={{
        value: result === undefined ? labels.none : bigWords(state, result),
        counted: countedLine(state, data, result),
        exact: exactLine(state),
        isBusy: false,
        status: { kind: 'done' },
        why: 'el-way',
        door: { says: labels.toWay, to: 'el-way' },
        room: 'words',
      }}
      lead={{ from: props.from, hint: labels.hint, sentence }}
      inputs={
        <section class="c-panel el-inputs">
          <h2>{labels.inputs}</h2>
          <Deferred component={Inputs} props={part} />
        </section>
      }
      results={
        <section class="c-panel c-results" id="el-way" aria-busy={turns < LATER}>
          <h2>{labels.result}</h2>
          <Deferred component={Plans} props={{ ...part, result }} />
          <Answer title={labels.share} sentence={sentence} actions={actions} copied={copied} />
          <Hands {...part} due={turns} />
        </section>
      }
    >
      <HydrateLater>
        <Deferred component={Board} props={{ ...part, way: places, hold }} />
      </HydrateLater>
      <HydrateLater>
        <Deferred component={Places} props={{ ...part, hold }} isReady={turns === LATER} />
      </HydrateLater>
      <Deferred component={How} props={{ data, termBase }} />
    </Calculator>
  );
};

const How = ({ data, termBase }: Pick<PartProps, 'data' | 'termBase'>) => (
  <HowCounted steps={HOW} assumed={assumed(data.places)} notCounted={NOT_COUNTED} termBase={termBase} />
);
