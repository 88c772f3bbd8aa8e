/** The tracker of the day as a pure function of its state; on the server it shows the example without its buttons. */
import type { ComponentChildren } from 'preact';
import { warningsOf } from '../../../engines/echo/day/warnings.ts';
import { Folded } from '../../shared/controls/Folded.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { Assumed } from './parts/Assumed.tsx';
import { Clues } from './parts/Clues.tsx';
import { Detectives } from './parts/Detectives.tsx';
import { Enemies } from './parts/Enemies.tsx';
import { Games, NewGame } from './parts/Games.tsx';
import { Paths } from './parts/Paths.tsx';
import { Places } from './parts/Places.tsx';
import { Play } from './parts/Play.tsx';
import { Press } from './parts/Press.tsx';
import { Prisoners } from './parts/Prisoners.tsx';
import type { ViewProps } from './view-props.ts';
import { answerSentence, barCounted, barValue, labels } from './words/labels.ts';
import { endWords, stepsRu } from './words/log.ts';
import { keptWords, problemWords } from './words/problems.ts';
import { SHORT_WORDS } from './words/warnings.ts';

const COPIED = {
  link: 'Ссылка скопирована.',
  answer: 'Итог скопирован.',
  refused: 'Браузер не дал скопировать: итог можно выделить, а партию — сохранить файлом.',
} as const;

/** The gravest warning, or how the game has ended, in a few words. */
const barExact = ({ state }: ViewProps): string => {
  if (state.end !== null) return endWords(state.end).replace(/^.*: /u, '');
  const [first] = warningsOf(state);
  return first === undefined ? 'пределы не превышены' : SHORT_WORDS[first.code](first, state);
};

export const View = (props: ViewProps) => {
  const { games, state, termBase, actions, linkProblem, keptProblem, notKept } = props;
  const isExample = games.current === 0;
  // A record that cannot be read stays as it is until the reader gives it up: nothing else is done meanwhile.
  const live = keptProblem === undefined ? actions : undefined;
  const part = { state, termBase, actions: live };
  return (
    <Calculator
      name="echo-day"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      notice={notKept ? labels.notKept : undefined}
      problems={{
        title: labels.problems,
        items: linkProblem === undefined ? [] : [problemWords(linkProblem)],
        end: labels.problemsEnd,
      }}
      bar={{
        value: barValue(state),
        counted: barCounted(state),
        exact: barExact(props),
        isBusy: false,
        status: { kind: 'done' },
        why: 'day-board',
        door: { says: labels.toBoard, to: 'day-board' },
      }}
      lead={{ from: 'begin', hint: isExample ? labels.hintExample : labels.hintOwn, sentence: undefined }}
      inputs={keptProblem === undefined ? <Play {...props} /> : <Unread {...props} keptProblem={keptProblem} />}
      results={
        <section class="c-panel c-results d-board" id="day-board" aria-label={labels.board}>
          <h2>{labels.board}</h2>
          <Paths {...part} />
          <Enemies {...part} />
          <Prisoners {...part} />
          <Detectives {...part} />
          <Opening title={labels.clues}>
            <Clues {...part} />
          </Opening>
          {live !== undefined && (
            <>
              <Places {...part} actions={live} />
              <History {...props} />
              <Opening title={labels.games}>
                <Games games={games} actions={live} />
              </Opening>
              {!isExample && (
                <Folded summary="Новая партия">
                  {() => <NewGame games={games} actions={live} count={state.detectives.length} />}
                </Folded>
              )}
            </>
          )}
          <Sum {...props} />
          <Assumed termBase={termBase} />
        </section>
      }
    />
  );
};

const Opening = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="c-part">
    <h3>{title}</h3>
    {children}
  </section>
);

/** What has been done, the last first. */
const History = ({ log }: Pick<ViewProps, 'log'>) => (
  <Folded
    summary={
      <>
        {labels.history} <small>{stepsRu(log.length)}</small>
      </>
    }
  >
    {() => (
      <ol class="d-log" reversed>
        {log.map((line, i) => <li key={i}>{line}</li>).reverse()}
      </ol>
    )}
  </Folded>
);

/** The standing in one sentence. */
const Sum = ({ state, actions, copied }: ViewProps) => (
  <Opening title="Итог одной строкой">
    <p class="c-answer">{answerSentence(state)}</p>
    {actions !== undefined && (
      <p class="c-buttons">
        <Press press={actions.copyAnswer}>{labels.copyAnswer}</Press>
        <Press press={actions.copyLink}>{labels.copyLink}</Press>
      </p>
    )}
    <p class="c-copied" role="status">
      {copied === undefined ? '' : COPIED[copied]}
    </p>
  </Opening>
);

/** The record of the device cannot be read: it is kept, saved or given up. */
const Unread = ({
  keptProblem,
  actions,
}: ViewProps & { readonly keptProblem: NonNullable<ViewProps['keptProblem']> }) => (
  <section class="c-panel">
    <div class="c-notice c-bad" role="alert">
      <b>{labels.kept}</b>
      <p>{keptWords(keptProblem)}</p>
      <p>{labels.keptEnd}</p>
    </div>
    {actions !== undefined && (
      <div class="c-buttons">
        <Press isMain press={actions.saveKept}>
          {labels.saveKept}
        </Press>
        <Press press={actions.beginAnew}>{labels.beginAnew}</Press>
      </div>
    )}
  </section>
);
