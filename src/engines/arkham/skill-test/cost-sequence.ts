/**
 * What drawing token by token will cost, see `sequence.ts`: layers and states are counted, not made. A layer is what the
 * uses have taken out of the bag, beside every number of redraws left; a state is a layer with a run.
 */
import { widthFor } from '../../exact/limbs.ts';
import { isChaining } from './chain.ts';
import { BLANK } from './change.ts';
import type { NamedKind, TokenClass } from './classes.ts';
import type { DrawCost } from './cost-draw.ts';
import { isWelcome } from './layers.ts';
import { everyTaken, waysToTake, type Purpose, type Taken } from './multisets.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, isFailed, keyOf, sumOf, type Drawn } from './outcome.ts';
import { mostTaken } from './runs.ts';
import { makeScale } from './scale.ts';
import { classesFor } from './states.ts';
import { PER_LIMB, STEPS } from './steps.ts';
import type { Token } from '../token.ts';
import type { Use } from './uses.ts';

interface Options {
  readonly before: Drawn;
  /** The place of the choice whose additional token comes first, if one does. */
  readonly extra?: number | undefined;
  /** The largest reward. */
  readonly most: number;
}
/** A drawing as the estimate sees it. */
interface Drawing extends Options {
  readonly classes: readonly TokenClass[];
  readonly uses: readonly Use[];
  readonly takers: readonly Taker[];
}
/** A use as far as it takes tokens out of the bag after which is drawn on. */
interface Taker extends Purpose {
  readonly use: number;
  /** An extra draw takes a token after which it is made, and an additional one. */
  readonly part: 'whole' | 'first' | 'second';
  /** What its tokens may add to what else is resolved. */
  readonly besides: readonly Drawn[];
}
/** Something that may be done with tokens of a class besides resolving them. */
interface Offer {
  readonly use: number;
  readonly kind: Use['kind'];
  /** What such a token is resolved as. */
  readonly token: Token;
  readonly goesOn: boolean;
  /** Also with the additional token of an extra draw. */
  readonly whenDue: boolean;
}

const offersFor = ({ ids, token, chains }: TokenClass, uses: readonly Use[]): readonly Offer[] =>
  uses.flatMap(({ kind, suits, becomes }, use): Offer[] => {
    const id = ids[0]!;
    if (!suits(id) || (kind === 'extra' && chains)) return [];
    const isAgain = kind === 'redraw' || kind === 'set-aside';
    const other = kind === 'extra' ? token : becomes(id);
    const goesOn = isAgain || kind === 'extra' || isChaining(other);
    return [{ use, kind, token: other, goesOn, whenDue: isAgain || other === BLANK }];
  });

/** What each use may take, see `Layer.out`. */
const takersOf = (classes: readonly TokenClass[], uses: readonly Use[], extra?: number): readonly Taker[] => {
  const canBeDue = extra !== undefined || uses.some((u) => u.kind === 'extra');
  const offers = classes.map((c) => offersFor(c, uses));
  const taker = (use: number, part: Taker['part'], most: number, tokenOf: (k: number) => Token | undefined): Taker => ({
    use,
    part,
    most,
    takes: (k) => tokenOf(k) !== undefined,
    besides: classes.flatMap((_, k) => {
      const token = tokenOf(k);
      return token === undefined || token === BLANK ? [] : [drawnOf(token)];
    }),
  });
  const all = uses.flatMap(({ kind, times, becomes, takes }, use): Taker[] => {
    const offered = (k: number) => offers[k]!.find((o) => o.use === use && o.goesOn)?.token;
    const additional = (k: number) => {
      const token = becomes(classes[k]!.ids[0]!);
      return isChaining(token) ? token : undefined;
    };
    switch (kind) {
      case 'redraw':
        return [];
      case 'set-aside':
        return [
          taker(use, 'whole', times, (k) => (!canBeDue && isWelcome(classes[k]!.token) ? undefined : offered(k))),
        ];
      case 'extra':
        return [taker(use, 'first', times, offered), taker(use, 'second', times + (extra === use ? 1 : 0), additional)];
      case 'cancel':
        return [taker(use, 'whole', times, offered)];
      case 'swap': {
        const token = classes.map((_, k) => offered(k)).find((t) => t !== undefined);
        return [taker(use, 'whole', times, (k) => (classes[k]!.ids.includes(takes!) ? token : undefined))];
      }
    }
  });
  return all.filter(({ most, takes }) => most > 0 && classes.some((_, k) => takes(k)));
};

/** Layers in which the uses have taken so much, for each number of redraws. */
interface Place {
  readonly taken: Taken;
  /** The next token is an additional one. */
  readonly isDue: boolean;
  readonly layers: number;
  /** Of their states those that a bag holds. */
  readonly states: number;
}
const DUE_BY: { readonly [p in Taker['part']]: number } = { whole: 0, first: 1, second: -1 };

const placesOf = ({ classes, takers, before, extra }: Drawing): Place[] => {
  const layers = waysToTake(
    takers,
    classes.map(({ count }) => ({ count, weightOf: () => 1 })),
  );
  const states = waysToTake(
    takers,
    classes.map((c) => ({ count: c.count, weightOf: (left) => Math.min(left, mostTaken(c, before)) + 1 })),
  );
  return everyTaken(takers).flatMap((taken, at) => {
    /** Extra draws begun and not yet done. */
    const due = takers.reduce((n, { part }, i) => n + taken[i]! * DUE_BY[part], extra === undefined ? 0 : 1);
    return layers[at] === 0 || due < 0 || due > 1
      ? []
      : [{ taken, isDue: due === 1, layers: layers[at]!, states: states[at]! }];
  });
};

/** What is done in a state, but for redraws: at most so often. */
const doneIn = ({ taken, isDue }: Place, { classes, takers, uses }: Drawing) => {
  const left = uses.map(({ times }, use) =>
    takers.reduce((n, t, i) => (t.use === use && t.part !== 'second' ? n - taken[i]! : n), times),
  );
  let [ways, ends, adds, others] = [0, 0, 0, 0];
  classes.forEach((c, k) => {
    const offers = offersFor(c, uses).filter(
      ({ use, kind, whenDue }) =>
        kind !== 'redraw' && left[use]! > 0 && (isDue ? whenDue : kind !== 'set-aside' || !isWelcome(c.token)),
    );
    // An additional token is resolved in one of the ways.
    const due = isDue ? 1 : 0;
    ways += offers.length + due;
    const asOthers = offers.filter(({ kind }) => kind !== 'set-aside').length + due;
    ends += asOthers;
    if (asOthers > 0) others += 1;
    const chains = isDue ? takers.some(({ part, takes }) => part === 'second' && takes(k)) : c.chains;
    if (chains || offers.some((o) => o.goesOn)) adds += 1;
  });
  return { ways, ends, adds, others };
};

/** Those that differ. */
const differentOf = (drawns: readonly Drawn[]): readonly Drawn[] => [
  ...new Map(drawns.map((drawn) => [keyOf(drawn), drawn])).values(),
];
/** What tokens resolved as something else may come to. */
const besidesOf = ({ takers }: Drawing): readonly Drawn[] => {
  let found: readonly Drawn[] = [NOTHING_DRAWN];
  for (const { most, besides } of takers)
    for (let n = 0; n < most && besides.length > 0; n += 1)
      found = differentOf([...found, ...found.flatMap((before) => besides.map((more) => drawnTogether(before, more)))]);
  return found;
};

/** How many outcomes there may be. */
const outcomesOf = ({ classes, uses, before }: Drawing, besides: readonly Drawn[]): number => {
  const others = besides.flatMap(({ outcome }) => (isFailed(outcome) ? [] : [sumOf(outcome)]));
  const tokens = classes.flatMap((c) => [c.token, ...offersFor(c, uses).map((o) => o.token)]);
  const ends = [0, ...tokens.map((t) => t.modifier)];
  const runs = classes.map((c) => mostTaken(c, before) * c.token.modifier);
  const high = Math.max(...others) + Math.max(...ends) + runs.reduce((n, m) => n + Math.max(0, m), 0);
  const low = Math.min(...others) + Math.min(...ends) + runs.reduce((n, m) => n + Math.min(0, m), 0);
  const canSucceed = tokens.some((t) => t.verdict === 'succeed' || t.half !== undefined);
  return (high - low + 1) * (canSucceed ? 2 : 1) + 1;
};

/** The numbers that all places of a drawing share. */
const makeFrame = ({ classes, uses, before, most }: Drawing, places: readonly Place[]) => {
  const size = classes.reduce((n, c) => n + c.count, 0);
  const longest = classes.reduce((n, c) => n + mostTaken(c, before), 0);
  const out = Math.max(...places.map(({ taken }) => taken.reduce((a, b) => a + b, 0)));
  const last = Math.min(size - 1, out + longest);
  const redrawn = uses.filter((u) => u.kind === 'redraw');
  const redraws = redrawn.reduce((n, { times }) => n + times, 0);
  const scale = makeScale(size, last, redraws > 0);
  const offered = redrawn
    .map(({ times, suits }) => ({ times, classes: classes.filter((c) => suits(c.ids[0]!)).length }))
    .filter((redraw) => redraw.classes > 0);
  return {
    width: widthFor(scale.denominator(0, redraws) * BigInt(most)),
    /** Numbers of tokens that may be out, with redraws that may be left. */
    outs: (last + 2) * (redraws + 1),
    runs: classes.reduce((n, c) => n * (mostTaken(c, before) + 1), 1),
    offered,
    /** How often each place stands: once for each number of redraws left. */
    times: offered.reduce((n, { times }) => n * (times + 1), 1),
    factors:
      redraws === 0 ? 0 : Math.max(...Array.from({ length: last + 1 }, (_, t) => scale.factorsFor(size - t).length)),
  };
};

const BYTES = { limb: 8, way: 64, run: 64 } as const;

/** At most what `solveSequence` takes. */
export const sequenceCost = (kinds: readonly NamedKind[], uses: readonly Use[], options: Options): DrawCost => {
  const classes = classesFor(kinds, uses);
  const drawing: Drawing = { ...options, classes, uses, takers: takersOf(classes, uses, options.extra) };
  const places = placesOf(drawing);
  const { width, outs, runs, offered, times, factors } = makeFrame(drawing, places);
  const layers = places.reduce((n, p) => n + p.layers, 0) * times;
  const rows = layers * runs;
  const [add, carry] = [PER_LIMB.add * width, PER_LIMB.carry * width];
  const redraw = factors * PER_LIMB.scale * width + add;

  let value = rows * STEPS.state;
  let [mean, joint] = [rows * (STEPS.state + add), rows * (STEPS.state + add)];
  for (const place of places) {
    const { ways, ends, adds, others } = doneIn(place, drawing);
    const states = place.states * times;
    value += states * (classes.length * STEPS.look + ways * STEPS.way + ends * STEPS.end + (adds + 1) * add + carry);
    mean += states * (classes.length * STEPS.look + others * STEPS.end + (adds + 1) * add + carry);
    joint += states * (classes.length * (STEPS.look + add) + others * STEPS.end + carry);
    for (const again of offered) {
      const open = (states * again.times) / (again.times + 1);
      value += open * (again.classes * STEPS.way + redraw);
      mean += open * redraw;
      joint += open * redraw;
    }
  }
  const besides = besidesOf(drawing);
  const ends = outs * outcomesOf(drawing, besides);
  const runLists = Math.min(layers, besides.length);
  return {
    made: layers * classes.length * (1 + uses.length) * STEPS.layer + runLists * runs * classes.length * STEPS.run,
    value,
    mean,
    joint: joint + ends * STEPS.place,
    bytes:
      (rows + ends) * width * BYTES.limb +
      rows * classes.length +
      (layers * (1 + uses.length) * BYTES.way + runLists * runs * BYTES.run) * classes.length,
  };
};
