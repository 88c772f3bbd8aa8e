/** An investigator as fields of an address: who he is, his numbers, his cards by hand, what he carries. */
import { TRIALS, type Item } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { FORTUNES, SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { CombatData } from '../cards.ts';
import { areTogether, carriedOf, MOST_CARRIED, ownCarried, ownItemOf, type Carried } from '../items.ts';
import { BOUNDS, memberOf, type Hero, type Member } from '../model.ts';
import { skillToken } from '../../shared/skill-token.ts';
import { nameText } from '../../../shared/own-cards/own-cards.ts';
import { always, inside, type Field, type Fields } from '../../../shared/state/fields.ts';
import { by, withCheck, choice, each, FLAG, integer, list, together, type Text } from '../../../shared/state/texts.ts';

/** Who, his numbers, cards by hand, things. */
export const MEMBER_FIELDS = ['i', 'n', 'c', 't'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

const health = integer(BOUNDS.health);
const tokens = integer(BOUNDS.tokens);
const NUMBERS = together(
  {
    health,
    sanity: health,
    clues: tokens,
    focus: tokens,
    fortune: choice(FORTUNES),
    skills: each(SKILLS, integer(BOUNDS.skill), ''),
    improved: each(SKILLS, skillToken, ''),
  },
  '.',
);
/** Each for the will test and for the strength test. */
const CARDS = together(
  {
    bonus: each(TRIALS, integer(BOUNDS.bonus), '.'),
    extra: each(TRIALS, integer(BOUNDS.extra), '.'),
    free: each(TRIALS, integer(BOUNDS.free), '.'),
    all: each(TRIALS, FLAG, '.'),
    sixes: each(TRIALS, FLAG, '.'),
  },
  '.',
  { bonus: 2, extra: 2, free: 2, all: 2, sixes: 2 },
);
const item = integer(BOUNDS.item);
const ITEM = together({ kind: choice(['round', 'once', 'ward']), first: item, second: item }, '.');
/** «38-revolver», or the reader's own: «.round.1.4» for will and strength, «.ward.2.0» for health and sanity. */
const thingText = ({ items }: CombatData): Text<Carried> => ({
  make: (thing) => thing.id ?? `.${ITEM.make(figuresOf(ownItemOf(thing)))}`,
  parse: (text) => {
    const card = items.find(({ id }) => id === text);
    if (card !== undefined || !text.startsWith('.')) return card && carriedOf(card);
    const figures = ITEM.parse(text.slice(1));
    return figures && ownCarried(itemOf(figures));
  },
});
type Figures = { readonly kind: 'round' | 'once' | 'ward'; readonly first: number; readonly second: number };
const figuresOf = (of: Item): Figures =>
  of.kind === 'ward'
    ? { kind: 'ward', first: of.health, second: of.sanity }
    : { kind: of.perRound ? 'round' : 'once', first: of.will, second: of.strength };
const itemOf = ({ kind, first, second }: Figures): Item =>
  kind === 'ward'
    ? { kind, health: first, sanity: second }
    : { kind: 'bonus', will: first, strength: second, perRound: kind === 'round' };

/** The investigator with an empty hand: the default of his fields. */
export const plainMember = ({ investigator }: Member, { investigators }: CombatData): Member => ({
  ...memberOf(investigators.find(({ id }) => id === investigator.id)),
  investigator,
});
/** Who he is comes first: he brings a sheet of his own. */
export const memberFields = (data: CombatData): Fields<Member, MemberField> => {
  const who = nameText(data.investigators.map(({ id }) => id));
  const investigator: Field<Member> = {
    make: (member) => who.make(member.investigator),
    parse: (text, before) => {
      const read = who.parse(text);
      return read && plainMember({ ...before, investigator: read }, data);
    },
  };
  const things = withCheck(list(thingText(data), '_', [0, MOST_CARRIED]), areTogether);
  const hero: Fields<Hero, Exclude<MemberField, 'i'>> = { n: NUMBERS, c: CARDS, t: by('things', things) };
  return { i: always(investigator), ...inside('hero', hero) };
};
