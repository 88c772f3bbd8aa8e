/**
 * A battle the slow and obvious way: every face of every die, every choice, written down as at a table. It shares no code
 * with the engine and knows only its questions. Chances are plain numbers; a value is found by going round after round.
 */
import type { Battle, Enemy } from './battle.ts';

interface Person {
  readonly will: number;
  readonly strength: number;
  /** «in», «hidden», «away», «unconscious», «out». */
  readonly state: string;
  readonly late: number;
  readonly casts: number;
  readonly heals: number;
}
interface Foe {
  readonly will: number;
  readonly strength: number;
  /** «stands», «detained», «killed», «destroyed». */
  readonly state: string;
}
export interface Table {
  readonly people: readonly Person[];
  readonly foes: readonly Foe[];
  readonly turn: number;
}
type Outcomes = readonly (readonly [chance: number, table: Table])[];
export interface Option {
  readonly name: string;
  readonly target?: number | undefined;
  readonly outcomes: Outcomes;
}
/** «d0» is the first detective, «e1» the second enemy. */
export type Turns = readonly string[];

/** Every way in which several dice may fall. */
const falls = (dice: number): readonly (readonly number[])[] =>
  dice <= 0 ? [[]] : falls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
const atLeast = (roll: readonly number[], face: number): number => roll.filter((one) => one >= face).length;
/** The share of all falls with a success. */
export const chanceByFaces = (parameter: number, penalty: number, { threshold, readings }: Battle): number => {
  let dice = readings.penalty === 'is-counted' ? parameter : parameter - penalty;
  if (dice < 1) dice = readings['least-dice'] === 'one' ? 1 : 0;
  const all = falls(dice);
  return all.filter((roll) => atLeast(roll, threshold) >= 1).length / all.length;
};

export const isOver = ({ people, foes }: Table): boolean =>
  people.every(({ state }) => state !== 'in') || foes.every(({ state }) => state !== 'stands');
const putPerson = (table: Table, at: number, person: Partial<Person>): Table => ({
  ...table,
  people: table.people.map((one, i) => (i === at ? { ...one, ...person } : one)),
});
const putFoe = (table: Table, at: number, foe: Foe): Table => ({
  ...table,
  foes: table.foes.map((one, i) => (i === at ? foe : one)),
});

/** Will and Strength after an attack. */
const after = (of: { readonly will: number; readonly strength: number }, will: number, strength: number, b: Battle) => {
  const left = { will: of.will - will, strength: of.strength - strength };
  if (b.readings['both-at-once'] === 'will-first' && will > 0 && left.will <= 0) left.strength = of.strength;
  return left;
};
const strikeFoe = (table: Table, at: number, by: { readonly will: number; readonly strength: number }, b: Battle) => {
  const { will, strength } = after(table.foes[at]!, by.will, by.strength, b);
  const { kind } = b.enemies[at]!;
  let state = 'stands';
  if (will <= 0 || strength <= 0) state = 'detained';
  if (will <= -2 || strength <= -2 || (will <= 0 && strength <= 0)) state = 'killed';
  if (state !== 'stands' && (kind === 'undead' || kind === 'artifact')) state = 'destroyed';
  return putFoe(table, at, state === 'stands' ? { will, strength, state } : { will: 0, strength: 0, state });
};

/** An enemy's turn: every die, and whoever may be attacked. */
const enemyOptions = (table: Table, enemy: Enemy, b: Battle): readonly Option[] => {
  const stealth = (i: number) => b.detectives[i]!.stealth;
  const here = table.people.flatMap(({ state }, i) => (state === 'in' ? [i] : []));
  const least = here.filter((i) => here.every((j) => stealth(i) <= stealth(j)));
  const named = b.readings.ties === 'first' ? [least[0]!] : least;
  const rolls = falls(enemy.willDice).flatMap((w) =>
    falls(enemy.strengthDice).map((s) => [atLeast(w, 5), atLeast(s, 5)]),
  );
  return named.map((target) => ({
    name: 'enemy',
    target,
    outcomes: rolls.map(([w, s]) => {
      const left = after(table.people[target]!, w!, s!, b);
      let state = 'in';
      if (left.will <= 0 || left.strength <= 0) state = 'unconscious';
      if (left.will <= -2 || left.strength <= -2 || (left.will <= 0 && left.strength <= 0)) state = 'out';
      const gone = { will: 0, strength: 0, late: 0, casts: 0, heals: 0, state };
      return [1 / rolls.length, putPerson(table, target, state === 'in' ? left : gone)] as const;
    }),
  }));
};

type Hits = readonly (readonly [chance: number, by: { readonly will: number; readonly strength: number }])[];
const NONE = { will: 0, strength: 0 };
const sure = (name: string, to: Table): Option => ({ name, outcomes: [[1, to]] });
/** Something done to one of the enemies who stand. */
const on = (name: string, come: Table, hits: Hits, b: Battle): readonly Option[] =>
  come.foes.flatMap(({ state }, target): readonly Option[] =>
    state === 'stands'
      ? [{ name, target, outcomes: hits.map(([chance, by]) => [chance, strikeFoe(come, target, by, b)] as const) }]
      : [],
  );

/** A detective's turn: everything that he may do. */
const detectiveOptions = (table: Table, who: number, b: Battle): readonly Option[] => {
  const [person, card] = [table.people[who]!, b.detectives[who]!];
  if (person.state !== 'in' && person.state !== 'hidden') return [];
  if (person.late < 0) return [sure('lost', putPerson(table, who, { late: person.late + 1 }))];
  if (person.late > 1) return [sure('lost', putPerson(table, who, { late: person.late - 1 }))];
  if (person.late === 1) return on('release', putPerson(table, who, { late: 0 }), [[1, card.spell!.damage]], b);
  const here = putPerson(table, who, { state: 'in' });
  const options = [...attackOptions(here, who, b), ...spellOptions(here, who, b), ...healOptions(here, who, b)];
  if (person.state === 'hidden') return [...options, sure('stay-away', table)];
  return [...options, ...(b.canLeave ? [leaveOption(table, who, b)] : []), sure('wait', table)];
};
const attackOptions = (here: Table, who: number, b: Battle): readonly Option[] => {
  const [{ strength }, card] = [here.people[who]!, b.detectives[who]!];
  const fists = (knife: number): Hits => {
    const all = falls(Math.ceil(strength / 2) + knife);
    return all.map((roll) => {
      const successes = atLeast(roll, b.threshold);
      return [1 / all.length, { will: 0, strength: card.hasMartialArts ? successes : Math.min(1, successes) }];
    });
  };
  const options = [...on('bare', here, fists(0), b)];
  if (card.knife > 0) options.push(...on('knife', here, fists(card.knife), b));
  if (card.weapon) {
    const { tests, penalty, damage } = card.weapon;
    let chance = 1;
    if (tests !== 'strength') chance *= chanceByFaces(card.vigilance, penalty, b);
    if (tests !== 'vigilance') chance *= chanceByFaces(strength, penalty, b);
    const hits: Hits = [
      [chance, damage],
      [1 - chance, NONE],
    ];
    options.push(...on('weapon', here, hits, b));
  }
  return options;
};
const spellOptions = (here: Table, who: number, b: Battle): readonly Option[] => {
  const [person, { spell }] = [here.people[who]!, b.detectives[who]!];
  if (!spell || person.will <= spell.price || (spell.uses > 0 && person.casts === 0)) return [];
  const chance = chanceByFaces(spell.skill, spell.difficulty, b);
  const paid = putPerson(here, who, { will: person.will - spell.price, casts: Math.max(0, person.casts - 1) });
  const hits: Hits = [
    [chance, spell.damage],
    [1 - chance, NONE],
  ];
  if (spell.moves === 1) return on('spell', paid, hits, b);
  const late = spell.moves - 1;
  const failed = b.readings['failed-long-spell'] === 'turns-lost' ? -late : 0;
  return [
    {
      name: 'spell',
      outcomes: [
        [chance, putPerson(paid, who, { late })],
        [1 - chance, putPerson(paid, who, { late: failed })],
      ],
    },
  ];
};
const healOptions = (here: Table, who: number, b: Battle): readonly Option[] => {
  const [{ will, strength, heals }, { heal }] = [here.people[who]!, b.detectives[who]!];
  if (!heal || heals === 0) return [];
  const up = (now: number, more: number, most: number) => (now >= most ? now : Math.min(most, now + more));
  const healed = {
    will: up(will, heal.will, heal.upTo.will),
    strength: up(strength, heal.strength, heal.upTo.strength),
    heals: heals - 1,
  };
  return [sure('heal', putPerson(here, who, healed))];
};
const leaveOption = (table: Table, who: number, b: Battle): Option => {
  let chance = 1;
  table.foes.forEach(({ state }, i) => {
    if (state === 'stands') chance *= chanceByFaces(b.detectives[who]!.stealth, b.enemies[i]!.vigilance, b);
  });
  const state = b.readings.return === 'may-return' ? 'hidden' : 'away';
  return {
    name: 'leave',
    outcomes: [
      [chance, putPerson(table, who, { state })],
      [1 - chance, table],
    ],
  };
};

/** What may be chosen on this turn, with the turn passed on; one thing at least. */
export const optionsAt = (table: Table, turns: Turns, b: Battle): readonly Option[] => {
  const name = turns[table.turn]!;
  const who = Number(name.slice(1));
  const isFoe = name.startsWith('e');
  let options: readonly Option[] = [];
  if (!isFoe) options = detectiveOptions(table, who, b);
  else if (table.foes[who]!.state === 'stands') options = enemyOptions(table, b.enemies[who]!, b);
  const turn = (table.turn + 1) % turns.length;
  if (options.length === 0) return [{ name: 'pass', outcomes: [[1, { ...table, turn }]] }];
  return options.map((option) => ({
    ...option,
    outcomes: mergeOutcomes(
      option.outcomes.filter(([chance]) => chance > 0).map(([chance, to]) => [chance, { ...to, turn }]),
    ),
  }));
};

/** Equal outcomes put together. */
const mergeOutcomes = (outcomes: Outcomes): Outcomes => {
  const found = new Map<string, readonly [number, Table]>();
  for (const [chance, table] of outcomes) {
    const key = JSON.stringify(table);
    found.set(key, [(found.get(key)?.[0] ?? 0) + chance, table]);
  }
  return [...found.values()];
};
export const beginning = (b: Battle, hidden: readonly number[] = []): Table => ({
  people: b.detectives.map(({ will, strength, spell, heal }, i) => ({
    will,
    strength,
    state: hidden.includes(i) ? 'hidden' : 'in',
    late: 0,
    casts: spell?.uses ?? 0,
    heals: heal?.uses ?? 0,
  })),
  foes: b.enemies.map(({ will, strength }) => ({ will, strength, state: 'stands' })),
  turn: 0,
});
