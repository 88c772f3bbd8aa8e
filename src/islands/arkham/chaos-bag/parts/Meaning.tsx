import type { Token } from '../../../../engines/arkham/token.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import type { WordedId } from '../../shared/bag-address.ts';
import { tokenAloud } from '../../shared/token-words.ts';
import type { LiveProps } from '../use-bag.ts';
import { MEANING_OPTIONS, labels, signWords } from '../words/labels.ts';
import { Button } from './Button.tsx';

const meaningValue = (token: Token | undefined): string => {
  if (token === undefined) return '';
  if (token.verdict !== undefined) return token.verdict;
  return String(token.modifier);
};
/** The token with another number or verdict; what else is known of it stays. */
const withChoice = ({ verdict: _, ...rest }: Token, value: string): Token =>
  value === 'fail' || value === 'succeed' ? { ...rest, verdict: value } : { ...rest, modifier: Number(value) };

/** The elder sign of the investigator whom the reader chose last in the game. */
export interface Sign {
  readonly ru: string;
  readonly token: Token;
}
interface MeaningProps extends Pick<LiveProps, 'test' | 'actions'> {
  readonly id: WordedId;
  readonly sign: Sign | undefined;
}

/** What a worded token does in this test: asked of the reader, unless the address has said it. */
export const Meaning = ({ id, test, actions, sign }: MeaningProps) => {
  const token = test.meanings[id];
  const set = (next: Token | undefined) => actions.test((t) => ({ ...t, meanings: { ...t.meanings, [id]: next } }));
  const again = token?.again === true;
  return (
    <div class="meaning">
      <Select
        label={labels.meaningOf(id)}
        value={meaningValue(token)}
        groups={[{ label: '', options: [{ value: '', label: labels.unsaid }, ...MEANING_OPTIONS] }]}
        onChange={(value) => set(value === '' ? undefined : withChoice(token ?? { modifier: 0 }, value))}
      />
      <button
        type="button"
        class="c-button"
        aria-pressed={again}
        aria-label={`${tokenAloud(id)}: ${labels.again}`}
        onClick={() => {
          const { again: _, ...rest } = token ?? { modifier: 0 };
          set(again ? rest : { ...rest, again: true });
        }}
      >
        {labels.again}
      </button>
      {id === 'elder-sign' && token === undefined && sign !== undefined && (
        <Button text={labels.signOf(sign.ru, signWords(sign.token))} onClick={() => set(sign.token)} />
      )}
    </div>
  );
};
