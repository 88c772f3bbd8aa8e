import type { AdviceAt } from '../../../../engines/foursouls/attack/advice.ts';
import type { Attack, Face } from '../../../../engines/foursouls/attack/attack.ts';
import { adviceFor, type LogLine, type Play, type PlayAction } from '../../../../engines/foursouls/attack/play.ts';
import { usesAgainst } from '../../../../engines/foursouls/attack/position.ts';
import { labels } from '../words/labels.ts';
import { endingWords, logWords, pastWords, playLabel } from '../words/play.ts';
import type { PlayedAttack } from '../use-play.ts';
import { Die } from '../../../shared/results/Die.tsx';

interface Props {
  readonly table: PlayedAttack;
  readonly adviceAt: AdviceAt | undefined;
}

/** The attack played with dice: what lies on the table, what may be done, what has happened. */
export const PlayTable = ({ table, adviceAt }: Props) => {
  const { attack, play, past } = table;
  const { moment, position } = play;
  const advice = adviceAt && adviceFor(adviceAt, play);
  const faces = facesOf(moment);
  const last = play.log.at(-1);
  return (
    <div class="c-part a-play">
      <p class="c-hint">{labels.playIntro}</p>
      <p class="a-table" aria-hidden="true">
        {faces.length === 0 ? <span class="a-empty" /> : faces.map((face, i) => <Die key={i} face={face} />)}
      </p>
      <p role="status">
        {moment.kind === 'over' ? (
          <b>{endingWords(moment.ending)}</b>
        ) : (
          <>
            {last !== undefined && <b>{logWords(last)} </b>}
            {labels.youHave(position.health, position.foeHealth)}
          </>
        )}
      </p>
      <p class="c-buttons">
        {actionsOf(attack, play).map((action) => {
          const isBest = JSON.stringify(action) === JSON.stringify(advice);
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              class={isBest ? 'c-button c-main' : 'c-button'}
              onClick={() => table.act(action)}
            >
              {playLabel(action, play, attack)}
              {isBest && action.kind !== 'throw' && <span class="c-said"> ({labels.best})</span>}
            </button>
          );
        })}
        {moment.kind === 'over' ? (
          <button type="button" class="c-button c-main" onClick={table.anew}>
            {labels.anew}
          </button>
        ) : (
          adviceAt !== undefined && (
            <button type="button" class="c-button" onClick={table.toTheEnd}>
              {labels.toTheEnd}
            </button>
          )
        )}
      </p>
      {play.log.length > 0 && (
        <ol class="a-log" reversed tabIndex={0} aria-label={labels.log}>
          {play.log.map((line, i) => <LogItem key={i} line={line} />).reverse()}
        </ol>
      )}
      {past.length > 0 && (
        <details class="c-more">
          <summary>
            {labels.history}: {past.length}
          </summary>
          <ol>
            {past.map((p, i) => (
              <li key={i}>{pastWords(p)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
};

const LINE_CLASSES = { hit: 'a-hit', hurt: 'a-miss' } as const;
/** The faces that lie on the table, or that a line of the log tells of. */
const facesOf = (of: Play['moment'] | LogLine): readonly Face[] => {
  if ('faces' in of) return of.faces;
  return 'face' in of ? [of.face] : [];
};
const LogItem = ({ line }: { readonly line: LogLine }) => {
  const faces = facesOf(line);
  return (
    <li class={line.kind === 'hit' || line.kind === 'hurt' ? LINE_CLASSES[line.kind] : undefined}>
      {faces.map((face, i) => (
        <Die key={i} face={face} />
      ))}{' '}
      {logWords(line)}
    </li>
  );
};

/** What the moment allows. */
const actionsOf = (attack: Attack, { moment, position }: Play): PlayAction[] => {
  const { hand } = position;
  if (moment.kind === 'ready') return [{ kind: 'throw' }];
  if (moment.kind === 'several')
    return [...new Set(moment.faces)].sort((a, b) => b - a).map((face) => ({ kind: 'take', face }));
  if (moment.kind === 'die')
    return (
      [
        'resolve',
        ...(hand.rerolls > 0 ? (['reroll'] as const) : []),
        ...(hand.flips > 0 ? (['flip'] as const) : []),
        ...(hand.fixes > 0 ? (['fix'] as const) : []),
      ] as const
    ).map((action) => ({ kind: 'roll', action }));
  if (moment.kind !== 'damage') return [];
  const points = Array.from({ length: usesAgainst(attack, position, moment.damage) + 1 }, (_, n): PlayAction => ({
    kind: 'damage',
    action: n,
  }));
  return hand.shields > 0 ? [...points, { kind: 'damage', action: 'shield' }] : points;
};
