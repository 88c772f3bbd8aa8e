import { asksOf } from '../../../../engines/hellboy/situation/reasons.ts';
import type { Count, Flag } from '../../../../engines/hellboy/situation/situation.ts';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { signedRu } from '../../../../lib/number-ru.ts';
import { BOUNDS, withCount, withFlag } from '../model.ts';
import { labels } from '../words/labels.ts';
import { CARD_COUNTS, askOf } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';

const TOKENS: readonly Count[] = ['boost', 'assist'];

/** What is around and what tokens add, by the rules; nothing of it where the dice are named themselves. */
export const Around = (props: InputProps) => {
  const { data, state } = props;
  if (state.dice !== undefined) return <p class="c-hint">{labels.handOn}</p>;
  const asked = asksOf(state.action, data.modifiers);
  const around = asked.counts.filter((count) => !TOKENS.includes(count) && !CARD_COUNTS.includes(count));
  // Of attacks in a row the plan decides on boosts.
  const tokens = TOKENS.filter(
    (count) => asked.counts.includes(count) && (state.mode === 'test' || count === 'assist'),
  );
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
export const CardEffects = (props: InputProps) => {
  const { data, state, actions } = props;
  const counts = asksOf(state.action, data.modifiers).counts.filter((count) => CARD_COUNTS.includes(count));
  return (
    <>
      {state.dice === undefined && counts.map((count) => <Counted key={count} count={count} {...props} />)}
      <NumberRow
        label={labels.bonus}
        value={state.bonus}
        bounds={BOUNDS.bonus}
        shown={signedRu(state.bonus)}
        onChange={actions && ((bonus) => actions.change((s) => ({ ...s, bonus })))}
      />
      <Check
        label={labels.bprd}
        hint={labels.bprdHint}
        checked={state.bprd === 'spent'}
        onChange={actions && ((is) => actions.change((s) => ({ ...s, bprd: is ? 'spent' : 'wild' })))}
      />
    </>
  );
};

const Counted = ({ count, data, state, termBase, actions }: InputProps & { readonly count: Count }) => {
  const { title, term, note, most = BOUNDS.count[1] } = askOf(state.action, count, data.modifiers)!;
  return (
    <NumberRow
      label={title}
      value={state.counts[count]}
      bounds={[BOUNDS.count[0], most]}
      href={`${termBase}${term}/`}
      hint={note}
      onChange={actions && ((n) => actions.change((s) => withCount(s, count, n)))}
    />
  );
};

const Holds = ({ flag, data, state, termBase, actions }: InputProps & { readonly flag: Flag }) => {
  const { title, term } = askOf(state.action, flag, data.modifiers)!;
  return (
    <div class="hb-flag">
      <Check
        label={title}
        checked={state.flags[flag]}
        onChange={actions && ((is) => actions.change((s) => withFlag(s, flag, is)))}
      />
      <a href={`${termBase}${term}/`}>{labels.ruleShort}</a>
    </div>
  );
};
