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
import { S } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';

export const View = (props: ViewProps) => {
  const { state, termBase, on, problem, notKept } = props;
  return (
    <section class="c-calc chaos-bag" aria-label={S.title} data-live={on !== undefined}>
      <Problems title={S.linkProblems} items={props.testProblems.map((p) => S.linkProblem[p])} />
      {problem !== undefined && (
        <div class="note problem" role="alert">
          <p>{S.problem[problem]}</p>
          {on !== undefined && (
            <p>
              <Button text={S.startAnew} kind="c-main" does={on.startAnew} />
            </p>
          )}
        </div>
      )}
      {problem === undefined && on !== undefined && (
        <>
          <Play {...props} on={on} />
          <p class="soft">{S.intro}</p>
          <Contents state={state} on={on} />
          <History state={state} />
          <Meanings test={props.test} on={on} />
          <div class="c-buttons">
            <a
              class="c-button"
              href={`${props.oddsUrl}?${makeOddsQuery({ ...props.test, rest: props.test.rest || props.usual }, wholeBag(state))}`}
            >
              {S.toOdds}
            </a>
            <Button text={S.copyLink} does={on.copyLink} />
          </div>
          <p class="soft" role="status">
            {props.copied === undefined ? '' : S.copied[props.copied]}
          </p>
          <p class="soft">{S.notModelled}</p>
          {notKept && <p class="soft">{S.notKept}</p>}
        </>
      )}
      {on === undefined && (
        <>
          <noscript dangerouslySetInnerHTML={{ __html: `<p>${S.noScript}</p>` }} />
          <p class="soft">{S.intro}</p>
          <Table state={state} />
        </>
      )}
      <nav class="also" aria-label={S.termsLabel}>
        {S.terms.map(([id, text]) => (
          <a key={id} href={`${termBase}${id}/`}>
            {text}
          </a>
        ))}
      </nav>
    </section>
  );
};
