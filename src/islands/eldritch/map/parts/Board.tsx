import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { PATHS } from '../../../../engines/eldritch/map/board.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import type { Hold } from '../held-place.ts';
import type { MapLocation } from '../model.ts';
import { bottomOf, exitsOf, isOnWay, linesOf, SCHEME, type Line } from '../scheme.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { KIND_NAMES, kindName, PATH_NAMES, placeName, shortName, shortNameOf } from '../words/names.ts';

interface Props extends PartProps {
  /** The way that is shown, both ends included. */
  readonly way: readonly string[] | undefined;
  readonly hold: Hold;
}
const WIDE = SCHEME.right - SCHEME.left;

/** The board as a scheme of our own: the way is highlighted, a tap chooses an end of it. */
export const Board = ({ data, state, actions, hold, way = [] }: Props) => {
  const [taps, setTaps] = useState<'from' | 'to'>('to');
  const lines = useMemo(() => linesOf(data.places), [data]);
  const press = (id: string, pressed: Element) => {
    hold(pressed);
    actions?.change((s) => ({ ...s, [taps]: id }));
  };
  const box = useRef<HTMLDivElement>(null);
  const ends = `${state.from} ${state.to}`;
  useEffect(() => {
    const show = () => box.current && showEnds(box.current);
    show();
    // Folded away it has no width.
    const fold = box.current?.closest('details');
    fold?.addEventListener('toggle', show);
    return () => fold?.removeEventListener('toggle', show);
  }, [ends, actions === undefined]);
  return (
    <div class="el-board">
      <p class="c-hint">{labels.boardHow}</p>
      {actions !== undefined && (
        <Chips
          label={labels.tap}
          name="el-map-tap"
          value={taps}
          options={[
            { value: 'from', label: labels.tapFrom },
            { value: 'to', label: labels.tapTo },
          ]}
          onChange={setTaps}
        />
      )}
      <div ref={box} class="el-box" data-scrolls="sideways" tabIndex={0} role="group" aria-label={labels.board}>
        <div class="el-scheme" data-deep={bottomOf(data.places) > SCHEME.bottom || undefined}>
          <svg viewBox={`${SCHEME.left} 0 ${WIDE} ${bottomOf(data.places)}`} aria-hidden="true">
            {lines.map((line) => (
              <Path key={line.key} line={line} isWay={isOnWay(line, way)} />
            ))}
            {exitsOf(lines, data.places).map(({ at: [x, y], to }) => (
              <text key={`${x} ${to}`} x={x} y={y - 0.9} text-anchor={x < 0 ? 'start' : 'end'}>
                {shortNameOf(to, data)}
              </text>
            ))}
          </svg>
          {data.places.map((place) => (
            <Spot
              key={place.id}
              place={place}
              end={endOf(place.id, state)}
              isWay={way.includes(place.id)}
              onPress={actions && press}
            />
          ))}
        </div>
      </div>
      <Legend />
    </div>
  );
};

type End = 'from' | 'to' | undefined;
const endOf = (id: string, { from, to }: PartProps['state']): End => {
  if (id === to) return 'to';
  return id === from ? 'from' : undefined;
};
/** Scrolls the scheme, and only it, so that both ends of the way are in sight, or the first where there is no room for both. */
const showEnds = (box: HTMLElement): void => {
  const [from, to] = (['from', 'to'] as const).map((end) => box.querySelector<HTMLElement>(`[data-end=${end}]`));
  const places = [from, to].flatMap((spot) => (spot ? [spot.offsetLeft] : []));
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const isSeen = (x: number) => x > box.scrollLeft && x < box.scrollLeft + box.clientWidth;
  if (places.length === 0 || (isSeen(least) && isSeen(most))) return;
  const hasRoom = most - least < box.clientWidth * 0.8;
  box.scrollLeft = (hasRoom ? (least + most) / 2 : (from ?? to)!.offsetLeft) - box.clientWidth / 2;
};

const Path = ({ line: { by, pieces }, isWay }: { readonly line: Line; readonly isWay: boolean }) => {
  const d = pieces.map(([a, b]) => `M${a.join(' ')}L${b.join(' ')}`).join('');
  return (
    <>
      {isWay && <path class="el-line-way" d={d} />}
      <path class={`el-line el-line-${by}`} d={d} />
      {by === 'train' && <path class="el-line-ties" d={d} />}
    </>
  );
};

interface SpotProps {
  readonly place: MapLocation;
  readonly end: End;
  readonly isWay: boolean;
  readonly onPress: ((id: string, pressed: Element) => void) | undefined;
}
const Spot = ({ place, end, isWay, onPress }: SpotProps) => {
  const look = {
    class: 'el-spot',
    'data-kind': place.kind,
    'data-end': end,
    'data-way': isWay || undefined,
    'data-named': place.name !== undefined || undefined,
    'data-place': place.id,
  };
  const shown = <span>{shortName(place)}</span>;
  if (onPress === undefined) return <span {...look}>{shown}</span>;
  const role = end === undefined ? '' : `, ${(end === 'from' ? labels.from : labels.to).toLowerCase()}`;
  return (
    <button
      type="button"
      {...look}
      aria-label={`${placeName(place)}, ${kindName(place)}${role}`}
      onClick={(e) => onPress(place.id, e.currentTarget)}
    >
      {shown}
    </button>
  );
};

/** Kinds of paths and of locations, as they are drawn. */
const Legend = () => (
  <ul class="el-legend" aria-label={labels.legend}>
    {PATHS.map((by) => (
      <li key={by}>
        <svg viewBox="0 0 40 12" aria-hidden="true">
          <path class={`el-line el-line-${by}`} d="M1 6h38" />
          {by === 'train' && <path class="el-line-ties" d="M1 6h38" />}
        </svg>
        {capitalRu(PATH_NAMES[by])}
      </li>
    ))}
    {(['city', 'sea', 'wilderness'] as const).map((kind) => (
      <li key={kind}>
        <i class="el-spot-sign" data-kind={kind} />
        {capitalRu(KIND_NAMES[kind])}
      </li>
    ))}
  </ul>
);
