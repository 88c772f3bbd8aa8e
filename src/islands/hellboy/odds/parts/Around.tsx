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

/** All that improves and degrades dice for this action, by the rules; nothing of it where the dice are named themselves. */
export const Around = (props: Props) => {
  const { data, state, actions, isSeries = false } = props;
  const asked = asksOf(state.action, data.modifiers);
  const around = asked.counts.filter((c) => !TOKENS.includes(c) && !CARDS.includes(c));
  const those = (counts: readonly Count[]): readonly Count[] => asked.counts.filter((c) => counts.includes(c));
  const isByHand = state.dice !== undefined;
  return (
    <>
      {!isByHand && (
        <>
          <section class="hb-group">
            <h3>{labels.circumstances}</h3>
            {around.map((count) => (
              <Counted key={count} count={count} {...props} />
            ))}
            {asked.flags.map((flag) => (
              <Holds key={flag} flag={flag} {...props} />
            ))}
          </section>
          <section class="hb-group">
            <h3>{labels.help}</h3>
            {those(isSeries ? ['assist'] : TOKENS).map((count) => (
              <Counted key={count} count={count} {...props} />
            ))}
          </section>
        </>
      )}
      <section class="hb-group">
        <h3>{labels.cards}</h3>
        {!isByHand && those(CARDS).map((count) => <Counted key={count} count={count} {...props} />)}
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
      </section>
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
