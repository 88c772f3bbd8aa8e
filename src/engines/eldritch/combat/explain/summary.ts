/** What a fight comes to, from the places where it ends. */
import { distributionOf, reduceWeights, type Distribution } from '../../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../../exact/fraction.ts';
import type { Ending, Endings } from '../weigh/endings.ts';
import {
  FATES,
  type Fate,
  type Fight,
  type FightAnswer,
  type FightEnd,
  type FighterAnswer,
  type Losses,
} from '../fight.ts';
import { along, positionAt } from '../model/shape.ts';
import type { ReadyFight } from '../solve/layer-values.ts';

const fateOf = ({ readings }: Fight, health: number, sanity: number): Fate => {
  if (health > 0) return sanity > 0 ? 'stands' : 'sanity';
  if (sanity > 0) return 'health';
  return readings['both-gone'] === 'player-chooses' ? 'both' : readings['both-gone'];
};

/** The same, its outcomes in their order. */
const ascending = (distribution: Distribution): Distribution => new Map([...distribution].sort(([a], [b]) => a - b));

export type Summary = Pick<
  FightAnswer,
  'noneDefeated' | 'allKilled' | 'fighters' | 'killed' | 'kills' | 'rounds' | 'ends'
>;

/** Sums up the ends of a fight. */
export const summaryOf = ({ fight, shape }: ReadyFight, { ends, total }: Endings): Summary => {
  const { fighters, foes } = fight;
  /** Weights summed by a whole number, ascending. */
  const weightsBy = (of: (end: Ending) => number): ReadonlyMap<number, bigint> => {
    const sums = new Map<number, bigint>();
    for (const end of ends) {
      const key = of(end);
      sums.set(key, (sums.get(key) ?? 0n) + end.weight);
    }
    return ascending(sums);
  };
  const chance = (has: (place: number) => boolean): Fraction =>
    makeFraction(weightsBy(({ place }) => Number(has(place))).get(1) ?? 0n, total);
  const isKilled = (foe: number, place: number): boolean =>
    along(shape.foes[foe]!, place) === foes[foe]!.monster.toughness;
  const stands = (at: number, place: number): boolean =>
    along(shape.fighters[at]!.health, place) > 0 && along(shape.fighters[at]!.sanity, place) > 0;

  const fighterAnswer = (at: number): FighterAnswer => {
    const { health, sanity, clues, focus } = fighters[at]!;
    const axes = shape.fighters[at]!;
    const tokens = shape.tokens[at]!;
    const left = weightsBy(({ place }) => along(axes.health, place) * axes.sanity.size + along(axes.sanity, place));
    const pairs = [...left].map(([code, weight]) => ({
      health: Math.floor(code / axes.sanity.size),
      sanity: code % axes.sanity.size,
      weight,
    }));
    const fates = Object.fromEntries(
      FATES.map((fate) => {
        const own = pairs.filter((pair) => fateOf(fight, pair.health, pair.sanity) === fate);
        return [
          fate,
          makeFraction(
            own.reduce((sum, { weight }) => sum + weight, 0n),
            total,
          ),
        ];
      }),
    ) as { readonly [F in Fate]: Fraction };
    const byTokens = weightsBy(({ place }) => along(axes.tokens, place));
    const spentTokens = (of: 'focus' | 'clues', had: number): Distribution =>
      reduceWeights(
        ascending(distributionOf([...byTokens].map(([one, weight]) => [had - tokens.of(one)[of], weight] as const))),
      );
    return {
      fates,
      losses: reduceWeights(
        new Map(
          pairs.map((pair): [Losses, bigint] => [
            { health: health - pair.health, sanity: sanity - pair.sanity },
            pair.weight,
          ]),
        ),
      ),
      cluesSpent: spentTokens('clues', clues),
      focusSpent: spentTokens('focus', focus),
    };
  };
  const endAt = ({ place, round }: Ending): FightEnd => {
    const position = positionAt(fight, shape, place);
    return {
      fighters: position.fighters.map((now) => ({ ...now, fate: fateOf(fight, now.health, now.sanity) })),
      foes: position.foes,
      rounds: round,
    };
  };
  return {
    noneDefeated: chance((place) => fighters.every((_, at) => stands(at, place))),
    allKilled: chance((place) => foes.every((_, foe) => isKilled(foe, place))),
    fighters: fighters.map((_, at) => fighterAnswer(at)),
    killed: foes.map((_, foe) => chance((place) => isKilled(foe, place))),
    kills: reduceWeights(weightsBy(({ place }) => foes.filter((_, foe) => isKilled(foe, place)).length)),
    rounds: reduceWeights(weightsBy(({ round }) => round)),
    ends: () => reduceWeights(distributionOf(ends.map((end) => [endAt(end), end.weight] as const))),
  };
};
