import { useMemo } from 'preact/hooks';
import { fittedTo, type Fitted } from '../fitted.ts';
import type { Journey, MapPage } from '../view-props.ts';
import { wayWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { shortName } from '../words/names.ts';

/** Sizes in shares of the width of the drawing, so that they are the same on the screen for every way. */
const SPOT = 0.015;
const ON_WAY = 0.022;
const NUMBERED = 0.034;
const LETTERS = 0.042;
/** Nearer to the side than this a name would be cut off. */
const SIDE = 0.14;

/** The board around the way: its places by their names, the others as dots. */
export const Way = ({ data, state, result }: MapPage & Journey) => {
  const way = result?.ways[0]?.places ?? [state.from, state.to];
  const key = way.join();
  const fitted = useMemo(() => fittedTo(way, data.places), [key, data]);
  const { x, y, width, height } = fitted.box;
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
        <Spot key={placed.place.id} {...placed} box={fitted.box} isEnd={ends(state, placed.place.id)} />
      ))}
      {/* Names lie above everything else, those of the way last. */}
      {fitted.places
        .toSorted((a, b) => Number(a.isWay) - Number(b.isWay))
        .map((placed) => (
          <Name key={placed.place.id} {...placed} box={fitted.box} isEnd={ends(state, placed.place.id)} />
        ))}
    </svg>
  );
};
const ends = ({ from, to }: Journey['state'], id: string): boolean => id === from || id === to;

type SpotProps = Fitted['places'][number] & { readonly box: Fitted['box']; readonly isEnd: boolean };
/** A place of the way without a name holds its number. */
const radiusOf = ({ place, isWay, box }: SpotProps): number => {
  if (!isWay) return SPOT * box.width;
  return (place.name === undefined ? NUMBERED : ON_WAY) * box.width;
};
const Spot = (props: SpotProps) => {
  const { at, isWay, isEnd } = props;
  return (
    <circle cx={at[0]} cy={at[1]} r={radiusOf(props)} data-way={isWay || undefined} data-end={isEnd || undefined} />
  );
};
const Name = (props: SpotProps) => {
  const { place, at, isWay, isEnd, box } = props;
  const [x, y] = at;
  if (!isWay && place.name === undefined) return null;
  const letters = LETTERS * box.width * (isWay ? 1 : 0.8);
  const isInside = place.name === undefined;
  return (
    <text
      x={x}
      y={isInside ? y + letters * 0.36 : y - radiusOf(props) - letters * 0.35}
      font-size={letters}
      text-anchor={isInside ? 'middle' : anchorOf((x - box.x) / box.width)}
      data-way={isWay || undefined}
      data-in={(isInside && isEnd) || undefined}
    >
      {shortName(place)}
    </text>
  );
};
const anchorOf = (share: number): 'start' | 'middle' | 'end' => {
  if (share < SIDE) return 'start';
  return share > 1 - SIDE ? 'end' : 'middle';
};
