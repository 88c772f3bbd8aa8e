/** The games of the device in the browser: every change with its message, and a game that a link brings. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engines/echo/day/action.ts';
import { act, type DayTimeline } from '../../../engines/echo/day/day.ts';
import type { SavedDay } from '../../../engines/echo/day/file.ts';
import { withFields } from '../../shared/state/address.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { CODEC, LINK_FIELDS, parseLink, type LinkProblem } from './address.ts';
import { DEFAULT_GAMES, currentOf, isFull, MOST_GAMES, withGame, withTimeline, type Games } from './model.ts';
import type { Message } from './view-props.ts';
import { logTextOf } from './words/log.ts';
import { REFUSAL_WORDS } from './words/refusals.ts';

/** The address without a game. */
const withoutLink = (): string => {
  const rest = withFields(location.search, LINK_FIELDS, '');
  return `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`;
};

export const useGames = () => {
  // Another tab of the same games: both go on from the last that was done, neither overwrites the other's.
  const kept = useKeptState({ begin: () => DEFAULT_GAMES, codec: CODEC, isShared: true });
  /** The games as they are after the last change, before they are drawn. */
  const latest = useRef(kept.state);
  latest.current = kept.state;
  const { copied, copy, forget } = useCopied();
  const [message, setMessage] = useState<Message>();
  const [linkProblem, setLinkProblem] = useState<LinkProblem>();

  const change = (next: Games, what?: Message) => {
    latest.current = next;
    forget();
    setLinkProblem(undefined);
    setMessage(what);
    kept.change(() => next);
  };
  const say = (said: Message): Message => {
    setMessage(said);
    return said;
  };
  const refuse = (text: string): void => void say({ text, isBad: true });
  /**
   * Goes to another place of the log, or to another log.
   * @returns the message
   */
  const move = (to: (timeline: DayTimeline) => DayTimeline, said: Message): Message => {
    change(withTimeline(latest.current, to(currentOf(latest.current).timeline)), said);
    return said;
  };
  /**
   * Does something at the table, or says why not.
   * @returns the message
   */
  const does = (action: Action): Message => {
    const { timeline, refusal } = act(currentOf(latest.current).timeline, action);
    if (timeline !== undefined) return move(() => timeline, { text: `${logTextOf(timeline).log.at(-1)!}.` });
    return say({ text: REFUSAL_WORDS[refusal.code], isBad: true, ...('rule' in refusal && { rule: refusal.rule }) });
  };
  /** One more game, if there is room. @returns whether it is taken */
  const take = (day: SavedDay, text: string): boolean => {
    const hasRoom = !isFull(latest.current);
    if (hasRoom) change(withGame(latest.current, day), { text });
    else refuse(`На устройстве уже ${MOST_GAMES} партий. Удалите одну из них.`);
    return hasRoom;
  };

  const takeLink = () => {
    const { day, problem } = parseLink(location.search) ?? {};
    setLinkProblem(problem);
    if (day === undefined) return;
    const isTaken = take(day, `Партия «${day.name}» открыта по ссылке. Ваши партии остались в списке.`);
    // The next visit begins with the games of the device.
    if (isTaken && !kept.isRefused) history.replaceState(history.state, '', withoutLink());
  };
  useEffect(() => {
    if (kept.isLive && kept.problems.length === 0) takeLink();
  }, [kept.isLive]);

  return { kept, latest, message, copied, linkProblem, say, change, refuse, does, move, take, copy };
};
export type GamesInHand = ReturnType<typeof useGames>;
