/** The digital bag as a pure function of its state; on the server it is the table of the bag alone. */
import { Button } from './parts/Button.tsx';
import { Contents } from './parts/Contents.tsx';
import { History } from './parts/History.tsx';
import { Play } from './parts/Play.tsx';
import { Table } from './parts/Table.tsx';
import { S } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';

export const View = (props: ViewProps) => {
  const { state, termBase, on, problem, notKept } = props;
  return (
    <section class="chaos-bag" aria-labelledby="chaos-bag-title">
      <h2 id="chaos-bag-title">{S.title}</h2>
      <p class="soft">{S.intro}</p>
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
          <Contents state={state} on={on} />
          <History state={state} />
          <div class="c-buttons">
            <Button text={S.takeBag} does={on.takeBag} />
            <Button text={S.giveBag} does={on.giveBag} />
          </div>
          {notKept && <p class="soft">{S.notKept}</p>}
        </>
      )}
      {on === undefined && (
        <>
          <noscript dangerouslySetInnerHTML={{ __html: `<p>${S.noScript}</p>` }} />
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
