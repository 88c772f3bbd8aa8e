/** The set-up at the table: choices, and what is laid out for them, ticked off. On the server it shows its beginning. */
import '../shared/controls/controls.css';
import '../shared/frame/folds.css';
import '../shared/frame/frame.css';
import './style.css';
import { useMemo } from 'preact/hooks';
import { share } from '../../device/share.ts';
import type { Round } from '../../schemas/site/round.ts';
import { fillIn, type WholeSetup } from '../../schemas/site/setup-options.ts';
import { Folded } from '../shared/controls/Folded.tsx';
import { useKeptFocus } from '../shared/controls/focus.ts';
import { Problems } from '../shared/frame/Problems.tsx';
import { ShareButton } from '../shared/frame/ShareButton.tsx';
import { useKeptState } from '../shared/state/use-kept-state.ts';
import { tableOf } from '../table/model.ts';
import { codecOf } from './address.ts';
import { useBoxes } from './boxes.ts';
import { beginSetup, characterOf, saidFor, type SetupData } from './model.ts';
import { Boxes } from './parts/Boxes.tsx';
import { Characters } from './parts/Characters.tsx';
import { Choices } from './parts/Choices.tsx';
import { Clear } from './parts/Clear.tsx';
import { Dock } from './parts/Dock.tsx';
import { Items } from './parts/Items.tsx';
import { labels, ownedRu, problemRu, sentenceRu } from './words/labels.ts';

interface Props {
  readonly game: string;
  readonly setup: WholeSetup;
  /** The round that follows; the texts of its steps are not needed. */
  readonly round: Round;
  /** «/arkham/» with the site's base. */
  readonly base: string;
}
export default function Island({ game, setup, round, base }: Props) {
  const data = useMemo((): SetupData => ({ game, setup, players: round.players }), []);
  const table = useMemo(() => tableOf(game, round), []);
  const codec = useMemo(() => codecOf(data), []);
  const kept = useKeptState({ begin: () => beginSetup(data), codec, isShared: true });
  const { owned, toggle } = useBoxes(data);
  const root = useKeptFocus();
  const { state, isLive, problems, isRefused } = kept;
  const change = isLive ? kept.change : undefined;
  const part = { data, state, base, owned, change };
  const send = () =>
    share({
      text: sentenceRu(
        fillIn(setup.about, (name) => saidFor(data, state, name)),
        state.players,
      ),
      url: kept.link(),
    });
  return (
    <div ref={root} class="c-calc s-setup" data-live={isLive}>
      {!isLive && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${labels.noScript}</p>` }} />}
      <Problems title={labels.problems} items={problems.map(problemRu)} end={labels.problemsEnd} />
      {isRefused && <p class="c-notice">{labels.notKept}</p>}
      <div class="s-body">
        <Choices {...part} />
        {(setup.characters !== undefined || setup.boxes.length > 0) && (
          <div class="c-panel c-folds">
            {setup.characters !== undefined && (
              <Folded
                class="c-fold"
                summary={
                  <Summary
                    title={setup.characters.name}
                    says={state.who.flatMap((one) => characterOf(data, one)?.name ?? []).join(', ')}
                  />
                }
              >
                {() => <Characters {...part} />}
              </Folded>
            )}
            {setup.boxes.length > 1 && (
              <Folded
                class="c-fold"
                summary={<Summary title={labels.boxes} says={ownedRu(owned.length, setup.boxes.length)} />}
              >
                {() => <Boxes boxes={setup.boxes} owned={owned} toggle={isLive ? toggle : undefined} />}
              </Folded>
            )}
          </div>
        )}
        <Items {...part} />
        <p class="s-send">
          <Clear {...part} />
          <ShareButton share={isLive ? send : undefined} />
        </p>
        <Dock {...part} table={table} />
      </div>
    </div>
  );
}

const Summary = ({ title, says }: { readonly title: string; readonly says: string }) => (
  <>
    <h2>{title}</h2>
    <small>{says}</small>
  </>
);
