/** What is said of a list that was asked for something. */
export const shownSaid = (count: number, of: number): string => `Показано: ${count} из ${of}`;

interface Nothing {
  /** What was typed; empty where only lists were chosen from. */
  readonly query: string;
  /** Whether something is chosen in a list. */
  readonly isNarrowed: boolean;
  /** How many rows are shown instead. */
  readonly nearest: number;
  /** What they are called: «Ближайшие случаи». */
  readonly said: string | undefined;
}
/** Where no row has all that was asked: what came, and what can be done. */
export const nothingSaid = ({ query, isNarrowed, nearest, said }: Nothing): string => {
  const asked = query === '' ? '' : ` по запросу «${query}»`;
  if (nearest > 0) return `Целиком${asked} ничего не подходит. ${said ?? 'Ближайшее'}: ${nearest}`;
  if (!isNarrowed) return `Ничего не подходит${asked}. Напишите другое слово.`;
  return `Ничего не подходит${asked}. Снимите один из отборов${query === '' ? '' : ' или сотрите слово'}.`;
};
