/** The digital bag as a pure function of its state; on the server it is the table of the bag alone. */
import { makeOddsQuery } from '../../../engines/arkham/chaos-bag/notation.ts';
import { Problems } from '../../shared/frame/Problems.tsx';
import { wholeBag } from './model.ts';
import { Button } from './parts/Button.tsx';
import { Contents } from './parts/Contents.tsx';
import { History } from './parts/History.tsx';
import { Play } from './parts/Play.tsx';
import { Table } from './parts/Table.tsx';
import { Meanings } from './parts/SkillTest.tsx';
import { labels } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';

export const View = (props: ViewProps) => {
  const { state, termBase, actions, problem, notKept } = props;
  return (
    <section class="c-calc chaos-bag" aria-label={labels.title} data-live={actions !== undefined}>
      <Problems title={labels.linkProblems} items={props.testProblems.map((p) => labels.linkProblem[p])} />
      {problem !== undefined && (
        <div class="note problem" role="alert">
          <p>{labels.problem[problem]}</p>
          {actions !== undefined && (
            <p>
              <Button text={labels.startAnew} kind="c-main" does={actions.startAnew} />
            </p>
          )}
        </div>
      )}
      {problem === undefined && actions !== undefined && (
        <>
          <Play {...props} actions={actions} />
          <p class="soft">{labels.intro}</p>
          <Contents state={state} actions={actions} />
          <History state={state} />
          <Meanings test={props.test} actions={actions} />
          <div class="c-buttons">
            <a
              class="c-button"
              href={`${props.oddsUrl}?${makeOddsQuery({ ...props.test, rest: props.test.rest || props.usual }, wholeBag(state))}`}
            >
              {labels.toOdds}
            </a>
            <Button text={labels.copyLink} does={actions.copyLink} />
          </div>
          <p class="soft" role="status">
            {props.copied === undefined ? '' : labels.copied[props.copied]}
          </p>
          <p class="soft">{labels.notModelled}</p>
          {notKept && <p class="soft">{labels.notKept}</p>}
        </>
      )}
      {actions === undefined && (
        <>
          <noscript dangerouslySetInnerHTML={{ __html: `<p>${labels.noScript}</p>` }} />
          <p class="soft">{labels.intro}</p>
          <Table state={state} />
        </>
      )}
      <nav class="also" aria-label={labels.termsLabel}>
        {labels.terms.map(([id, text]) => (
          <a key={id} href={`${termBase}${id}/`}>
            {text}
          </a>
        ))}
      </nav>
    </section>
  );
};
