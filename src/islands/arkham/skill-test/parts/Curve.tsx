import { toNumber } from '../../../../engines/exact/fraction.ts';
import { percentNumberRu, pointsRu, signedRu } from '../../../../lib/number-ru.ts';
import { breakpointsOf } from '../reasons.ts';
import { labels } from '../words/labels.ts';
import { curveSentences } from '../words/reasons.ts';
import type { ResultProps } from '../view-props.ts';

const WIDTH = 330;
const HEIGHT = 140;
const LEFT = 34;
const x = (i: number, of: number): number => LEFT + 10 + (i * (WIDTH - LEFT - 20)) / (of - 1);
const y = (chance: number): number => 10 + (1 - chance) * (HEIGHT - 32);

/** The chance against a bonus to the skill: drawn, step by step in words, and what follows from it. */
export const Curve = ({ odds }: Pick<ResultProps, 'odds'>) => {
  const { curve } = odds;
  const { flatFrom = Infinity } = breakpointsOf(odds);
  // Up to the first step that gains nothing, and on to the end of a row of four.
  const needed = curve.filter(({ bonus }) => bonus <= Math.max(0, flatFrom) + 1).length;
  const steps = curve.slice(0, 4 * Math.ceil(needed / 4));
  const points = curve.map((p, i) => ({ ...p, x: x(i, curve.length), y: y(toNumber(p.chance)) }));
  // The advice below the answer and the steps say the first.
  const sentences = curveSentences(odds);
  const rest = sentences.slice(1);
  return (
    <section class="c-part">
      <h3>{labels.curve}</h3>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      <svg
        class="o-curve"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${labels.curve}. ${sentences.join(' ')}`}
      >
        {[0, 0.5, 1].map((level) => (
          <g key={level} class="o-grid">
            <path d={`M${LEFT} ${y(level)}H${WIDTH}`} />
            <text x={LEFT - 5} y={y(level) + 4} text-anchor="end">
              {level * 100}
            </text>
          </g>
        ))}
        <path class="o-line-path" d={`M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`} />
        {points.map((p) => (
          <g key={p.bonus} class={p.bonus === 0 ? 'o-now' : undefined}>
            <circle cx={p.x} cy={p.y} r={p.bonus === 0 ? 6 : 3.5} />
            <text x={p.x} y={HEIGHT - 4} text-anchor="middle">
              {signedRu(p.bonus)}
            </text>
          </g>
        ))}
      </svg>
      <ul class="o-steps">
        {steps.map((p, i) => {
          // Each step is held against its neighbour on the side of the present skill.
          const from = p.bonus === 0 ? undefined : curve[p.bonus > 0 ? i - 1 : i + 1];
          const gain = from === undefined ? labels.nowStep : pointsRu(from.chance, p.chance);
          const signClass = p.bonus > 0 ? 'o-plus' : 'o-minus';
          return (
            <li key={p.bonus} aria-current={p.bonus === 0 ? 'true' : undefined}>
              <span>{signedRu(p.bonus)}</span>
              <b>{percentNumberRu(p.chance)}</b>
              <small class={gain === labels.nowStep || gain === '0' ? undefined : signClass}>{gain}</small>
            </li>
          );
        })}
      </ul>
      <p class="c-hint">{labels.stepsHint}</p>
    </section>
  );
};
