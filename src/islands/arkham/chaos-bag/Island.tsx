/** The digital bag; on the server it is the table of the bag alone. */
import '../../shared/controls/controls.css';
import '../../shared/frame/folds.css';
import './style.css';
import { useMemo } from 'preact/hooks';
import type { Bag } from '../../../engines/arkham/token.ts';
import type { Packed } from '../../../lib/packed.ts';
import { Problems } from '../../shared/frame/Problems.tsx';
import { ShareButton } from '../../shared/frame/ShareButton.tsx';
import { lastChosen } from '../../shared/state/last-chosen.ts';
import { makeOddsQuery } from '../shared/bag-address.ts';
import { wholeBag } from './model.ts';
import { Button } from './parts/Button.tsx';
import { Contents } from './parts/Contents.tsx';
import { History } from './parts/History.tsx';
import { Play } from './parts/Play.tsx';
import { Meanings } from './parts/SkillTest.tsx';
import { Table } from './parts/Table.tsx';
import type { SignOf } from './signs.ts';
import { useBag, type LiveProps } from './use-bag.ts';
import { labels } from './words/labels.ts';

interface Links {
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
  /** The skill-test calculator. */
  readonly oddsUrl: string;
  /** Fields of its address for a bag that did not come from there. */
  readonly usual: string;
  /** Investigators whose elder sign is a number or an automatic success. */
  readonly signs: Packed<readonly SignOf[]>;
}
/** Fields of an address with another investigator. */
const withWho = (usual: string, id: string | undefined): string => {
  const query = new URLSearchParams(usual);
  if (id !== undefined) query.set('i', id);
  return query.toString();
};

/** The rules of its tokens. */
const Terms = ({ termBase }: Pick<Links, 'termBase'>) => (
  <nav class="also" aria-label={labels.termsLabel}>
    {labels.terms.map(([id, text]) => (
      <a key={id} href={`${termBase}${id}/`}>
        {text}
      </a>
    ))}
  </nav>
);

/** The bag with everything that may be done with it. */
const Live = ({ oddsUrl, usual, signs, ...props }: LiveProps & Links) => {
  const { state, test, actions, isRefused } = props;
  // Known to this device alone, so not before the page is awake.
  const who = useMemo(() => lastChosen('arkham', JSON.parse(signs) as readonly SignOf[]), [signs]);
  const query = makeOddsQuery({ ...test, rest: test.rest || withWho(usual, who?.id) }, wholeBag(state));
  return (
    <>
      <Play {...props} sign={who} />
      <div class="rest">
        <div class="c-panel c-folds">
          <Contents state={state} actions={actions} />
          <History state={state} />
          <Meanings test={test} actions={actions} sign={who} />
        </div>
        <div class="c-buttons onward">
          <a class="c-button" href={`${oddsUrl}?${query}`}>
            {labels.toOdds}
          </a>
          <ShareButton share={actions.share} />
        </div>
        <p class="soft">{labels.notModelled}</p>
        {isRefused && <p class="soft">{labels.notKept}</p>}
        <Terms termBase={props.termBase} />
      </div>
    </>
  );
};

export default function Island({ initial, ...links }: Links & { readonly initial: Bag }) {
  const bag = useBag(initial);
  const { state, actions, problem, testProblems } = bag;
  return (
    <section class="c-calc chaos-bag" aria-label={labels.title} data-live={actions !== undefined}>
      <Problems title={labels.linkProblems} items={testProblems.map(({ code }) => labels.linkProblem[code])} />
      {problem !== undefined && (
        <div class="note problem" role="alert">
          <p>{labels.problem[problem]}</p>
          {actions !== undefined && (
            <p>
              <Button text={labels.startAnew} look="c-main" onClick={actions.startAnew} />
            </p>
          )}
        </div>
      )}
      <p class="intro">{labels.intro}</p>
      {problem === undefined && actions !== undefined && <Live {...bag} {...links} actions={actions} />}
      {actions === undefined && (
        <>
          <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${labels.noScript}</p>` }} />
          <Table state={state} />
          <Terms termBase={links.termBase} />
        </>
      )}
    </section>
  );
}
