/** Numbers that follow from how many play, in words. */

/** «1–4, 6». @param numbers whole, in ascending order */
export const rangesRu = (numbers: readonly number[]): string =>
  numbers
    .reduce<number[][]>((runs, n) => {
      const last = runs.at(-1);
      return last?.at(-1) === n - 1 ? [...runs.slice(0, -1), [...last, n]] : [...runs, [n]];
    }, [])
    .map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}–${run.at(-1)}`))
    .join(', ');
/**
 * «1 (игроков 1–4), 2 (игроков 5–8)».
 * @param values one for each number of players
 * @param least the least number of players
 */
export const byPlayersRu = (values: readonly (number | string)[], least: number): string =>
  [...new Set(values)]
    .map((value) => {
      const players = values.flatMap((one, i) => (one === value ? [least + i] : []));
      return values.every((one) => one === value) ? `${value}` : `${value} (игроков ${rangesRu(players)})`;
    })
    .join(', ');
