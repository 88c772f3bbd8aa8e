/** A printed monster of which only the figures are known, as a card of the sandbox. */
import type { MonsterFigures } from '../../../schemas/foursouls/monster.ts';
import type { Effect, Template } from '../../../engines/foursouls/stack/ability.ts';

export type PrintedMonster = Pick<
  MonsterFigures,
  'id' | 'en' | 'ru' | 'health' | 'evasion' | 'attack' | 'souls' | 'reward'
>;
type Amount = NonNullable<PrintedMonster['reward']['cents']>;

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** A fixed number, or as many as a die shows. */
const rewardOf = (what: keyof PrintedMonster['reward'], amount: Amount): Effect =>
  amount === 'roll'
    ? {
        do: 'roll',
        who: 'you',
        table: DIE.map((n) => ({ from: n, to: n, effects: [{ do: what, n, who: 'you' }] })),
      }
    : { do: what, n: amount, who: 'you' };

/** With the name on the card, which lists add to ours. */
export interface PrintedTemplate extends Template {
  readonly en: string;
}
/** The name on a printed card; undefined for one of our own. */
export const printedName = (card: Template | PrintedTemplate): string | undefined =>
  'en' in card ? card.en : undefined;

export const printedMonster = ({
  id,
  en,
  ru,
  health,
  evasion,
  attack,
  souls,
  reward,
}: PrintedMonster): PrintedTemplate => ({
  id,
  name: ru,
  en,
  kind: 'monster',
  figures: 'bare',
  health,
  evasion: evasion ?? 0,
  attack,
  ...(souls === 0 ? {} : { soul: souls }),
  reward: (['cents', 'loot', 'treasure'] as const).flatMap((what) => {
    const amount = reward[what];
    return amount === undefined ? [] : [rewardOf(what, amount)];
  }),
  abilities: [],
});
