/** A monster as a word of an address: a known one by its id, with what is changed; a star before it for an ambush. */
import { MONSTER_FLAGS, type Monster, type Trial } from '../../../../engines/eldritch/combat/model/monster.ts';
import { SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { CombatData } from '../cards.ts';
import { BOUNDS, foeOf, monsterFor, notSetFoe, type Foe } from '../model.ts';
import { isName } from '../../../shared/own-cards/own-cards.ts';
import { isMonster } from '../own-cards.ts';
import { withCheck, choice, either, integer, letter, list, together, type Text } from '../../../shared/state/texts.ts';

/** «-1.strength», «-1.» of the usual skill, «no.» where there is no test. */
const PRINTED = together({ modifier: integer(BOUNDS.modifier), skill: choice([...SKILLS, '']) }, '.');
const TRIAL: Text<Trial | null> = {
  make: (trial) => (trial === null ? 'no.' : PRINTED.make({ skill: '', ...trial })),
  parse: (text) => {
    if (text === 'no.') return null;
    const { modifier, skill } = PRINTED.parse(text) ?? {};
    if (modifier === undefined) return undefined;
    return skill ? { modifier, skill } : { modifier };
  },
};
const loss = integer(BOUNDS.loss);
const MONSTER: Text<Monster> = withCheck(
  together(
    {
      will: TRIAL,
      horror: loss,
      strength: TRIAL,
      damage: loss,
      toughness: integer(BOUNDS.toughness),
      isEpic: either('epic', ''),
      flags: list(letter(MONSTER_FLAGS, 'abcdefghijklmnopqrstuvwxyz'), '', BOUNDS.flags),
    },
    '.',
    { will: 2, strength: 2 },
  ),
  isMonster,
);
/** How many parts the figures of a monster take. */
const FIGURES = 9;
const AMBUSH = '*';
/** A monster whose figures are yet to be set: «.0.Дхол». */
const NAME_ALONE = /^\.0\.([^.]+)$/;

/** @param players how many play: an epic monster has toughness for each of them */
export const foeText = (data: CombatData, players: number): Text<Foe> => ({
  make: ({ id, name, monster, wounds, isAmbush, isNotSet }) => {
    const card = data.monsters.find((one) => one.id === id);
    const figures = MONSTER.make(monster);
    const isPlain = card !== undefined && name === undefined && figures === MONSTER.make(monsterFor(card, players));
    const said = [
      id ?? '',
      `${wounds}`,
      ...(isPlain || isNotSet ? [] : [figures]),
      ...(name === undefined ? [] : [name]),
    ];
    return `${isAmbush ? AMBUSH : ''}${isPlain && wounds === 0 ? card.id : said.join('.')}`;
  },
  parse: (text) => {
    const isAmbush = text.startsWith(AMBUSH);
    const word = isAmbush ? text.slice(1) : text;
    const foe = namedFoe(word) ?? knownFoe(word, data, players);
    return foe && { ...foe, isAmbush };
  },
});
const namedFoe = (word: string): Foe | undefined => {
  const [, name] = NAME_ALONE.exec(word) ?? [];
  return name !== undefined && isName(name) ? notSetFoe(name, false) : undefined;
};
/** A monster of the game, or one whose figures the word says. */
const knownFoe = (word: string, data: CombatData, players: number): Omit<Foe, 'isAmbush'> | undefined => {
  const [id = '', hurt = '0', ...parts] = word.split('.');
  const card = data.monsters.find((one) => one.id === id);
  if (card === undefined && (id !== '' || parts.length === 0)) return undefined;
  const monster = parts.length === 0 ? foeOf(card, players).monster : MONSTER.parse(parts.slice(0, FIGURES).join('.'));
  const name = parts.length > FIGURES ? parts.slice(FIGURES).join('.') : undefined;
  if (monster === undefined || (name !== undefined && !isName(name))) return undefined;
  const wounds = integer([0, monster.toughness - 1]).parse(hurt);
  if (wounds === undefined) return undefined;
  return { ...(card && { id }), ...(name !== undefined && { name }), monster, wounds };
};
