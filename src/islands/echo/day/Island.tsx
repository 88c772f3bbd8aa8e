/** The tracker in the browser: its games, true dice, files and links. */
import '../../shared/controls/controls.css';
import './style.css';
import { useMemo, useState } from 'preact/hooks';
import { share } from '../../../device/share.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { makeLink } from './address.ts';
import { fileCommands, listCommands, tableCommands } from './commands.ts';
import { currentOf, type Game } from './model.ts';
import { toldOf } from './told.ts';
import { useGames } from './use-games.ts';
import { View } from './View.tsx';
import type { Commands } from './view-props.ts';
import { answerSentence, labels } from './words/labels.ts';

interface Props {
  /** «/echo/terms/» with the site's base. */
  readonly termBase: string;
}

const addressOf = (query: string | undefined): string =>
  `${location.origin}${location.pathname}${query === undefined ? '' : `?${query}`}`;

export default function Island({ termBase }: Props) {
  const { copied, copy, forget } = useCopied();
  const games = useGames(forget);
  const removed = useState<Game>();
  const { kept, message, linkProblem } = games;
  const current = currentOf(kept.state);
  const { timeline } = current;
  const { state, log } = useMemo(() => toldOf(current.timeline), [current.timeline]);

  const actions: Commands = {
    ...tableCommands(games),
    ...listCommands(games, removed),
    ...fileCommands(games),
    copyLink: () => {
      const query = makeLink(current);
      if (query === undefined) games.refuse(labels.longLink);
      else void copy('link', addressOf(query));
    },
    // A game that is too long for an address is told without one.
    share: () => share({ text: answerSentence(state), url: addressOf(makeLink(current)) }),
    copyAnswer: () => void copy('answer', answerSentence(state)),
  };
  return (
    <View
      games={kept.state}
      state={state}
      log={log}
      canUndo={timeline.cursor > 0}
      canRedo={timeline.cursor < timeline.actions.length}
      termBase={termBase}
      actions={kept.isLive ? actions : undefined}
      message={message}
      copied={copied}
      linkProblem={linkProblem}
      keptProblem={kept.problems[0]}
      notKept={kept.isRefused}
    />
  );
}
