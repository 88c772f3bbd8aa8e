import { useState } from 'preact/hooks';
import { SYMBOLS, TOKEN_IDS, type TokenId } from '../../../../engines/arkham/token.ts';
import { CHAPTERS } from '../../../../engines/arkham/skill-test/model/readings.ts';
import { matchesFilter } from '../../../../lib/filter.ts';
import { foldKey } from '../../../../lib/fold-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Words } from '../../../shared/controls/Words.tsx';
import { chapterOf, refusalOf, type ChosenEffect, type Effect } from '../model.ts';
import { EFFECT_GROUPS, labels, refusalWords } from '../words/labels.ts';
import { tokenName } from '../../shared/token-words.ts';
import type { InputProps } from '../view-props.ts';

const groupOf = ({ group }: Effect): string => EFFECT_GROUPS[group] ?? '';

/** The cards that change the draw, to be chosen, those in play first and the rest folded by what they do; what is typed here is the part's own and goes nowhere. */
export const Effects = (props: InputProps) => {
  const [query, setQuery] = useState('');
  const shown = props.data.effects.filter((e) =>
    matchesFilter(foldKey(`${e.ru} ${e.en} ${e.says}`.replace(/[^\p{L}\p{N}]+/gu, ' ')), query),
  );
  // Those that stood in play when the part was opened: no card moves under the thumb that chooses it.
  const [inPlay] = useState(() => new Set(props.state.effects.map(({ id }) => id)));
  const isInPlay = ({ id }: Effect) => inPlay.has(id);
  const card = (effect: Effect) => <Card key={effect.id} effect={effect} {...props} />;
  const rest = shown.filter((effect) => !isInPlay(effect));
  const groups = [...new Set(rest.map(groupOf))];
  return (
    <>
      {props.actions !== undefined && (
        <input
          type="search"
          class="c-typed"
          placeholder={labels.findEffect}
          aria-label={labels.findEffect}
          value={query}
          onInput={(e) => setQuery(e.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p class="c-hint">{labels.nothingFound}</p>}
      {shown.filter(isInPlay).map(card)}
      {query === ''
        ? groups.map((label) => (
            <details key={label} class="c-more o-group">
              <summary>{label}</summary>
              {rest.filter((e) => groupOf(e) === label).map(card)}
            </details>
          ))
        : rest.map(card)}
      <Rules {...props} />
    </>
  );
};

/** By the rules of which chapter the cards are read; it matters to ignored tokens. */
const Rules = ({ data, state, actions }: InputProps) => (
  <>
    <Chips
      label={labels.chapter}
      name="o-chapter"
      value={String(chapterOf(state, data))}
      options={CHAPTERS.map((chapter) => ({ value: String(chapter), label: labels.chapters[chapter] }))}
      onChange={
        actions &&
        ((value) => actions.change((s) => ({ ...s, chapter: CHAPTERS.find((c) => String(c) === value) ?? s.chapter })))
      }
    />
    <p class="c-hint">{labels.chapterHint[chapterOf(state, data)]}</p>
  </>
);

const Card = ({ effect, data, state, actions }: InputProps & { readonly effect: Effect }) => {
  const chosen = state.effects.find((e) => e.id === effect.id);
  const change = (next: ChosenEffect) =>
    actions?.change((s) => ({ ...s, effects: s.effects.map((e) => (e.id === effect.id ? next : e)) }));
  const name = (
    <b>
      <Words text={effect.ru} />
    </b>
  );
  const toggle = (checked: boolean) =>
    actions?.change((s) => ({
      ...s,
      effects: [...s.effects.filter((e) => e.id !== effect.id), ...(checked ? [{ id: effect.id }] : [])],
    }));
  if (effect.unmodelled !== undefined)
    return (
      <div class="o-card">
        {name} <small class="o-why">{labels.unmodelled}</small>
        <p class="c-hint">
          {sentenceRu(effect.says)} {sentenceRu(effect.unmodelled)}
        </p>
      </div>
    );
  const refusalWith = (pick?: TokenId) =>
    refusalOf(state, data, { ...chosen, id: effect.id, ...(pick === undefined ? {} : { pick }) });
  const refusal = chosen === undefined ? refusalWith() : undefined;
  return (
    <div class="o-card">
      <Check
        label={name}
        checked={chosen !== undefined}
        onChange={actions && refusal === undefined ? toggle : undefined}
        hint={
          <>
            {sentenceRu(effect.says)}
            {refusal !== undefined && actions !== undefined && <span class="o-why"> {refusalWords(refusal)}</span>}
          </>
        }
      />
      {chosen !== undefined && effect.x !== undefined && (
        <Stepper
          label={`${effect.ru}: ${labels.x}`}
          value={Math.min(Math.max(chosen.x ?? effect.x.min, effect.x.min), effect.x.max)}
          min={effect.x.min}
          max={effect.x.max}
          onChange={actions && ((x) => change({ ...chosen, x }))}
        >
          {labels.x}
        </Stepper>
      )}
      {chosen !== undefined && effect.choose !== undefined && (
        <Select
          label={labels.pick}
          value={chosen.pick ?? firstPick(effect)}
          onChange={actions && ((pick) => change({ ...chosen, pick: pick as TokenId }))}
          groups={[
            {
              label: '',
              options: picksOf(effect)
                .filter((id) => refusalWith(id) === undefined)
                .map((id) => ({ value: id, label: tokenName(id) })),
            },
          ]}
        />
      )}
    </div>
  );
};

const picksOf = (effect: Effect): readonly TokenId[] =>
  effect.among ?? (effect.choose === 'symbol' ? SYMBOLS : TOKEN_IDS);
/** What the card does while nothing is picked: the token that its mechanics name. */
const firstPick = ({ mechanics: [first] }: Effect): TokenId | '' => {
  if (first === undefined) return '';
  if ('token' in first) return first.token;
  if ('tokens' in first) return first.tokens[0] ?? '';
  if ('symbols' in first) return first.symbols[0] ?? '';
  if ('for' in first) return first.for;
  return 'only' in first ? (first.only?.[0] ?? '') : '';
};
