/** The round at the table: the present step, what is forgotten at it, the counters. On the server it shows the first step. */
import '../shared/controls/controls.css';
import '../shared/frame/folds.css';
import '../shared/frame/frame.css';
import './style.css';
import './dock.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keepAwake, type LetSleep } from '../../device/awake.ts';
import type { Round } from '../../schemas/site/round.ts';
import { Folded } from '../shared/controls/Folded.tsx';
import { useKeptFocus } from '../shared/controls/focus.ts';
import { Problems } from '../shared/frame/Problems.tsx';
import { ShareButton } from '../shared/frame/ShareButton.tsx';
import type { People } from './calculator-link.ts';
import { outcomeOf } from './end.ts';
import { tableOf, type State } from './model.ts';
import { Counters } from './parts/Counters.tsx';
import { Dock } from './parts/Dock.tsx';
import { End } from './parts/End.tsx';
import { Games } from './parts/Games.tsx';
import { Players } from './parts/Players.tsx';
import { Step } from './parts/Step.tsx';
import { Steps } from './parts/Steps.tsx';
import { useTable } from './use-table.ts';
import { labels, playersRu, playerName, problemRu } from './words/labels.ts';

interface Props {
  readonly game: string;
  readonly round: Round;
  /** «/arkham/» with the site's base. */
  readonly base: string;
  /** The numbers of characters that calculators open on. */
  readonly people: People;
}
export default function Island({ game, round, base, people }: Props) {
  const table = useMemo(() => tableOf(game, round), []);
  const { kept, games, stowed, isRefused, canUndo, actions } = useTable(table);
  const [isOpen, open] = useState(false);
  const { state, isLive, problems } = kept;
  const root = useKeptFocus();
  useStepInSight(state, isLive);
  const part = { table, state, base, people, actions };
  const leads = state.players.length > 1 ? `${round.leader}: ${playerName(table, state, state.leader)}` : '';
  return (
    <div ref={root} class="c-calc t-table" data-live={isLive}>
      {!isLive && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${labels.noScript}</p>` }} />}
      <Problems title={labels.problems} items={problems.map(problemRu)} end={labels.problemsEnd} />
      {isRefused && <p class="c-notice">{labels.notKept}</p>}
      {stowed !== undefined && (
        <p class="c-notice t-stowed" role="status">
          {labels.stowed} «{stowed.name}».
          <button type="button" class="c-button" onClick={() => actions?.open(stowed)}>
            {labels.toStowed}
          </button>
        </p>
      )}
      <div class="t-body">
        <Step {...part} />
        <Dock {...part} {...{ canUndo, isOpen, open }}>
          {isOpen && <Counters {...part} class="t-counters t-over" />}
        </Dock>
        {!isOpen && <Counters {...part} class="c-panel t-counters" />}
        <div class="c-panel c-folds t-more">
          {round.end !== undefined && (
            <Folded
              class="c-fold"
              id="t-end"
              summary={<Summary title={labels.end} says={[outcomeOf(table, state)?.title ?? '']} />}
            >
              {() => <End {...part} />}
            </Folded>
          )}
          <Folded class="c-fold" summary={<Summary title={labels.players} says={[playersRu(table, state), leads]} />}>
            {() => <Players {...part} />}
          </Folded>
          <Folded class="c-fold" summary={<Summary title={labels.steps} says={[]} />}>
            {() => <Steps {...part} />}
          </Folded>
          <Folded class="c-fold" summary={<Summary title={labels.games} says={[state.name]} />}>
            {() => <Games {...part} games={games} />}
          </Folded>
          <div class="t-doors">
            <ShareButton share={actions?.share} />
            <Awake isLive={isLive} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Another step begins in sight, however far the one before was read; the page does not move where it does already. */
const useStepInSight = ({ pass, at }: State, isLive: boolean) => {
  const shown = useRef<number>();
  useEffect(() => {
    if (!isLive) return;
    const step = pass * 100 + at;
    const now = document.getElementById('t-now');
    const isNew = shown.current !== undefined && shown.current !== step;
    if (isNew && now !== null && now.getBoundingClientRect().top < 0) now.scrollIntoView({ block: 'start' });
    shown.current = step;
  }, [pass, at, isLive]);
};

const Summary = ({ title, says }: { readonly title: string; readonly says: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <small>{says.filter((part) => part !== '').join(' · ')}</small>
  </>
);

/** Keeps the screen from going dark while the page is open. */
const Awake = ({ isLive }: { readonly isLive: boolean }) => {
  const letSleep = useRef<LetSleep>();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => letSleep.current?.(), []);
  const toggle = async () => {
    if (isOn) letSleep.current?.();
    letSleep.current = isOn ? undefined : await keepAwake();
    setOn(letSleep.current !== undefined);
    setRefused(!isOn && letSleep.current === undefined);
  };
  return (
    <>
      <button type="button" class="c-button" aria-pressed={isOn} disabled={!isLive} onClick={() => void toggle()}>
        {labels.awake}
      </button>
      <span class="c-hint" role="status">
        {isRefused && labels.awakeRefused}
      </span>
    </>
  );
};
