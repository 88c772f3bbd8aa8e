import { filled, filledQuery } from '../../../schemas/site/setup-options.ts';
import { Line } from '../../table/parts/Line.tsx';
import { partsOf, saidFor, valueFor, withTick } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { RuleLink } from './RuleLink.tsx';

/** What is laid out, part by part, each item with its rule. */
export const Items = ({ data, state, base, change }: PartProps) => (
  <div class="s-parts">
    {partsOf(data, state).map(({ title, items }) => (
      <section class="c-panel" key={title} aria-label={title}>
        <h2>{title}</h2>
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
                  <Line text={filled(says, (name) => saidFor(data, state, name))} base={base} />
                </span>
              </label>
              <RuleLink {...{ base, to }} of={filled(says, (name) => saidFor(data, state, name))} />
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

const calculatorUrl = (
  base: string,
  { id, query }: { readonly id: string; readonly query: string },
  value: (name: string) => ReturnType<typeof valueFor>,
): string => {
  const filledIn = filledQuery(query, value);
  return `${base}${id}/${filledIn === '' ? '' : `?${filledIn}`}`;
};
