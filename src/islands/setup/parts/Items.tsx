import { fillIn, fillInQuery } from '../../../schemas/site/setup-options.ts';
import { Line } from '../../table/parts/Line.tsx';
import { partsOf, saidFor, valueFor, withTick, withTicks } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { RuleLink } from './RuleLink.tsx';

/** What is laid out, part by part, each item with its rule. */
export const Items = ({ data, state, base, change }: PartProps) => {
  const parts = partsOf(data, state);
  /** The lines of this game, numbered as they are shown. */
  const numbers = new Map(parts.flatMap(({ items }) => items).map(({ id }, i) => [id, i + 1]));
  return (
    <div class="s-parts">
      {parts.map(({ title, items }) => (
        <section class="c-panel" key={title} aria-label={title}>
          <div class="s-title">
            <h2>{title}</h2>
            <WholePart {...{ title, state, change }} items={items.map(({ id }) => id)} />
          </div>
          <ul class="s-items">
            {items.map(({ id, says, to, calculator }) => (
              <li key={id}>
                <label class="c-check">
                  <input
                    type="checkbox"
                    checked={state.done.includes(id)}
                    disabled={change === undefined}
                    onChange={() => change?.((before) => withTick(before, id))}
                  />
                  <span>
                    {numbers.get(id)}. <Line text={fillIn(says, (name) => saidFor(data, state, name))} base={base} />
                  </span>
                </label>
                <RuleLink {...{ base, to }} of={fillIn(says, (name) => saidFor(data, state, name))} />
                {calculator !== undefined && (
                  <a class="s-calculator" href={calculatorUrl(base, calculator, (name) => valueFor(data, state, name))}>
                    {calculator.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

interface PartTicks extends Pick<PartProps, 'state' | 'change'> {
  readonly title: string;
  readonly items: readonly string[];
}
/** Ticks a whole part off, and takes its ticks back. */
const WholePart = ({ title, items, state, change }: PartTicks) => {
  const isDone = items.every((item) => state.done.includes(item));
  return (
    <button
      type="button"
      class="s-all"
      disabled={change === undefined}
      aria-label={isDone ? labels.noneOf(title) : labels.allOf(title)}
      onClick={() => change?.((before) => withTicks(before, items))}
    >
      {isDone ? labels.none : labels.all}
    </button>
  );
};

const calculatorUrl = (
  base: string,
  { id, query }: { readonly id: string; readonly query: string },
  value: (name: string) => ReturnType<typeof valueFor>,
): string => {
  const filledIn = fillInQuery(query, value);
  return `${base}${id}/${filledIn === '' ? '' : `?${filledIn}`}`;
};
