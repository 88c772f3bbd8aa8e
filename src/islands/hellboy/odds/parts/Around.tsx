import { asksOf } from '../../../../engines/hellboy/situation/reasons.ts';
import type { Count, Flag } from '../../../../engines/hellboy/situation/situation.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, withCount, withFlag } from '../model.ts';
import { labels } from '../words/labels.ts';
import { askOf } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';

/** What the reader brings himself stands apart from what stands around him. */
const TOKENS: readonly Count[] = ['boost', 'assist'];
const CARDS: readonly Count[] = ['cardImprove', 'cardDegrade'];

interface Props extends InputProps {
  /** For attacks in a row: the plan decides on boosts, and the dice follow from the situation. */
  readonly isSeries?: boolean;
}

/** What stands around and what tokens add, by the rules; nothing of it where the dice are named themselves. */
export const Around = (props: Props) => {
  const { data, state, isSeries = false } = props;
  if (state.dice !== undefined) return <p class="c-hint">{labels.handOn}</p>;
  const asked = asksOf(state.action, data.modifiers);
  const around = asked.counts.filter((count) => !TOKENS.includes(count) && !CARDS.includes(count));
  const tokens = asked.counts.filter((count) => (isSeries ? count === 'assist' : TOKENS.includes(count)));
  return (
    <>
      {around.map((count) => (
        <Counted key={count} count={count} {...props} />
      ))}
      {asked.flags.map((flag) => (
        <Holds key={flag} flag={flag} {...props} />
      ))}
      {tokens.length > 0 && (
        <section class="hb-group">
          <h3>{labels.help}</h3>
          {tokens.map((count) => (
            <Counted key={count} count={count} {...props} />
          ))}
        </section>
      )}
    </>
  );
};

/** What cards do to the dice and to the result. */
export const Cards = (props: InputProps) => {
  const { data, state, actions } = props;
  const counts = asksOf(state.action, data.modifiers).counts.filter((count) => CARDS.includes(count));
  return (
    <>
      {state.dice === undefined && counts.map((count) => <Counted key={count} count={count} {...props} />)}
      <Stepper
        label={labels.bonus}
        value={state.bonus}
        min={BOUNDS.bonus[0]}
        max={BOUNDS.bonus[1]}
        shown={signedRu(state.bonus)}
        onChange={actions && ((bonus) => actions.change((s) => ({ ...s, bonus })))}
      />
      <label class="c-check hb-check">
        <input
          type="checkbox"
          checked={state.bprd === 'spent'}
          disabled={actions === undefined}
          onChange={(e) => {
            const bprd = e.currentTarget.checked ? 'spent' : 'wild';
            actions?.change((s) => ({ ...s, bprd }));
          }}
        />
        <span>
          {labels.bprd}
          <small>{labels.bprdHint}</small>
        </span>
      </label>
    </>
  );
};

const Counted = ({ count, data, state, termBase, actions }: InputProps & { readonly count: Count }) => {
  const rule = askOf(state.action, count, data.modifiers)!;
  return (
    <Stepper
      label={rule.title}
      value={state.counts[count]}
      min={BOUNDS.count[0]}
      max={rule.most ?? BOUNDS.count[1]}
      onChange={actions && ((n) => actions.change((s) => withCount(s, count, n)))}
    >
      <a href={`${termBase}${rule.term}/`}>{rule.title}</a>
      {rule.note !== undefined && <small>{rule.note}</small>}
    </Stepper>
  );
};

const Holds = ({ flag, data, state, termBase, actions }: InputProps & { readonly flag: Flag }) => {
  const rule = askOf(state.action, flag, data.modifiers)!;
  return (
    <div class="hb-flag">
      <label class="c-check hb-check">
        <input
          type="checkbox"
          checked={state.flags[flag]}
          disabled={actions === undefined}
          onChange={(e) => {
            const is = e.currentTarget.checked;
            actions?.change((s) => withFlag(s, flag, is));
          }}
        />
        <span>{rule.title}</span>
      </label>
      <a href={`${termBase}${rule.term}/`}>{labels.ruleShort}</a>
    </div>
  );
};
