import { conditionsOf, tokenOf, xOf, type LineState } from '../../../../engines/arkham/meanings.ts';
import type { Token } from '../../../../engines/arkham/token.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { LINE_IDS, lineOf, type LineId, type State, type WordedLine } from '../model.ts';
import { LINE_WHEN, labels, optionWords, xWords } from '../words/labels.ts';
import { tokenName } from '../../shared/token-words.ts';
import type { InputProps } from '../view-props.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';

/** What a token comes to, in words: «−2, тянете ещё». */
const tokenWords = ({ modifier, again, verdict, failsWith }: Token): string =>
  [
    ...(verdict === undefined ? [signedRu(modifier)] : [verdict === 'fail' ? labels.fail : labels.succeed]),
    ...(failsWith === undefined ? [] : [labels.failsWith[failsWith]]),
    ...(again === true ? [labels.chain] : []),
  ].join(', ');

/** What else a line does, each with its occasion: «при провале: получаете 1 ужас». */
export const wordsOfLine = (line: WordedLine): string[] => {
  const said = (when: string, words: readonly string[] | undefined) => (words ?? []).map((w) => `${when}: ${w}`);
  return [
    ...said(LINE_WHEN.onReveal, line.onReveal),
    ...said(LINE_WHEN.onFail, line.onFail),
    ...said(LINE_WHEN.onSuccess, line.onSuccess),
    ...said(LINE_WHEN.perPointFailed, line.perPointFailed),
    ...(line.onFailBy === undefined ? [] : said(LINE_WHEN.failBy(line.onFailBy.n), line.onFailBy.then)),
    ...(line.onNotSucceedBy === undefined
      ? []
      : said(LINE_WHEN.notSucceedBy(line.onNotSucceedBy.n), line.onNotSucceedBy.then)),
  ];
};

interface Props
  extends Pick<InputProps, 'data' | 'actions'>, Pick<State, 'bag' | 'lines' | 'scenario' | 'level' | 'investigator'> {}

/** The lines of the tokens that are in the bag: X, conditions and options, as the reader says. */
export const Lines = ({ data, actions, ...state }: Props) => {
  const lines = LINE_IDS.flatMap((id) => {
    const line = (state.bag[id] ?? 0) > 0 ? lineOf(state, data, id) : undefined;
    return line === undefined ? [] : [{ id, line }];
  });
  const sign = data.investigators.find((i) => i.id === state.investigator)?.sign;
  if (lines.length === 0) return null;
  return (
    <fieldset class="o-lines">
      <legend>{labels.symbols}</legend>
      {lines.map(({ id, line }) => (
        <Line
          key={id}
          id={id}
          line={line}
          said={state.lines[id] ?? {}}
          set={actions && ((said) => actions.change((s) => ({ ...s, lines: { ...s.lines, [id]: said } })))}
          notes={
            id === 'elder-sign'
              ? [...(sign?.note === undefined ? [] : [sign.note]), ...(sign?.other === true ? [labels.otherSign] : [])]
              : []
          }
        />
      ))}
    </fieldset>
  );
};

interface LineProps {
  readonly id: LineId;
  readonly line: WordedLine;
  readonly said: LineState;
  readonly set: ((said: LineState) => void) | undefined;
  readonly notes: readonly string[];
}

const Line = ({ id, line, said, set, notes }: LineProps) => {
  const met = said.met ?? [];
  // X may stand in the line or in an alternative that holds.
  const x = line.x ?? (line.alt ?? []).findLast((a) => a.x !== undefined && met.includes(a.if))?.x;
  const reckoned = tokenOf(id === 'elder-sign' ? { sign: 1, ...line } : line, said);
  const check = (label: string, checked: boolean, change: (checked: boolean) => void) => (
    <label key={label} class="c-check">
      <input
        type="checkbox"
        checked={checked}
        disabled={set === undefined}
        onChange={(e) => change(e.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div class="o-line">
      <p class="o-line-head">
        <TokenMark id={id} /> <span>{tokenName(id)}</span> <b>{tokenWords(reckoned)}</b>
      </p>
      {x !== undefined && (
        <Stepper
          label={`${tokenName(id)}: ${xWords(x)}`}
          value={xOf(line, said)}
          min={line.min ?? 0}
          max={line.max ?? 20}
          onChange={set && ((n) => set({ ...said, x: n }))}
        >
          {xWords(x)}
        </Stepper>
      )}
      {conditionsOf(line).map((c) =>
        check(c, met.includes(c), (actions) =>
          set?.({ ...said, met: actions ? [...met, c] : met.filter((m) => m !== c) }),
        ),
      )}
      {line.option !== undefined &&
        line.optionModifier !== undefined &&
        check(optionWords(line.option), said.option === true, (actions) => set?.({ ...said, option: actions }))}
      {line.option !== undefined && line.optionModifier === undefined && (
        <p class="c-hint">{sentenceRu(optionWords(line.option))}</p>
      )}
      {[...wordsOfLine(line), ...notes].map((w) => (
        <p key={w} class="c-hint">
          {sentenceRu(w)}
        </p>
      ))}
    </div>
  );
};
