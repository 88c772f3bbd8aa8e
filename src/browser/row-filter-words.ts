/** How many entries a filter shows. */
export const shownWords = (count: number, of: number): string => `Показано: ${count} из ${of}`;

interface Nothing {
  /** What was typed; empty where only selects are set. */
  readonly query: string;
  /** Whether a select is set. */
  readonly isNarrowed: boolean;
  /** How many rows are shown instead. */
  readonly nearest: number;
  /** What they are called: «Ближайшие случаи». */
  readonly said: string | undefined;
}
/** The message where no row matches: what was asked, and what the reader can do. */
export const nothingWords = ({ query, isNarrowed, nearest, said }: Nothing): string => {
  const asked = query === '' ? '' : ` по запросу «${query}»`;
  if (nearest > 0) return `Целиком${asked} ничего не подходит. ${said ?? 'Ближайшее'}: ${nearest}`;
  if (!isNarrowed) return `Ничего не подходит${asked}. Напишите другое слово.`;
  return `Ничего не подходит${asked}. Снимите один из отборов${query === '' ? '' : ' или сотрите слово'}.`;
};
