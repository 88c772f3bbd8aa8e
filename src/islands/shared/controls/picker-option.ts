/** An option of a long list, and the words that find it. */
import { isOwned, type Boxes } from '../../../device/boxes.ts';
import { wordsOf } from '../../../lib/filter.ts';
import { foldKey } from '../../../lib/fold-ru.ts';
import { forgivingFilter } from '../../../lib/forgiving-filter.ts';

export interface PickerOption {
  readonly value: string;
  readonly name: string;
  readonly en?: string | undefined;
  /** A remark after the name: the box, how certain the figures are. */
  readonly beside?: string | undefined;
  /** Words that find it in addition to its names. */
  readonly also?: string | undefined;
  /** Its heading, which finds it too. */
  readonly group?: string | undefined;
  /** Id of its set: options of boxes that the reader does not own come last. */
  readonly box?: string | undefined;
}

/**
 * The key of the filter: «Lucky Rabbit's Foot» is found by «rabbit» and by «rabbits», «Ми-го» by «ми го» and «миго».
 */
export const filterKeyOf = ({ name, en = '', also = '', group = '' }: PickerOption): string => {
  const names = foldKey(`${name} ${en} ${also} ${group}`);
  return [...wordsOf(names), ...wordsOf(names.replaceAll(/['’\p{Dash}]/gu, ''))].join(' ');
};

/**
 * The hidden words that matched: «паук» for «Big Spider», one for each word typed. None for an option with a Russian
 * name, which needs no explanation.
 */
export const unseenAnswers = (
  { name, en = '', beside = '', group = '', also = '' }: PickerOption,
  typed: string,
): string => {
  if (name !== en) return '';
  const seen = new Set(wordsOf(foldKey(`${name} ${beside} ${group}`)));
  const [shown, hidden] = [[...seen], wordsOf(also).filter((word) => !seen.has(foldKey(word)))];
  return wordsOf(typed)
    .filter((one) => forgivingFilter(shown, (word) => word, one).length === 0)
    .flatMap((one) => forgivingFilter(hidden, (word) => word, one).slice(0, 1))
    .join(' ');
};

const OTHER_BOXES = 'Из других дополнений';
/** The options of the boxes that the reader owns, and behind them, under a heading, those of others. */
export const othersLast = (options: readonly PickerOption[], boxes: Boxes): readonly PickerOption[] => {
  const isOther = ({ box }: PickerOption) => box !== undefined && !isOwned(boxes, box);
  return [
    ...options.filter((option) => !isOther(option)),
    ...options.filter(isOther).map((option) => ({ ...option, group: OTHER_BOXES })),
  ];
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
