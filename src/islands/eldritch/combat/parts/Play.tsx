import { useMemo, useState } from 'preact/hooks';
import type { RollerAction, RollerState } from '../../../../engines/eldritch/roller/roller.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { againAt, choicesAt, isSameAction, type Again, type Choice } from '../play/choices.ts';
import { throwFaces, usePlay, type Done, type Play as PlayOf } from '../play/use-play.ts';
import { isPlayable } from '../question.ts';
import type { ResultProps } from '../view-props.ts';
import { foeName, memberName } from '../words/names.ts';
import {
  AGAIN_WORDS,
  PLAY,
  facesWords,
  foeNowWords,
  itemsWords,
  momentWords,
  nowWords,
  throwWords,
  toldWords,
  type Words,
} from '../words/play.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Button } from '../../shared/Button.tsx';
import { Die } from '../../../shared/results/Die.tsx';
import { COMMON } from '../../shared/words.ts';
import { Faces } from './Faces.tsx';

/** The fight played throw by throw, with what is best at each moment; the dice are the device's or those of a table. */
export const Play = (props: ResultProps) =>
  isPlayable(props.state) ? <Playable {...props} /> : <p class="c-hint">{PLAY.tooBig}</p>;
const Playable = ({ data, termBase, state, result }: ResultProps) => {
  /** The same value as long as it is the same fight: what is thrown belongs to it. */
  const plan = useMemo(() => ({ state, result }), [result]);
  const play = usePlay(plan, data);
  const { roller, actions } = play;
  const words = { state, data };
  return (
    <div class="el-play">
      <p class="c-hint">{PLAY.intro}</p>
      {roller === undefined ? (
        <p class="c-buttons">
          <Button isMain onPress={actions.begin}>
            {PLAY.begin}
          </Button>
        </p>
      ) : (
        <Table {...play} roller={roller} words={words} />
      )}
      {play.history.length > 0 && (
        <Folded summary={`${PLAY.log}: ${play.history.length}`}>
          {() => <History of={play.history} words={words} termBase={termBase} />}
        </Folded>
      )}
    </div>
  );
};

interface TableProps extends PlayOf {
  readonly roller: RollerState;
  readonly words: Words;
}
const Table = ({ roller, words, advice, canUndo, canRedo, history, actions }: TableProps) => {
  const [isByHand, setByHand] = useState(false);
  const [entered, setEntered] = useState<{ readonly of: RollerState; readonly choice: Choice & { kind: 'throw' } }>();
  const best = advice?.action;
  const choose = (choice: Choice) => {
    if (choice.kind === 'do') actions.perform(choice.action);
    else if (isByHand) setEntered({ of: roller, choice });
    else actions.perform(choice.with(throwFaces(choice.dice)));
  };
  const last = history.at(-1);
  const pending = entered?.of === roller ? entered.choice : undefined;
  return (
    <>
      <Chips
        label={PLAY.dice}
        name="el-dice-by"
        value={isByHand ? 'hand' : 'page'}
        options={[
          { value: 'page', label: PLAY.byPage },
          { value: 'hand', label: PLAY.byHand },
        ]}
        onChange={(value) => setByHand(value === 'hand')}
      />
      <FighterStates roller={roller} words={words} />
      <div role="status">
        {last !== undefined && (
          <p class="el-last">
            {last.told.map((told) => toldWords(told, words, last.before.position.turn)).join(' ')}
            {facesWords(last.action)}
          </p>
        )}
        <p>
          <b>{momentWords(roller, words)}</b>
        </p>
      </div>
      {pending === undefined ? (
        <Choosing key={history.length} roller={roller} words={words} best={best} onChoose={choose} />
      ) : (
        <Faces dice={pending.dice} onEnter={(faces) => actions.perform(pending.with(faces))} />
      )}
      {advice === undefined && roller.moment.kind !== 'over' && <p class="c-hint">{PLAY.thinking}</p>}
      <p class="c-buttons">
        <Button isIdle={!canUndo} onPress={actions.undo}>
          {COMMON.undo}
        </Button>
        <Button isIdle={!canRedo} onPress={actions.redo}>
          {COMMON.redo}
        </Button>
        {history.length > 0 && <Button onPress={actions.begin}>{PLAY.again}</Button>}
      </p>
    </>
  );
};

/** The present state of every investigator and foe. */
const FighterStates = ({ roller, words }: Pick<TableProps, 'roller' | 'words'>) => {
  const { state, data } = words;
  const { round, turn } = roller.position;
  return (
    <dl class="el-now">
      {state.rounds > 1 && (
        <div>
          <dt>Раунд</dt>
          <dd>
            {round} из {state.rounds}
          </dd>
        </div>
      )}
      {state.party.map((_, at) => (
        <div key={`who ${at}`} data-turn={roller.moment.kind !== 'over' && at === turn}>
          <dt>{memberName(state, at, data)}</dt>
          <dd>{nowWords(roller, at)}</dd>
        </div>
      ))}
      {state.foes.map((foe, at) => (
        <div key={`foe ${at}`}>
          <dt>{foeName(foe, data)}</dt>
          <dd>{foeNowWords(roller, at, words)}</dd>
        </div>
      ))}
    </dl>
  );
};

interface ChoosingProps {
  readonly roller: RollerState;
  readonly words: Words;
  /** What best play does now, once that is known. */
  readonly best: RollerAction | undefined;
  readonly onChoose: (choice: Choice) => void;
}
/** What may be done now, what is best first to be seen. */
const Choosing = ({ roller, words, best, onChoose }: ChoosingProps) => {
  const again = againAt(roller);
  return (
    <>
      {again !== undefined && <OnTable roller={roller} again={again} best={best} onChoose={onChoose} />}
      <p class="c-buttons">
        {choicesAt(roller).map((choice) => {
          const label = labelOf(choice, roller, words);
          const action = actionOf(choice);
          const isBest = isSameAction(action, best);
          return <ChoiceButton key={label} says={label} isBest={isBest} onPress={() => onChoose(choice)} />;
        })}
      </p>
    </>
  );
};
/** The action of a choice, whatever the dice show. */
const actionOf = (choice: Choice): RollerAction => (choice.kind === 'do' ? choice.action : choice.with([1]));

interface ChoiceProps {
  readonly says: string;
  readonly isBest: boolean;
  readonly onPress: () => void;
}
const ChoiceButton = ({ says, isBest, onPress }: ChoiceProps) => (
  <Button isMain={isBest} onPress={onPress}>
    {says}
    {isBest && <small class="el-best"> {PLAY.best}</small>}
  </Button>
);

const labelOf = (choice: Choice, roller: RollerState, words: Words): string => {
  const who = roller.position.turn;
  const action = actionOf(choice);
  if (choice.kind === 'throw')
    return action.kind === 'throw' ? throwWords(choice.dice, action.item, who, words) : PLAY.luck;
  if (action.kind === 'meet') return `Бой: «${foeName(words.state.foes[action.foe]!, words.data)}»`;
  if (action.kind === 'count' || action.kind === 'take')
    return `${PLAY[action.kind]}${itemsWords(action.items, who, words)}`;
  return action.kind === 'pay' ? PLAY.pay : PLAY.skip;
};

interface OnTableProps extends Omit<ChoosingProps, 'words'> {
  readonly again: Again;
}
const BY = ['free', 'focus', 'clue'] as const;
/** Dice on the table: one is pointed at, and thrown again by what there is. */
const OnTable = ({ roller, again: { counts, left, all }, best, onChoose }: OnTableProps) => {
  const failed = counts.indexOf(0);
  const [place, setPlace] = useState(best?.kind === 'again' ? best.place : Math.max(0, failed));
  const mayOne = BY.some((by) => left[by] > 0);
  const faces = roller.moment.kind === 'thrown' ? roller.moment.thrown.faces : [];
  const one = (by: (typeof BY)[number]): Choice => ({
    kind: 'throw',
    dice: 1,
    with: ([face]) => ({ kind: 'again', by, place, face: face! }),
  });
  const isBestBy = (by: string) => best?.kind === 'again' && best.by === by;
  return (
    <>
      <p class="c-dice">
        {faces.map((face, i) => (
          <button
            key={i}
            type="button"
            aria-pressed={mayOne && i === place}
            aria-label={`Кубик ${i + 1}: ${face}${counts[i]! > 0 ? ', успех' : ''}`}
            onClick={() => setPlace(i)}
          >
            <Die face={face} isSuccess={counts[i]! > 0} />
          </button>
        ))}
      </p>
      {mayOne && <p class="c-hint">{PLAY.pick}</p>}
      <p class="c-buttons">
        {BY.map(
          (by) =>
            left[by] > 0 && (
              <ChoiceButton
                key={by}
                says={AGAIN_WORDS[by](left[by])}
                isBest={isBestBy(by)}
                onPress={() => onChoose(one(by))}
              />
            ),
        )}
        {all > 0 && (
          <ChoiceButton
            says={PLAY.all}
            isBest={best?.kind === 'all'}
            onPress={() => onChoose({ kind: 'throw', dice: all, with: (shown) => ({ kind: 'all', faces: shown }) })}
          />
        )}
      </p>
    </>
  );
};

interface HistoryProps {
  readonly of: readonly Done[];
  readonly words: Words;
  readonly termBase: string;
}
/** Every step with the rules that it followed. */
const History = ({ of, words, termBase }: HistoryProps) => (
  <ol class="el-log">
    {of.map(({ told, action, before }, i) => (
      <li key={i}>
        {told.map((one, j) => (
          <span key={j}>
            {words.data.prose.terms[one.term] !== undefined && (
              <>
                <a href={`${termBase}${one.term}/`}>{words.data.prose.terms[one.term]}</a>
                {'. '}
              </>
            )}
            {toldWords(one, words, before.position.turn)}{' '}
          </span>
        ))}
        {facesWords(action)}
      </li>
    ))}
  </ol>
);
