/** What the bench makes of what it measured. */

/** The middle of some numbers; of an even count the higher of the two. */
export const median = (numbers: readonly number[]): number => {
  if (numbers.length === 0) throw new Error('Nothing was measured.');
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
};

/** A point of a curve: how much there is, and what it costs. */
export type Point = readonly [size: number, cost: number];

/**
 * How a cost grows with its size: the slope of the straight line nearest to the points on logarithmic scales. 1 is
 * growth in proportion, 2 is quadratic, 0 is none.
 * @throws where there are fewer than two sizes
 */
export const exponentOf = (points: readonly Point[]): number => {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, log) => sum + log[of], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
  if (!(spread > 0)) throw new Error('One size shows no growth.');
  return logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0) / spread;
};

/** A table of figures: its title, names of columns, rows. */
export interface Table {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table in Markdown. */
export const tableText = ({ title, about, columns, rows }: Table): string => {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`## ${title}`, about, [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')].join(
    '\n\n',
  );
};
