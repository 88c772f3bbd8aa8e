import { useMemo } from 'preact/hooks';
import { fittedTo, type Fitted } from '../fitted.ts';
import { nameSpots, type NameSpot } from '../name-spots.ts';
import type { Journey, MapPage } from '../view-props.ts';
import { wayWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { shortName } from '../words/names.ts';

/** Sizes in shares of the width of the drawing, so that they are the same on the screen for every way. */
const SPOT = 0.015;
const ON_WAY = 0.022;
const NUMBERED = 0.034;
const LETTERS = 0.044;

/** The board around the way: its places by their names, the others as dots. */
export const Way = ({ data, state, result }: MapPage & Journey) => {
  const way = result?.ways[0]?.places ?? [state.from, state.to];
  const key = way.join();
  const fitted = useMemo(() => fittedTo(way, data.places), [key, data]);
  const { x, y, width, height } = fitted.box;
  const spots = nameSpots(fitted, {
    letters: LETTERS * width,
    radiusOf: (placed) => radiusOf(placed, width),
    nameOf: (place) => (place.name === undefined ? undefined : shortName(place)),
  });
  return (
    <svg
      class="el-fitted"
      viewBox={[x, y, width, height].map((n) => n.toFixed(2)).join(' ')}
      role="img"
      aria-label={`${labels.wayDrawn}: ${wayWords(way, data)}`}
    >
      {fitted.lines.map(({ key: line, by, from, to, isWay }) => {
        const d = `M${from.join(' ')}L${to.join(' ')}`;
        return (
          <g key={line}>
            {isWay && <path class="el-line-way" d={d} />}
            <path class={`el-line el-line-${by}`} d={d} />
            {by === 'train' && <path class="el-line-ties" d={d} />}
          </g>
        );
      })}
      {fitted.places.map((placed) => (
        <Spot key={placed.place.id} {...placed} width={width} isEnd={ends(state, placed.place.id)} />
      ))}
      {/* Names lie above everything else, those of the way last. */}
      {fitted.places
        .toSorted((a, b) => Number(a.isWay) - Number(b.isWay))
        .map((placed) => (
          <Name
            key={placed.place.id}
            {...placed}
            width={width}
            spot={spots.get(placed.place.id)}
            isEnd={ends(state, placed.place.id)}
          />
        ))}
    </svg>
  );
};
type Placed = Fitted['places'][number];
const ends = ({ from, to }: Journey['state'], id: string): boolean => id === from || id === to;

interface SpotProps extends Placed {
  /** Of the drawing. */
  readonly width: number;
  readonly isEnd: boolean;
}
/** A place of the way without a name holds its number. */
const radiusOf = ({ place, isWay }: Placed, width: number): number => {
  if (!isWay) return SPOT * width;
  return (place.name === undefined ? NUMBERED : ON_WAY) * width;
};
const Spot = ({ at: [x, y], isEnd, width, ...placed }: SpotProps) => (
  <circle
    cx={x}
    cy={y}
    r={radiusOf({ at: [x, y], ...placed }, width)}
    data-way={placed.isWay || undefined}
    data-end={isEnd || undefined}
  />
);
/** Its name where there is room for it, or its number in it. */
const Name = ({ place, at, isWay, isEnd, width, spot }: SpotProps & { readonly spot: NameSpot | undefined }) => {
  if (!isWay && spot === undefined) return null;
  const letters = LETTERS * width;
  const { x, y, anchor } = spot ?? { x: at[0], y: at[1] + letters * 0.36, anchor: 'middle' as const };
  return (
    <text
      x={x}
      y={y}
      font-size={letters}
      text-anchor={anchor}
      data-way={isWay || undefined}
      data-in={(spot === undefined && isEnd) || undefined}
    >
      {shortName(place)}
    </text>
  );
};
