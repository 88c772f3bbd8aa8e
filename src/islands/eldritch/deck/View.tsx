/** The Mythos deck as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Answer } from '../../shared/frame/Answer.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { Ahead } from './parts/Ahead.tsx';
import { Draw } from './parts/Draw.tsx';
import { Left } from './parts/Left.tsx';
import { Next } from './parts/Next.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Setup } from './parts/Setup.tsx';
import { Stages } from './parts/Stages.tsx';
import type { ViewProps } from './view-props.ts';
import { answerSentence, bigWords, countedLine, exactLine } from './words/answer.ts';
import { ASSUMED, HOW, NOT_COUNTED } from './words/how.ts';
import { labels } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

export const View = (props: ViewProps) => {
  const { data, state, standing, before, problems, termBase, actions, copied } = props;
  const part = { data, state, standing, termBase, actions };
  const sentence = answerSentence(state, standing, data);
  return (
    <Calculator
      name="el-deck"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      problems={saidProblems(problems, problemWords, labels)}
      bar={{
        value: bigWords(standing),
        counted: countedLine(state, standing, data),
        exact: exactLine(standing),
        isBusy: false,
        status: { kind: 'done' },
        why: 'el-left',
        door: { says: labels.toDeck, to: 'el-left' },
        room: 'words',
      }}
      lead={{ from: props.from, hint: labels.hint, sentence }}
      inputs={
        <section class="c-panel el-inputs">
          <h2>{labels.inputs}</h2>
          <Deferred component={Sheet} props={part} />
          <Deferred component={Draw} props={{ ...part, before }} />
          <Deferred component={Stages} props={part} />
        </section>
      }
      results={
        <section class="c-panel c-results" id="el-left">
          <h2>{labels.result}</h2>
          <Deferred component={Next} props={part} />
          <Deferred component={Left} props={part} />
          <Deferred component={Ahead} props={part} />
          <Answer title={labels.share} sentence={sentence} actions={actions} copied={copied} />
        </section>
      }
    >
      <Deferred component={Setup} props={part} />
      <HowCounted steps={HOW} assumed={ASSUMED} notCounted={NOT_COUNTED} termBase={termBase} />
    </Calculator>
  );
};
