/** The games of the device in the browser: every change of them, what is said of it, and a game that a link brings. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engines/echo/day/action.ts';
import { act, type DayTimeline } from '../../../engines/echo/day/day.ts';
import type { SavedDay } from '../../../engines/echo/day/file.ts';
import { withFields } from '../../shared/state/address.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { CODEC, LINK_FIELDS, parseLink, type LinkProblem } from './address.ts';
import { BEGUN, currentOf, isFull, MOST_GAMES, withGame, withTimeline, type Games } from './model.ts';
import { toldOf } from './told.ts';
import type { Message } from './view-props.ts';
import { REFUSAL_WORDS } from './words/refusals.ts';

/** The address without a game. */
const withoutLink = (): string => {
  const rest = withFields(location.search, LINK_FIELDS, '');
  return `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`;
};

/** @param forget is told of every change: what was copied is of a game that stands no more */
export const useGames = (forget: () => void) => {
  // Another tab of the same games: both go on from the last that was done, neither overwrites the other's.
  const kept = useKeptState({ begin: () => BEGUN, codec: CODEC, isShared: true });
  /** The games as they are after the last change, before they are drawn. */
  const latest = useRef(kept.state);
  latest.current = kept.state;
  const [message, setMessage] = useState<Message>();
  const [linkProblem, setLinkProblem] = useState<LinkProblem>();

  const change = (next: Games, what?: Message) => {
    latest.current = next;
    forget();
    setLinkProblem(undefined);
    setMessage(what);
    kept.change(() => next);
  };
  const refusalOf = (text: string, rule?: Message['rule']): Message => {
    const said: Message = { text, isBad: true, ...(rule && { rule }) };
    setMessage(said);
    return said;
  };
  const refuse = (text: string): void => void refusalOf(text);
  /** Does something at the table, or says why not. @returns what is said of it */
  const does = (action: Action): Message => {
    const { timeline, refusal } = act(currentOf(latest.current).timeline, action);
    if (timeline === undefined) {
      return refusalOf(REFUSAL_WORDS[refusal.code], 'rule' in refusal ? refusal.rule : undefined);
    }
    const said = { text: `${toldOf(timeline).log.at(-1)!}.` };
    change(withTimeline(latest.current, timeline), said);
    return said;
  };
  /** Goes to another place of the log. @returns what is said of it */
  const move = (to: (timeline: DayTimeline) => DayTimeline, said: Message): Message => {
    change(withTimeline(latest.current, to(currentOf(latest.current).timeline)), said);
    return said;
  };
  /** One more game, if there is room. @returns whether it is taken */
  const take = (day: SavedDay, text: string): boolean => {
    if (isFull(latest.current)) {
      refuse(`На устройстве уже ${MOST_GAMES} партий. Удалите одну из них.`);
      return false;
    }
    change(withGame(latest.current, day), { text });
    return true;
  };

  const takeLink = () => {
    const link = parseLink(location.search);
    if (link === undefined) return;
    if (link.problem !== undefined) {
      setLinkProblem(link.problem);
      return;
    }
    const isTaken = take(link.day, `Партия «${link.day.name}» открыта по ссылке. Ваши партии остались в списке.`);
    // The next visit begins with the games of the device.
    if (isTaken && !kept.isRefused) history.replaceState(history.state, '', withoutLink());
  };
  useEffect(() => {
    if (kept.isLive && kept.problems.length === 0) takeLink();
  }, [kept.isLive]);

  return {
    kept,
    latest,
    message,
    linkProblem,
    say: (what: Message) => setMessage(what),
    change,
    refuse,
    does,
    move,
    take,
  };
};
export type GamesInHand = ReturnType<typeof useGames>;
