import { getCollection } from 'astro:content';
import type { AgentCard, EnemyCard, OddsData } from '../../../islands/hellboy/odds/model.ts';
import type { AgentData } from '../../../schemas/hellboy/agent.ts';
import { assumedFaces, faceRulesOf } from '../../../schemas/hellboy/dice.ts';
import type { EnemyData } from '../../../schemas/hellboy/enemy.ts';
import { throwRulesOf } from '../../../schemas/hellboy/throws.ts';
import { inOrder } from '../lists.ts';

const agentCard = ({ id, ru, skills, slots }: AgentData): AgentCard => ({
  id,
  ru,
  levels: skills,
  slots: slots?.value,
});

/** Where the figures of a card come from, in the order of the card; each source once. */
const noteOf = ({ figures }: EnemyData): string | undefined => {
  const { toughness, health, melee, ranged } = figures;
  const sources = [toughness, health, melee, ranged].flatMap((f) => (f === undefined ? [] : [f.source]));
  return sources.length === 0 ? undefined : `${[...new Set(sources)].join('; ')}.`;
};
const enemyCard = (enemy: EnemyData): EnemyCard => {
  const { toughness, health, melee, ranged } = enemy.figures;
  return {
    id: enemy.id,
    ru: enemy.ru,
    toughness: toughness?.value,
    health: health?.value,
    melee: melee?.value,
    ranged: ranged?.value,
    note: noteOf(enemy),
  };
};

/** All that the calculator of dice needs. */
export const oddsData = async (): Promise<OddsData> => {
  const dice = inOrder(await getCollection('hellboyDice'));
  return {
    assumed: assumedFaces(dice),
    faceRules: faceRulesOf(dice),
    modifiers: inOrder(await getCollection('hellboyModifiers')).map(
      ({ id, actions, by, change, term, title, note }) => ({ id, actions, by, change, term, title, note }),
    ),
    throws: throwRulesOf(inOrder(await getCollection('hellboyThrows'))),
    agents: inOrder(await getCollection('hellboyAgents')).map(agentCard),
    enemies: inOrder(await getCollection('hellboyEnemies')).map(enemyCard),
  };
};
