/** One of a long list, and what it is found by. */
import { wordsOf } from '../../../lib/filter.ts';
import { foldKey } from '../../../lib/fold-ru.ts';
import { filtered } from '../../../lib/forgiving-filter.ts';

export interface PickerOption {
  readonly value: string;
  readonly name: string;
  readonly en?: string | undefined;
  /** What is said beside the name: the box, how sure the figures are. */
  readonly beside?: string | undefined;
  /** Words that it is found by beside its names. */
  readonly also?: string | undefined;
  /** The heading that it stands under; it is found by that too. */
  readonly group?: string | undefined;
}

/** The key of the filter: «Lucky Rabbit's Foot» is found by «rabbit» and by «rabbits», «Ми-го» by «ми го» and «миго». */
export const filterKeyOf = ({ name, en = '', also = '', group = '' }: PickerOption): string => {
  const names = foldKey(`${name} ${en} ${also} ${group}`);
  return [...wordsOf(names), ...wordsOf(names.replaceAll(/['’\p{Dash}]/gu, ''))].join(' ');
};

/**
 * The words by which an option answers though it does not show them: «паук» of «Big Spider». One for each word typed; none
 * where a Russian name stands, which is enough to know it by.
 */
export const unseenAnswers = (
  { name, en = '', beside = '', group = '', also = '' }: PickerOption,
  typed: string,
): string => {
  if (name !== en) return '';
  const seen = new Set(wordsOf(foldKey(`${name} ${beside} ${group}`)));
  const [shown, hidden] = [[...seen], wordsOf(also).filter((word) => !seen.has(foldKey(word)))];
  return wordsOf(typed)
    .filter((one) => filtered(shown, (word) => word, one).length === 0)
    .flatMap((one) => filtered(hidden, (word) => word, one).slice(0, 1))
    .join(' ');
};

interface OptionGroup {
  /** Empty: no heading. */
  readonly heading: string;
  readonly options: readonly PickerOption[];
}
/** The options under their headings, both in the order of the list. */
export const groupsOf = (options: readonly PickerOption[]): readonly OptionGroup[] => {
  const headingOf = ({ group = '' }: PickerOption) => group;
  return [...new Set(options.map(headingOf))].map((heading) => ({
    heading,
    options: options.filter((option) => headingOf(option) === heading),
  }));
};
