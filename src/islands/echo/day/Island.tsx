/** The tracker in the browser: its games, true dice, files and links. */
import '../../shared/controls/controls.css';
import './style.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deviceNumber } from '../../../device/chance.ts';
import { readStorage } from '../../../device/storage.ts';
import { act, dayAt, nextDay, type DayTimeline } from '../../../engines/echo/day/day.ts';
import { thrownDice } from '../../../engines/echo/day/enemy-movement.ts';
import { makeFile, parseFile, type SavedDay } from '../../../engines/echo/day/file.ts';
import type { Action } from '../../../engines/echo/day/action.ts';
import { step } from '../../../engines/echo/day/step.ts';
import { framesOf, redone, undone } from '../../../engines/log/timeline.ts';
import { withFields } from '../../shared/state/address.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { CODEC, LINK_FIELDS, makeLink, parseLink, type LinkProblem } from './address.ts';
import { saveText } from './save-text.ts';
import {
  BEGUN,
  cleanName,
  currentOf,
  isFull,
  MOST_GAMES,
  startedGame,
  withCurrent,
  withGame,
  withName,
  withoutGame,
  withRestored,
  withTimeline,
  type Game,
} from './model.ts';
import { View } from './View.tsx';
import type { Commands, Message } from './view-props.ts';
import { answerSentence, S } from './words/labels.ts';
import { logLine } from './words/log.ts';
import { placeName } from './words/names.ts';
import { problemWords } from './words/problems.ts';
import { REFUSAL_WORDS } from './words/refusals.ts';

interface Props {
  /** «/echo/terms/» with the site's base. */
  readonly termBase: string;
}

/** The log in sentences, and the day at its cursor. */
const told = ({ initial, actions, cursor }: DayTimeline) => {
  const done = actions.slice(0, cursor);
  const { states, happened } = framesOf(step, initial, done);
  return {
    state: states.at(-1)!,
    log: done.map((action, i) => logLine(action, happened[i]!, states[i]!, states[i + 1]!)),
  };
};
/** What a file on the disk may be called. */
const fileName = (name: string): string => `Ехо — ${name.replace(/[\\/:*?"<>|.]/gu, '-')}.json`;

export default function Island({ termBase }: Props) {
  // Another tab of the same games: both go on from the last that was done, neither overwrites the other's.
  const kept = useKeptState({ begin: () => BEGUN, codec: CODEC, isShared: true });
  const games = kept.state;
  const current = currentOf(games);
  /** The games as they are after the last change, before they are drawn. */
  const latest = useRef(games);
  latest.current = games;
  const [message, setMessage] = useState<Message>();
  const [removed, setRemoved] = useState<Game>();
  const [linkProblem, setLinkProblem] = useState<LinkProblem>();
  const { copied, copy, forget } = useCopied();
  const { state, log } = useMemo(() => told(current.timeline), [current.timeline]);

  const change = (next: typeof games, what?: Message) => {
    latest.current = next;
    forget();
    setLinkProblem(undefined);
    setMessage(what);
    kept.change(() => next);
  };
  const say = (text: string) => setMessage({ text, isBad: true });
  const does = (action: Action): boolean => {
    const before = currentOf(latest.current).timeline;
    const { timeline, refusal } = act(before, action);
    if (timeline === undefined) {
      setMessage({
        text: REFUSAL_WORDS[refusal.code],
        isBad: true,
        ...('rule' in refusal ? { rule: refusal.rule } : {}),
      });
      return false;
    }
    change(withTimeline(latest.current, timeline), { text: `${told(timeline).log.at(-1)!}.` });
    return true;
  };
  const move = (to: (timeline: DayTimeline) => DayTimeline, text: string) => {
    const { timeline } = currentOf(latest.current);
    change(withTimeline(latest.current, to(timeline)), { text });
  };
  /** One more game, if there is room. */
  const take = (day: SavedDay, text: string): boolean => {
    if (isFull(latest.current)) {
      say(`На устройстве уже ${MOST_GAMES} партий. Удалите одну из них.`);
      return false;
    }
    change(withGame(latest.current, day), { text });
    return true;
  };

  useEffect(() => {
    if (!kept.isLive || kept.problems.length > 0) return;
    const link = parseLink(location.search);
    if (link === undefined) return;
    if (link.problem !== undefined) setLinkProblem(link.problem);
    else if (
      take(link.day, `Партия «${link.day.name}» открыта по ссылке. Ваши партии остались в списке.`) &&
      !kept.isRefused
    )
      // Taken: the next visit begins with the games of the device.
      history.replaceState(history.state, '', `${location.pathname}${queryWithoutLink()}${location.hash}`);
  }, [kept.isLive]);

  const load = async (file: File) => {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) {
      say(`Файл не прочитан. ${S.problemsEnd}`);
      return;
    }
    const { day, problem } = parseFile(text);
    if (problem === undefined) take(day, `Партия «${day.name}» загружена из файла.`);
    else say(`Файл не загружен. ${problemWords(problem)} ${S.problemsEnd}`);
  };

  const on: Commands = {
    act: (action) => void does(action),
    placeNamed: (text) => {
      const name = cleanName(text);
      const placesOf = () => dayAt(currentOf(latest.current).timeline).state.places;
      if (name === undefined) {
        say('Название — от 1 до 40 обычных знаков.');
        return undefined;
      }
      const found = placesOf().findIndex((p) => placeName(p).toLocaleLowerCase('ru') === name.toLocaleLowerCase('ru'));
      if (found >= 0) return found;
      return does({ kind: 'new-place', name, district: null }) ? placesOf().length - 1 : undefined;
    },
    undo: () => move(undone, 'Последнее действие возвращено.'),
    redo: () => move(redone, 'Действие сделано снова.'),
    throwDice: () => thrownDice(deviceNumber),
    start: (text, count, sameBoard) => {
      const name = cleanName(text);
      if (name === undefined) say('Название партии — от 1 до 40 обычных знаков.');
      else take(startedGame(name, count, sameBoard ? nextDay(state) : undefined), `Партия «${name}» начата.`);
    },
    open: (id) => change(withCurrent(latest.current, id), { text: 'Партия открыта.' }),
    rename: (id, text) => {
      const name = cleanName(text);
      if (name === undefined) say('Название партии — от 1 до 40 обычных знаков.');
      else change(withName(latest.current, id, name), { text: `Теперь партия называется «${name}».` });
    },
    remove: (id) => {
      const game = latest.current.list.find((g) => g.id === id);
      setRemoved(game);
      change(withoutGame(latest.current, id), { text: `Партия «${game?.name ?? ''}» удалена.`, canRestore: true });
    },
    restore: () => {
      if (removed !== undefined) change(withRestored(latest.current, removed), { text: 'Партия возвращена.' });
    },
    saveFile: () => {
      saveText(fileName(current.name), makeFile(current));
      setMessage({ text: `Партия «${current.name}» сохранена файлом.` });
    },
    loadFile: (file) => void load(file),
    copyLink: () => {
      const query = makeLink(current);
      if (query === undefined) say(S.longLink);
      else void copy('link', `${location.origin}${location.pathname}?${query}`);
    },
    copyAnswer: () => void copy('answer', answerSentence(state)),
    saveKept: () => {
      const record = readStorage(CODEC.key!);
      if (record !== 'refused' && record.text !== null) saveText('Ехо — запись партий.json', record.text);
    },
    beginAnew: () => change(BEGUN),
  };
  return (
    <View
      games={games}
      state={state}
      log={log}
      canUndo={current.timeline.cursor > 0}
      canRedo={current.timeline.cursor < current.timeline.actions.length}
      termBase={termBase}
      on={kept.isLive ? on : undefined}
      message={message}
      copied={copied}
      linkProblem={linkProblem}
      keptProblem={kept.problems[0]}
      notKept={kept.isRefused}
    />
  );
}

const queryWithoutLink = (): string => {
  const rest = withFields(location.search, LINK_FIELDS, '');
  return rest === '' ? '' : `?${rest}`;
};
