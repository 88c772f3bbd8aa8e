/** The Mythos deck as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { Part } from '../../shared/controls/Part.tsx';
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
import { T } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

export const View = (props: ViewProps) => {
  const { data, state, standing, before, problems, termBase, on, copied } = props;
  const part = { data, state, standing, termBase, on };
  const sentence = answerSentence(state, standing, data);
  return (
    <Calculator
      name="el-deck"
      isLive={on !== undefined}
      on={on}
      noScript={T.noScript}
      problems={saidProblems(problems, problemWords, T)}
      bar={{
        value: bigWords(standing),
        counted: countedLine(state, standing, data),
        exact: exactLine(standing),
        isBusy: false,
        status: { kind: 'done' },
        why: 'el-left',
        door: { says: T.toDeck, to: 'el-left' },
        room: 'words',
      }}
      lead={{ from: props.from, hint: T.hint, sentence }}
      inputs={
        <section class="c-panel el-inputs">
          <h2>{T.inputs}</h2>
          <Part of={Sheet} given={part} />
          <Part of={Draw} given={{ ...part, before }} />
          <Part of={Stages} given={part} />
        </section>
      }
      results={
        <section class="c-panel c-results" id="el-left">
          <h2>{T.result}</h2>
          <Part of={Next} given={part} />
          <Part of={Left} given={part} />
          <Part of={Ahead} given={part} />
          <Answer title={T.share} sentence={sentence} on={on} copied={copied} />
        </section>
      }
    >
      <Part of={Setup} given={part} />
      <HowCounted steps={HOW} assumed={ASSUMED} notCounted={NOT_COUNTED} termBase={termBase} />
    </Calculator>
  );
};
