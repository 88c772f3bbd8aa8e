import { conditionsOf, tokenOf, xOf, type LineState } from '../../../../engines/arkham/meanings.ts';
import type { Token } from '../../../../engines/arkham/token.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { LINE_IDS, lineOf, type LineId, type WordedLine } from '../model.ts';
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

const OCCASIONS = ['onReveal', 'onFail', 'onSuccess', 'perPointFailed'] as const;
const OCCASIONS_BY = ['onFailBy', 'onNotSucceedBy'] as const;
/** What else a line does, each with its occasion: «при провале: получаете 1 ужас». */
export const wordsOfLine = (line: WordedLine): string[] => {
  const wordsWhen = (when: string, words: readonly string[] | undefined) => (words ?? []).map((w) => `${when}: ${w}`);
  return [
    ...OCCASIONS.flatMap((when) => wordsWhen(LINE_WHEN[when], line[when])),
    ...OCCASIONS_BY.flatMap((when) => wordsWhen(LINE_WHEN[when](line[when]?.n ?? 0), line[when]?.then)),
  ];
};

/** The lines of the tokens that are in the bag: X, conditions and options, as the reader says. */
export const Lines = ({ data, state, actions }: InputProps) => {
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
  // X may be in the line or in an alternative that holds.
  const x = line.x ?? (line.alt ?? []).findLast((a) => a.x !== undefined && met.includes(a.if))?.x;
  const reckoned = tokenOf(id === 'elder-sign' ? { sign: 1, ...line } : line, said);
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
      {conditionsOf(line).map((c) => (
        <Check
          key={c}
          label={c}
          checked={met.includes(c)}
          onChange={set && ((holds) => set({ ...said, met: holds ? [...met, c] : met.filter((m) => m !== c) }))}
        />
      ))}
      {line.option !== undefined && line.optionModifier !== undefined && (
        <Check
          label={optionWords(line.option)}
          checked={said.option === true}
          onChange={set && ((option) => set({ ...said, option }))}
        />
      )}
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
