/** The rules of travel read once more, slow and obvious: whole rounds, every one of them tried. */
import type { Location, Path, Ticket } from './board.ts';

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
}
export interface Plan {
  readonly rounds: readonly string[];
  readonly actions: number;
  readonly spent: number;
}
export interface Journey {
  readonly locations: readonly Location[];
  readonly from: string;
  readonly to: string;
  readonly train: number;
  readonly ship: number;
  readonly mayPrepare: boolean;
  /** What the first round still allows. */
  readonly first: { readonly actions: number; readonly hasTravelled: boolean; readonly hasPrepared: boolean };
}

const KINDS: readonly Path[] = ['train', 'ship', 'uncharted'];
const edgesFrom = (locations: readonly Location[], at: string): { to: string; by: Path }[] => {
  const here = locations.find(({ id }) => id === at)!;
  return KINDS.flatMap((by) => (here[by] ?? []).map((to) => ({ to, by })));
};

/** All walks of one travel action; between two places the first kind of path is named. */
const walks = (locations: readonly Location[], place: Place): Turn[] => {
  const found: Turn[] = [];
  const ride = (turn: Turn): void => {
    found.push(turn);
    for (const { to, by } of edgesFrom(locations, turn.end.at)) {
      if (by === 'uncharted' || turn.end[by] === 0) continue;
      const end = { ...turn.end, at: to, [by]: turn.end[by] - 1 };
      ride({ says: `${turn.says}, ride ${by} to ${to}`, end, actions: 1, spent: turn.spent + 1 });
    }
  };
  const seen = new Set<string>();
  for (const { to, by } of edgesFrom(locations, place.at)) {
    if (seen.has(to)) continue;
    seen.add(to);
    ride({ says: `travel ${by} to ${to}`, end: { ...place, at: to }, actions: 1, spent: 0 });
  }
  return found;
};

/** All ways to prepare. */
const preparations = (locations: readonly Location[], place: Place): Turn[] => {
  if (locations.find(({ id }) => id === place.at)!.kind !== 'city') return [];
  const edges = edgesFrom(locations, place.at);
  const found: Turn[] = [];
  for (const ticket of ['train', 'ship'] as const satisfies readonly Ticket[]) {
    if (!edges.some(({ by }) => by === ticket)) continue;
    const other = ticket === 'train' ? 'ship' : 'train';
    const more = { ...place, [ticket]: place[ticket] + 1 };
    if (place.train + place.ship < 2) found.push({ says: `prepare ${ticket}`, end: more, actions: 1, spent: 0 });
    else if (place[other] > 0)
      found.push({
        says: `prepare ${ticket} for ${other}`,
        end: { ...more, [other]: more[other] - 1 },
        actions: 1,
        spent: 0,
      });
  }
  return found;
};

/** Every round: nothing, one of the two actions, or both in either order. */
const turns = ({ locations, mayPrepare }: Journey, place: Place): Turn[] => {
  const preparing = (from: Place) => (mayPrepare ? preparations(locations, from) : []);
  const both = (first: Turn, second: Turn): Turn => ({
    says: `${first.says}; ${second.says}`,
    end: second.end,
    actions: 2,
    spent: first.spent + second.spent,
  });
  const walked = walks(locations, place);
  const prepared = preparing(place);
  return [
    { says: '', end: place, actions: 0, spent: 0 },
    ...walked,
    ...prepared,
    ...walked.flatMap((first) => preparing(first.end).map((second) => both(first, second))),
    ...prepared.flatMap((first) => walks(locations, first.end).map((second) => both(first, second))),
  ];
};

const isAllowed = ({ says, actions }: Turn, first: Journey['first']): boolean =>
  actions <= first.actions &&
  !(first.hasTravelled && says.includes('travel')) &&
  !(first.hasPrepared && says.includes('prepare'));

/** Every plan that arrives within so many rounds, each ended as soon as it is there. */
export const everyPlan = (journey: Journey, most: number): readonly Plan[] => {
  const plans: Plan[] = [];
  const go = (place: Place, done: Plan): void => {
    if (place.at === journey.to) return void plans.push(done);
    if (done.rounds.length === most) return undefined;
    for (const turn of turns(journey, place)) {
      if (done.rounds.length === 0 && !isAllowed(turn, journey.first)) continue;
      // Who is there does not go on: a plan that passes the place is told by the shorter one.
      const passes = turn.says
        .split(/[;,] /)
        .slice(0, -1)
        .some((step) => step.endsWith(` to ${journey.to}`));
      if (passes) continue;
      go(turn.end, {
        rounds: [...done.rounds, turn.says],
        actions: done.actions + turn.actions,
        spent: done.spent + turn.spent,
      });
    }
    return undefined;
  };
  go({ at: journey.from, train: journey.train, ship: journey.ship }, { rounds: [], actions: 0, spent: 0 });
  return plans;
};
