/** What a battle of the oracle comes to: the best value by an aim, and all ends where a rule says what is done. */
import type { Battle } from './battle.ts';
import { chanceByFaces, isOver, optionsAt, type Option, type Table, type Turns } from './oracle.test-table.ts';

/** All orders with their chances: who succeeds goes before the enemies. */
export const ordersByHand = (b: Battle) => {
  const chances = b.detectives.map(({ opening, vigilance, stealth }) => {
    if (opening === 'before' || opening === 'after') return opening === 'before' ? 1 : 0;
    const parameter = opening === 'stealth' ? stealth : vigilance;
    return b.enemies.reduce((chance, enemy) => chance * chanceByFaces(parameter, enemy.vigilance, b), 1);
  });
  let orders: { chance: number; early: number[]; late: number[] }[] = [{ chance: 1, early: [], late: [] }];
  chances.forEach((chance, i) => {
    orders = orders.flatMap((o) => [
      { chance: o.chance * chance, early: [...o.early, i], late: o.late },
      { chance: o.chance * (1 - chance), early: o.early, late: [...o.late, i] },
    ]);
  });
  return orders
    .filter(({ chance }) => chance > 0)
    .map(({ chance, early, late }) => ({
      chance,
      hidden: early.filter((i) => b.detectives[i]!.opening === 'stealth'),
      turns: [...early.map((i) => `d${i}`), ...b.enemies.map((_, i) => `e${i}`), ...late.map((i) => `d${i}`)],
    }));
};

const isUp = ({ state }: { readonly state: string }) => state === 'in' || state === 'hidden' || state === 'away';
/** What the aim gives in the end. */
const scoreOf = ({ people, foes }: Table, { aim }: Battle): number => {
  const beaten = foes.filter(({ state }) => state !== 'stands').length;
  const detained = foes.filter(({ state }) => state === 'detained').length;
  if (aim === 'detain') return detained;
  if (aim === 'destroy') return beaten - detained;
  if (aim === 'stay-up') return people.every(isUp) ? 1 : 0;
  return beaten === foes.length ? 1 : 0;
};

const SWEEPS = 4000;
/** The best value from a beginning: what some rounds give, then one more, until nothing changes. */
export const bestValue = (start: Table, turns: Turns, b: Battle): number => {
  const nodes = new Map<string, { table: Table; options: readonly (readonly (readonly [number, string])[])[] }>();
  const open = [start];
  for (const table of open) {
    const key = JSON.stringify(table);
    if (nodes.has(key)) continue;
    const options = isOver(table) ? [] : optionsAt(table, turns, b);
    nodes.set(key, {
      table,
      options: options.map(({ outcomes }) => outcomes.map(([p, to]) => [p, JSON.stringify(to)] as const)),
    });
    for (const { outcomes } of options) for (const [, to] of outcomes) open.push(to);
  }
  const values = new Map([...nodes].map(([key, { table }]) => [key, isOver(table) ? scoreOf(table, b) : 0]));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let change = 0;
    for (const [key, { table, options }] of nodes) {
      if (options.length === 0) continue;
      const worths = options.map((outcomes) => outcomes.reduce((sum, [p, to]) => sum + p * values.get(to)!, 0));
      const isAgainst = turns[table.turn]!.startsWith('e') && b.readings.ties === 'worst';
      const value = isAgainst ? Math.min(...worths) : Math.max(...worths);
      change = Math.max(change, Math.abs(value - values.get(key)!));
      values.set(key, value);
    }
    if (change < 1e-14) break;
  }
  return values.get(JSON.stringify(start))!;
};

/** The chances of all ends when a choice is made by a rule, and in which round each came about. */
export const endsByHand = (
  start: Table,
  turns: Turns,
  b: Battle,
  choose: (table: Table, options: readonly Option[]) => Option,
) => {
  const ends: { readonly table: Table; readonly round: number; readonly chance: number }[] = [];
  const known = new Map<string, Option['outcomes']>();
  const outcomesAt = (key: string, table: Table) => {
    const outcomes = known.get(key) ?? choose(table, optionsAt(table, turns, b)).outcomes;
    known.set(key, outcomes);
    return outcomes;
  };
  let now = new Map([[JSON.stringify(start), { table: start, chance: 1 }]]);
  for (let step = 0; [...now.values()].some(({ chance }) => chance > 1e-16); step += 1) {
    const [next, round] = [new Map<string, { table: Table; chance: number }>(), Math.floor(step / turns.length) + 1];
    const put = (to: Table, chance: number) => {
      const key = JSON.stringify(to);
      const entry = next.get(key) ?? { table: to, chance: 0 };
      entry.chance += chance;
      next.set(key, entry);
    };
    const followers = [...now].flatMap(([from, { table, chance }]) =>
      outcomesAt(from, table).map(([p, to]) => ({ table: to, chance: chance * p })),
    );
    for (const { table, chance } of followers)
      if (isOver(table)) ends.push({ table, round, chance });
      else put(table, chance);
    now = next;
  }
  return ends;
};
