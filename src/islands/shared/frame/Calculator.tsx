import './frame.css';
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from '../controls/focus.ts';
import type { AnswerActions } from './Answer.tsx';
import { AnswerBar, type BarProps } from './AnswerBar.tsx';
import { HydrateLater } from './HydrateLater.tsx';
import { Lead } from './Lead.tsx';
import { Problems } from './Problems.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Props {
  /** The class that the styles of the calculator hang on. */
  readonly name: string;
  /** In the browser, with controls that work. */
  readonly isLive: boolean;
  readonly noScript: string;
  /** How the data stand, where that has to be said. */
  readonly notice?: string | undefined;
  readonly problems: Parameters<typeof Problems>[0];
  readonly bar: BarProps;
  /** What the bar and the line that leads offer; absent on the server. */
  readonly actions: (Pick<AnswerActions, 'share'> & Partial<Pick<AnswerActions, 'reset'>>) | undefined;
  readonly lead: Omit<Parameters<typeof Lead>[0], 'notice' | 'reset'>;
  /** Where the numbers are set. */
  readonly inputs: ComponentChildren;
  /** Why the answer is what it is. */
  readonly results: ComponentChildren;
  /** Below both. */
  readonly children?: ComponentChildren;
}

/**
 * The frame of a calculator on its page, the same for all: what has to be said of script, data and address, the answer
 * that stays in sight, the inputs and the results, beside each other where there is room.
 */
export const Calculator = ({ name, isLive, noScript, notice, problems, bar, actions, lead, ...parts }: Props) => {
  const root = useKeptFocus();
  const isHydrated = useIsHydrated(isLive);
  return (
    <div ref={root} class={`c-calc ${name}`} data-live={isHydrated}>
      <AnswerBar {...bar} share={actions?.share} />
      {!isLive && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${noScript}</p>` }} />}
      <Problems {...problems} />
      <Lead {...lead} notice={notice} reset={actions?.reset} />
      <div class="c-cols">
        <HydrateLater>{parts.inputs}</HydrateLater>
        <HydrateLater>{parts.results}</HydrateLater>
      </div>
      {parts.children !== undefined && <HydrateLater>{parts.children}</HydrateLater>}
    </div>
  );
};
