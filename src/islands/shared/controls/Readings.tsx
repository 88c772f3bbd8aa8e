import { Chips } from './Chips.tsx';
import { OpenInUse } from './OpenInUse.tsx';

type By<N extends string, T> = { readonly [n in N]: T };
interface Props<N extends string> {
  readonly summary: string;
  /** Before the names of the groups of radio buttons: «el». */
  readonly prefix: string;
  /** The options of each reading, and the site's choice. */
  readonly options: By<N, readonly string[]>;
  readonly site: By<N, string>;
  /** The site's note on that choice. */
  readonly siteSays?: string;
  readonly chosen: By<N, string>;
  readonly words: {
    readonly titles: By<N, string>;
    readonly options: By<N, { readonly [option: string]: string }>;
    /** Terms whose rules leave the question open. */
    readonly terms: By<N, readonly [id: string, label: string]>;
  };
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server. */
  readonly onChange: ((name: N, value: string) => void) | undefined;
}

/** Open readings of the rules: folded until one of them differs from the site's choice. */
export const Readings = <N extends string>(props: Props<N>) => {
  const { summary, prefix, options, site, chosen, words, termBase, onChange, siteSays = 'так на сайте' } = props;
  const names = Object.keys(options) as N[];
  return (
    <OpenInUse isInUse={names.some((name) => chosen[name] !== site[name])} summary={summary}>
      {names.map((name) => {
        const [id, label] = words.terms[name];
        const says = words.options[name];
        return (
          <Chips
            key={name}
            label={
              <>
                {words.titles[name]}. <a href={`${termBase}${id}/`}>{label}</a>
              </>
            }
            name={`${prefix}-${name}`}
            class="c-wide"
            value={chosen[name]}
            options={options[name].map((value) => ({
              value,
              label: value === site[name] ? `${says[value] ?? ''} (${siteSays})` : (says[value] ?? ''),
            }))}
            onChange={onChange && ((value) => onChange(name, value))}
          />
        );
      })}
    </OpenInUse>
  );
};
