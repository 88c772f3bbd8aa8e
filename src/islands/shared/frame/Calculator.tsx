import './folds.css';
import './frame.css';
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from '../controls/focus.ts';
import type { AnswerActions as Actions } from './Answer.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerBar, type BarProps } from './AnswerBar.tsx';
import { HydrateLater } from './HydrateLater.tsx';
import { Lead } from './Lead.tsx';
import { Problems } from './Problems.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import type { CompareActions } from './use-compare.ts';

interface Props {
  /** The class that the styles of the calculator hang on. */
  readonly name: string;
  /** In the browser, with controls that work. */
  readonly isLive: boolean;
  readonly noScript: string;
  /** The status of the data, where the reader needs to know. */
  readonly notice?: string | undefined;
  readonly problems: Parameters<typeof Problems>[0];
  readonly bar: BarProps;
  /** Comparing two answers; absent where that is not offered, its actions absent on the server. */
  readonly compare?: { readonly actions: CompareActions | undefined } | undefined;
  /** What the reader may do with the answer; absent on the server. */
  readonly actions: (Pick<Actions, 'share'> & Partial<Pick<Actions, 'reset'>>) | undefined;
  readonly lead: Omit<Parameters<typeof Lead>[0], 'notice'>;
  /** Where the numbers are set. */
  readonly inputs: ComponentChildren;
  /** A log shows its present state before its controls; a question comes before its answer. */
  readonly isLog?: boolean;
  /** The drawing of the answer and one line of advice. */
  readonly picture?: ComponentChildren;
  /** What follows from the answer. */
  readonly results: ComponentChildren;
  /** What is rarely read, under headings that open. */
  readonly folds?: ComponentChildren;
  /** The last of them: on a wide screen below the results. */
  readonly lastFolds?: ComponentChildren;
  /** Below all. */
  readonly children?: ComponentChildren;
}

/**
 * The frame of a calculator on its page, the same for all. On a phone its parts follow each other: question, answer,
 * drawing, results; the answer stays in sight wherever the reader is. On a wide screen the question is left of its
 * answer.
 */
export const Calculator = ({
  name,
  isLive,
  noScript,
  notice,
  problems,
  bar,
  compare,
  actions,
  lead,
  ...parts
}: Props) => {
  const root = useKeptFocus();
  const isHydrated = useIsHydrated(isLive);
  const reset = lead.from === 'begin' ? undefined : actions?.reset;
  return (
    <div ref={root} class={`c-calc ${name}`} data-live={isHydrated}>
      {!isLive && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${noScript}</p>` }} />}
      <Problems {...problems} />
      <Lead {...lead} notice={notice} />
      <div class={parts.isLog === true ? 'c-body c-log' : 'c-body'}>
        {parts.isLog === true && <AnswerBar {...bar} />}
        <HydrateLater class="c-ask">{parts.inputs}</HydrateLater>
        {parts.isLog !== true && <AnswerBar {...bar} />}
        <div class="c-shown">
          {parts.picture !== undefined && <HydrateLater>{parts.picture}</HydrateLater>}
          <AnswerActions
            share={actions?.share}
            reset={reset}
            {...(compare && {
              compare: {
                isAnswered: bar.value !== undefined,
                isKept: bar.kept !== undefined,
                actions: compare.actions,
              },
            })}
          />
        </div>
        <HydrateLater class="c-rest">{parts.results}</HydrateLater>
        {parts.folds !== undefined && <HydrateLater class="c-else">{parts.folds}</HydrateLater>}
        {parts.lastFolds !== undefined && <HydrateLater class="c-last">{parts.lastFolds}</HydrateLater>}
        {parts.children !== undefined && <HydrateLater class="c-below">{parts.children}</HydrateLater>}
      </div>
    </div>
  );
};
