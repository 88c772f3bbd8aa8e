/**
 * A fight the slow and obvious way: every face of every die, every choice tried, one after the other as at the table. It
 * shares no code with the engine, and knows only its questions.
 */
import type { Fight } from './fight.ts';
import { laidOut, type Good, type Man, type Table } from './table.test-table.ts';

type Then = (table: Table) => number;

const GOOD_FACES: { readonly [luck: string]: readonly number[] } = {
  blessed: [4, 5, 6],
  plain: [5, 6],
  cursed: [6],
};
const everyFall = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyFall(dice - 1).flatMap((fall) => [1, 2, 3, 4, 5, 6].map((face) => [...fall, face]));
const average = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const without = <T>(list: readonly T[], at: number, by: T): readonly T[] => list.map((one, i) => (i === at ? by : one));

/** The mean of what is good at the end, if every choice is made for it. */
export const bruteValue = (fight: Fight, good: Good): number => {
  const { fighters, foes, rounds, order, spend, readings } = fight;
  const known = new Map<string, number>();
  const memoize = (what: string, table: Table, count: () => number): number => {
    const key = what + JSON.stringify(table);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = count();
    known.set(key, value);
    return value;
  };

  const play = (table: Table): number =>
    memoize('play', table, () => {
      if (table.turn === rounds * fighters.length) return good(table);
      const who = table.turn % fighters.length;
      const man = table.men[who]!;
      const next = (): number => {
        const comes = (table.turn + 1) % fighters.length;
        const items = fighters[comes]!.cards.items.map(
          (item, at) => table.men[comes]!.items[at]! || (item.kind === 'bonus' && item.perRound),
        );
        const men = without(table.men, comes, { ...table.men[comes]!, items });
        return play({ ...table, turn: table.turn + 1, met: [], men });
      };
      if (man.h === 0 || man.s === 0) return next();
      const may = foes.flatMap(({ isAmbush }, foe) =>
        typeof table.foes[foe] === 'number' && !table.met.includes(foe) && (isAmbush !== true || table.turn === 0)
          ? [foe]
          : [],
      );
      if (may.length === 0) return next();
      const tried = order.kind === 'given' ? [order.foes.find((foe) => may.includes(foe))!] : may;
      return Math.max(...tried.map((foe) => combat(table, who, foe)));
    });

  const combat = (begun: Table, who: number, foe: number): number => {
    const { monster, isAmbush } = foes[foe]!;
    const fighter = fighters[who]!;
    const { cards } = fighter;
    const most = fighter.most ?? fighter;
    const flag = (name: string): boolean => monster.flags.some((one) => one === name);
    const on = (table: Table): Man => table.men[who]!;
    const isDown = (table: Table): boolean => on(table).h <= 0 || on(table).s <= 0;
    const withMan = (table: Table, change: Partial<Man>): Table => ({
      ...table,
      men: without(table.men, who, { ...on(table), ...change }),
    });
    const over = (table: Table): number => {
      let after: Table = { ...table, met: [...table.met, foe].sort((a, b) => a - b) };
      if (after.foes[foe] === 'dead' && !isDown(after)) {
        const { h, s, clues } = on(after);
        const relief = cards.onDefeat.sanity + (flag('solace') ? 1 : 0);
        after = withMan(after, {
          h: Math.min(most.health, h + cards.onDefeat.health),
          s: Math.max(0, Math.min(most.sanity, s + relief) - (flag('remorse') ? 1 : 0)),
          clues: clues + cards.onDefeat.clues,
        });
      }
      if (isAmbush === true && typeof after.foes[foe] === 'number')
        after = { ...after, foes: without(after.foes, foe, 'cup' as const) };
      return play(after);
    };
    const hurt = (table: Table, hits: number): Table => {
      const lost = table.foes[foe];
      if (typeof lost !== 'number' || flag('unhurt')) return table;
      return { ...table, foes: without(table.foes, foe, lost + hits >= monster.toughness ? 'dead' : lost + hits) };
    };
    /** The next part of the combat, if there is one. */
    const goOn = (table: Table, then: Then): number => {
      if (typeof table.foes[foe] !== 'number') return over(table);
      const goes = !isDown(table) || (readings['before-strength'] === 'fight-on' && monster.strength !== null);
      return goes ? then(table) : over(table);
    };
    interface Suffered {
      readonly health: number;
      readonly sanity: number;
      readonly hits: number;
    }
    /** Losses and wounds at once; items may prevent some of it. */
    const suffer = (table: Table, { health = 0, sanity = 0, hits = 0 }: Partial<Suffered>, then: Then): number => {
      const takes = (now: Table, h: number, s: number): number => {
        const man = on(now);
        const next = { h: Math.max(0, man.h - h), s: Math.max(0, man.s - s) };
        const falls = (man.h > 0 && next.h === 0) || (man.s > 0 && next.s === 0);
        const hit = falls && readings['last-blow'] === 'is-lost' ? 0 : hits;
        return then(hurt(withMan(now, next), hit));
      };
      const wards = (now: Table, at: number, h: number, s: number): number => {
        const item = cards.items[at];
        if (item === undefined) return takes(now, h, s);
        const kept = wards(now, at + 1, h, s);
        if (item.kind !== 'ward' || !on(now).items[at]) return kept;
        const used = withMan(now, { items: without(on(now).items, at, false) });
        return Math.max(kept, wards(used, at + 1, Math.max(0, h - item.health), Math.max(0, s - item.sanity)));
      };
      return wards(table, 0, health, sanity);
    };
    interface Rule {
      readonly dice: number;
      readonly free: number;
      readonly all: boolean;
      readonly double: boolean;
      readonly needed: number;
      readonly leads: (table: Table, successes: number) => number;
    }
    const throwAll = (table: Table, rule: Rule): number => {
      const { luck } = on(table);
      const worthOf = (face: number): number => {
        if (!GOOD_FACES[luck]!.includes(face)) return 0;
        return face === 6 && rule.double ? 2 : 1;
      };
      const memo = new Map<string, number>();
      const ends = new Map<string, number>();
      const endCombat = (now: Table, sum: number): number => {
        const key = `${sum} ${on(now).clues} ${on(now).focus} ${on(now).s}`;
        const value = ends.get(key) ?? rule.leads(now, sum);
        ends.set(key, value);
        return value;
      };
      const lie = (now: Table, counts: readonly number[], free: number, all: boolean): number => {
        const sorted = [...counts].sort((a, b) => a - b);
        const { clues, focus, s } = on(now);
        const key = [...sorted, '/', clues, focus, s, free, all].join();
        const before = memo.get(key);
        if (before !== undefined) return before;
        const sum = sorted.reduce((a, b) => a + b, 0);
        const again = (at: number, next: Table, left: number): number =>
          average([1, 2, 3, 4, 5, 6].map((face) => lie(next, without(sorted, at, worthOf(face)), left, all)));
        const price = cards.allCosts.sanity;
        const everyFailed = (): number => {
          const kept = sorted.filter((count) => count > 0);
          const next = price === 0 ? now : withMan(now, { s: s - price });
          return average(
            everyFall(sorted.length - kept.length).map((fall) =>
              lie(next, [...kept, ...fall.map(worthOf)], free, false),
            ),
          );
        };
        const canAll = all && sorted[0] === 0 && (price === 0 || s > price);
        const ways = (at: number): (() => number)[] => [
          ...(free > 0 ? [() => again(at, now, free - 1)] : []),
          ...(focus > 0 && spend !== 'none' ? [() => again(at, withMan(now, { focus: focus - 1 }), free)] : []),
          ...(clues > 0 && spend !== 'none' && !flag('no-clues')
            ? [() => again(at, withMan(now, { clues: clues - 1 }), free)]
            : []),
        ];
        const wanting = sum < rule.needed;
        const greedy = (): number => {
          const first = canAll ? everyFailed : ways(0)[0];
          return wanting && sorted[0] === 0 && first !== undefined ? first() : endCombat(now, sum);
        };
        const best = (): number => {
          if (!wanting) return endCombat(now, sum);
          const lows = [0, ...(rule.double ? [1] : [])].map((low) => sorted.indexOf(low)).filter((at) => at >= 0);
          const tried = [...(canAll ? [everyFailed] : []), ...lows.flatMap(ways)];
          return Math.max(endCombat(now, sum), ...tried.map((way) => way()));
        };
        const value = spend === 'needed' ? greedy() : best();
        memo.set(key, value);
        return value;
      };
      return average(everyFall(rule.dice).map((fall) => lie(table, fall.map(worthOf), rule.free, rule.all)));
    };
    const testWith = (table: Table, name: 'will' | 'strength', needed: number, leads: Rule['leads']): number => {
      const { modifier, skill = name } = monster[name]!;
      const rule = (bonus: number): Rule => ({
        dice: Math.max(1, fighter.skills[skill] + bonus + fighter.extra[name] + modifier),
        free: cards.free[name],
        all: cards.all[name],
        double: cards.sixesDouble[name],
        needed,
        leads,
      });
      const values = [throwAll(table, rule(fighter.bonus[name]))];
      cards.items.forEach((item, at) => {
        if (item.kind === 'bonus' && on(table).items[at] && item[name] > fighter.bonus[name])
          values.push(throwAll(withMan(table, { items: without(on(table).items, at, false) }), rule(item[name])));
      });
      return Math.max(...values);
    };
    const leave = (table: Table): number => {
      const lost = table.foes[foe];
      return typeof lost === 'number' && !flag('unhurt') ? monster.toughness - lost : 0;
    };

    const strength = (table: Table): number => {
      if (monster.strength === null) return over(table);
      return memoize(`strength ${foe}`, table, () =>
        testWith(table, 'strength', Math.max(monster.damage, leave(table)), (now, successes) =>
          suffer(now, { health: Math.max(0, monster.damage - successes), hits: successes }, (after) => {
            const lost = after.foes[foe];
            const heals = flag('heals-two') && on(after).h < on(now).h && typeof lost === 'number';
            return over(heals ? { ...after, foes: without(after.foes, foe, Math.max(0, lost - 2)) } : after);
          }),
        ),
      );
    };
    const fright = (table: Table): number => {
      const count = monster.flags.filter((one) => one === 'fright').length;
      return count === 0 ? strength(table) : suffer(table, { sanity: count }, (next) => goOn(next, strength));
    };
    const parley = (table: Table): number => {
      if (!flag('parley') || monster.isEpic) return fright(table);
      const dice = Math.max(1, fighter.skills.influence - 1);
      const talked = throwAll(table, {
        dice,
        free: 0,
        all: false,
        double: false,
        needed: 1,
        leads: (now, successes) =>
          successes > 0 ? over({ ...now, foes: without(now.foes, foe, 'dead' as const) }) : goOn(now, fright),
      });
      return Math.max(talked, fright(table));
    };
    const dies = (table: Table): number =>
      flag('dies-after-will')
        ? suffer(table, { health: 1, hits: monster.isEpic ? 0 : 99 }, (next) => goOn(next, parley))
        : parley(table);
    const luck = (table: Table): number => {
      if (!flag('leaves-on-five') || monster.isEpic) return dies(table);
      const gone = over({ ...table, foes: without(table.foes, foe, 'dead' as const) });
      return (4 * dies(table) + 2 * gone) / 6;
    };
    const will = (table: Table): number => {
      if (monster.will === null) return luck(table);
      const fails = ['will-failed-ends', 'will-failed-health', 'will-failed-cursed'].some(flag);
      const needed = Math.max(monster.horror, fails ? 1 : 0, flag('will-wounds') ? leave(table) : 0);
      return testWith(table, 'will', needed, (now, successes) => {
        const failed = successes === 0;
        const health = failed && flag('will-failed-health') ? 1 : 0;
        const hits = flag('will-wounds') ? successes : 0;
        return suffer(now, { health, sanity: Math.max(0, monster.horror - successes), hits }, (after) => {
          const cursed = on(after).luck === 'blessed' ? 'plain' : 'cursed';
          const next = failed && flag('will-failed-cursed') ? withMan(after, { luck: cursed }) : after;
          return failed && flag('will-failed-ends') ? over(next) : goOn(next, luck);
        });
      });
    };
    if (!flag('toll')) return will(begun);
    const unpaid = suffer(begun, { health: 1, sanity: 1 }, (next) => goOn(next, will));
    return on(begun).clues > 0 ? Math.max(unpaid, will(withMan(begun, { clues: on(begun).clues - 1 }))) : unpaid;
  };
  return play(laidOut(fight));
};
