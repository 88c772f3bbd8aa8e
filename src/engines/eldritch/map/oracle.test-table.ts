/** The rules of travel read once more, slow and obvious: whole rounds, every one of them tried. */
import type { BoardLocation, Path, Ticket } from './board.ts';

interface Place {
  readonly at: string;
  readonly train: number;
  readonly ship: number;
}
/** A round as one text, such as «prepare ship; travel ship to b, ride ship to c»; nothing done is an empty one. */
interface Turn {
  readonly says: string;
  readonly end: Place;
  readonly actions: number;
  readonly spent: number;
  readonly local: number;
}
export interface Plan {
  readonly rounds: readonly string[];
  readonly actions: number;
  readonly spent: number;
  readonly local: number;
}
export interface Journey {
  readonly locations: readonly BoardLocation[];
  readonly from: string;
  readonly to: string;
  readonly train: number;
  readonly ship: number;
  readonly mayPrepare: boolean;
  /** What the first round still allows. */
  readonly first: { readonly actions: number; readonly hasTravelled: boolean; readonly hasPrepared: boolean };
}

const KINDS: readonly Path[] = ['train', 'ship', 'uncharted', 'local'];
const edgesFrom = (locations: readonly BoardLocation[], at: string): { to: string; by: Path }[] => {
  const here = locations.find(({ id }) => id === at)!;
  return KINDS.flatMap((by) => (here[by] ?? []).map((to) => ({ to, by })));
};

/** One thing done: its letter, its text, and what is in hand and where one is after it. */
interface Move {
  readonly letter: 'T' | 'R' | 'P' | 'L';
  readonly says: string;
  readonly end: Place;
}
const moves = (locations: readonly BoardLocation[], place: Place): Move[] => {
  const edges = edgesFrom(locations, place.at);
  const there = (to: string, spent?: Ticket): Place =>
    spent === undefined ? { ...place, at: to } : { ...place, at: to, [spent]: place[spent] - 1 };
  // Between two places the first kind of path is named.
  const first = edges.filter(({ to }, at) => edges.findIndex((edge) => edge.to === to) === at);
  return [
    ...first.map(({ to, by }): Move => ({ letter: 'T', says: `; travel ${by} to ${to}`, end: there(to) })),
    ...edges.flatMap(({ to, by }): Move[] => {
      if (by === 'local') return [{ letter: 'L', says: `; local to ${to}`, end: there(to) }];
      if (by === 'uncharted' || place[by] === 0) return [];
      return [{ letter: 'R', says: `, ride ${by} to ${to}`, end: there(to, by) }];
    }),
    ...preparations(locations, place),
  ];
};
/** All ways to prepare. */
const preparations = (locations: readonly BoardLocation[], place: Place): Move[] => {
  if (locations.find(({ id }) => id === place.at)!.kind !== 'city') return [];
  const edges = edgesFrom(locations, place.at);
  const found: Move[] = [];
  for (const ticket of ['train', 'ship'] as const satisfies readonly Ticket[]) {
    if (!edges.some(({ by }) => by === ticket)) continue;
    const other = ticket === 'train' ? 'ship' : 'train';
    const more = { ...place, [ticket]: place[ticket] + 1 };
    if (place.train + place.ship < 2) found.push({ letter: 'P', says: `; prepare ${ticket}`, end: more });
    else if (place[other] > 0)
      found.push({
        letter: 'P',
        says: `; prepare ${ticket} for ${other}`,
        end: { ...more, [other]: more[other] - 1 },
      });
  }
  return found;
};
/** Whether these letters may be a round: two actions in either order, one walk along local paths anywhere, also within an action. */
const isRound = (letters: string): boolean =>
  /^(P?(TR*)?|TR*P?)$/.test(letters.replaceAll('L', '')) && !/L[^L]+L/.test(letters);

/** Every round: nothing, one of the two actions, both, with a walk or without; a walk comes to no place twice. */
const turns = ({ locations, mayPrepare }: Journey, place: Place): Turn[] => {
  const found: Turn[] = [];
  const go = (turn: Turn, letters: string, walked: readonly string[]): void => {
    found.push(turn);
    for (const { letter, says, end } of moves(locations, turn.end)) {
      if (!isRound(letters + letter) || (letter === 'P' && !mayPrepare)) continue;
      if (letter === 'L' && walked.includes(end.at)) continue;
      const next = {
        says: `${turn.says}${says}`.replace(/^; /, ''),
        end,
        actions: turn.actions + (letter === 'T' || letter === 'P' ? 1 : 0),
        spent: turn.spent + (letter === 'R' ? 1 : 0),
        local: turn.local + (letter === 'L' ? 1 : 0),
      };
      go(next, letters + letter, letter === 'L' ? [...walked, turn.end.at, end.at] : walked);
    }
  };
  go({ says: '', end: place, actions: 0, spent: 0, local: 0 }, '', []);
  return found;
};

const isAllowed = ({ says, actions }: Turn, first: Journey['first']): boolean =>
  actions <= first.actions &&
  !(first.hasTravelled && says.includes('travel')) &&
  !(first.hasPrepared && says.includes('prepare'));

/** Every plan that arrives within `most` rounds, each ended on arrival. */
export const everyPlan = (journey: Journey, most: number): readonly Plan[] => {
  const plans: Plan[] = [];
  const go = (place: Place, done: Plan): void => {
    if (place.at === journey.to) return void plans.push(done);
    if (done.rounds.length === most) return undefined;
    for (const turn of turns(journey, place)) {
      if (done.rounds.length === 0 && !isAllowed(turn, journey.first)) continue;
      // An investigator stops on arrival: the shorter plan covers one that passes the place.
      const passes = turn.says
        .split(/[;,] /)
        .slice(0, -1)
        .some((step) => step.endsWith(` to ${journey.to}`));
      if (passes) continue;
      go(turn.end, {
        rounds: [...done.rounds, turn.says],
        actions: done.actions + turn.actions,
        spent: done.spent + turn.spent,
        local: done.local + turn.local,
      });
    }
    return undefined;
  };
  go({ at: journey.from, train: journey.train, ship: journey.ship }, { rounds: [], actions: 0, spent: 0, local: 0 });
  return plans;
};
