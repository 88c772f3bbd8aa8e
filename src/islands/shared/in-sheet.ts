import './in-sheet.css';

/**
 * A number for the style sheet: an element with the attribute `data-n` has it there as `--n`.
 * The policy of the pages knows no styles of single elements, so the sheet reads the number by its two digits.
 *
 * @param n what is shown, rounded and kept from 0 to 99
 */
export const inSheet = (n: number): string => String(Math.min(99, Math.max(0, Math.round(n)))).padStart(2, '0');
