import type { ComponentChildren, ComponentProps } from 'preact';
import { Calculator } from '../../../shared/frame/Calculator.tsx';

type FrameProps = ComponentProps<typeof Calculator>;
interface Props extends Pick<FrameProps, 'isLive' | 'actions' | 'problems' | 'lead' | 'inputs' | 'children'> {
  /** The answer with what it counted: it is known within the frame of a press. */
  readonly bar: Pick<FrameProps['bar'], 'value' | 'counted' | 'exact' | 'compare'>;
  readonly words: { readonly noScript: string; readonly result: string };
  /** Parts of the result are still to come. */
  readonly isBusy: boolean;
  /** Why the answer is what it is. */
  readonly results: ComponentChildren;
}

/** The frame that both calculators over one test have. */
export const TestCalculator = ({ bar, words, isBusy, results, ...frame }: Props) => (
  <Calculator
    {...frame}
    name="el-tests"
    noScript={words.noScript}
    bar={{ ...bar, isBusy: false, status: { kind: 'done' }, why: 'et-result', room: 'tall' }}
    results={
      <section class="c-panel c-results" id="et-result">
        <h2>{words.result}</h2>
        <div aria-busy={isBusy}>{results}</div>
      </section>
    }
  />
);
