/** The tracker of the day: its games, true dice, files and links. On the server it shows the example without its buttons. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-steps.css';
import './style-board.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { DayState } from '../../../engines/echo/day/state.ts';
import { warningsOf } from '../../../engines/echo/day/warnings.ts';
import type { DayProse } from '../../../schemas/echo/prose.ts';
import { Folded } from '../../shared/controls/Folded.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { commandsOf, type Commands } from './commands.ts';
import { currentOf, type Game, type Games as Kept } from './model.ts';
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
import { useGames, type GamesInHand } from './use-games.ts';
import type { PartProps } from './view-props.ts';
import {
  answerSentence,
  barCounted,
  barValue,
  cluesSay,
  COPIED,
  curseCount,
  detectivesSay,
  enemyCount,
  labels,
  prisonersSay,
} from './words/labels.ts';
import { endWords, stepsRu, logTextOf } from './words/log.ts';
import { keptWords, problemWords } from './words/problems.ts';
import { SHORT_WORDS } from './words/warnings.ts';

/** The gravest warning, or how the game has ended, in a few words. */
const barExact = (state: DayState): string => {
  if (state.end !== null) return endWords(state.end).replace(/^.*: /u, '');
  const [first] = warningsOf(state);
  return first === undefined ? 'пределы не превышены' : SHORT_WORDS[first.code](first, state);
};

interface Props {
  readonly termBase: string;
  readonly prose: DayProse;
}
export default function Island({ termBase, prose }: Props) {
  const hand = useGames();
  const removed = useState<Game>();
  const { kept, message, linkProblem, copied } = hand;
  const games = kept.state;
  const { timeline } = currentOf(games);
  const { state, log } = useMemo(() => logTextOf(timeline), [timeline]);
  const actions = kept.isLive ? commandsOf(hand, state, removed) : undefined;
  const isExample = games.current === 0;
  const [keptProblem] = kept.problems;
  // A record that cannot be read stays as it is until the reader gives it up: nothing else is done meanwhile.
  const live = keptProblem === undefined ? actions : undefined;
  const part = { state, termBase, actions: live };
  return (
    <Calculator
      isLog
      name="echo-day"
      isLive={kept.isLive}
      actions={actions}
      noScript={labels.noScript}
      notice={kept.isRefused ? labels.notKept : undefined}
      problems={{
        title: labels.problems,
        items: linkProblem === undefined ? [] : [problemWords(linkProblem)],
        end: labels.problemsEnd,
      }}
      bar={{
        value: barValue(state),
        counted: barCounted(state),
        exact: barExact(state),
        isBusy: false,
        status: { kind: 'done' },
        why: 'day-board',
      }}
      lead={{ from: 'begin', hint: isExample ? labels.hintExample : labels.hintOwn, sentence: undefined }}
      inputs={
        keptProblem === undefined ? (
          <Play {...part} {...{ games, timeline, message, log }} steps={prose.steps} />
        ) : (
          <Unread says={keptWords(keptProblem)} actions={actions} />
        )
      }
      results={
        <section class="c-panel c-folds d-board" id="day-board" aria-label={labels.board}>
          <Fold title={labels.paths} says={curseCount(state)}>
            {() => <Paths {...part} />}
          </Fold>
          <Fold title={labels.enemies} says={enemyCount(state)}>
            {() => <Enemies {...part} />}
          </Fold>
          <Fold title={labels.prisoners} says={prisonersSay(state)}>
            {() => <Prisoners {...part} />}
          </Fold>
          <Fold title={labels.detectives} says={detectivesSay(state)}>
            {() => <Detectives {...part} />}
          </Fold>
          <Fold title={labels.clues} says={cluesSay(state)}>
            {() => <Clues {...part} />}
          </Fold>
          <Fold title={labels.whole} says={labels.wholeSays}>
            {() => (
              <div class="c-folds">
                {live !== undefined && <Whole {...{ part, games, log, prose }} actions={live} />}
                <Fold title={labels.sum}>{() => <Sum state={state} actions={actions} copied={copied} />}</Fold>
                <Fold title={labels.assumed}>{() => <Assumed termBase={termBase} of={prose.assumed} />}</Fold>
              </div>
            )}
          </Fold>
        </section>
      }
    />
  );
}

interface WholeProps extends Pick<Props, 'prose'> {
  readonly part: PartProps;
  readonly games: Kept;
  readonly log: readonly string[];
  readonly actions: Commands;
}
/** The game as a whole: its board, its log, the games of the device, its end by the scenario. */
const Whole = ({ part, games, log, prose, actions }: WholeProps) => {
  const { state } = part;
  return (
    <>
      <Fold title={labels.places}>{() => <Places {...part} actions={actions} readings={prose.readings} />}</Fold>
      <Fold title={labels.history} says={stepsRu(log.length)}>
        {() => <History log={log} />}
      </Fold>
      <Fold title={labels.games} says={currentOf(games).name}>
        {() => <Games games={games} actions={actions} />}
      </Fold>
      {games.current !== 0 && (
        <Fold title={labels.newGame}>
          {() => <NewGame games={games} actions={actions} count={state.detectives.length} />}
        </Fold>
      )}
      {state.end === null && (
        <Fold title={labels.scenario}>
          {() => (
            <div class="c-buttons">
              <Press press={() => actions.act({ kind: 'end', how: 'scenario-won' })}>Победа по Сценарию</Press>
              <Press press={() => actions.act({ kind: 'end', how: 'scenario-lost' })}>Сценарий провален</Press>
            </div>
          )}
        </Fold>
      )}
    </>
  );
};

interface FoldProps {
  readonly title: string;
  /** What it holds, shortly. */
  readonly says?: string;
  readonly children: () => ComponentChildren;
}
const Fold = ({ title, says, children }: FoldProps) => (
  <Folded
    summary={
      <>
        <h3>{title}</h3>
        {says !== undefined && <small>{says}</small>}
      </>
    }
  >
    {children}
  </Folded>
);

/** What has been done, the last first. */
const History = ({ log }: { readonly log: readonly string[] }) => (
  <ol class="d-log" reversed>
    {log.map((line, i) => <li key={i}>{line}</li>).reverse()}
  </ol>
);

interface SumProps extends Pick<GamesInHand, 'copied'> {
  readonly state: DayState;
  readonly actions: Commands | undefined;
}
/** The standing in one sentence. */
const Sum = ({ state, actions, copied }: SumProps) => (
  <>
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
  </>
);

/** The record of the device cannot be read: it is kept, saved or given up. */
const Unread = ({ says, actions }: { readonly says: string; readonly actions: Commands | undefined }) => (
  <section class="c-panel">
    <div class="c-notice c-bad" role="alert">
      <b>{labels.kept}</b>
      <p>{says}</p>
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
