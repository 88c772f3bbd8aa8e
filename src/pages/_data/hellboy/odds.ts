import content from 'virtual:content';
import type { AgentCard, EnemyCard, OddsData } from '../../../islands/hellboy/odds/model.ts';
import type { AgentData } from '../../../schemas/hellboy/agent.ts';
import { assumedFaces, faceRulesOf } from '../../../schemas/hellboy/dice.ts';
import type { EnemyData } from '../../../schemas/hellboy/enemy.ts';
import { throwRulesOf } from '../../../schemas/hellboy/throws.ts';

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

/** What the calculator says that is prose. */
export const oddsProse = () => content.figures.hellboy.calculators.odds!;

/** All figures that the calculator of dice needs. */
export const oddsData = (): OddsData => {
  const dice = content.figures.hellboy.dice;
  return {
    assumed: assumedFaces(dice),
    faceRules: faceRulesOf(dice),
    modifiers: content.figures.hellboy.modifiers.map(({ id, actions, by, change, most, term, title, note }) => ({
      id,
      actions,
      by,
      change,
      most,
      term,
      title,
      note,
    })),
    throws: throwRulesOf(content.figures.hellboy.throws),
    agents: content.figures.hellboy.agents.map(agentCard),
    enemies: content.figures.hellboy.enemies.map(enemyCard),
  };
};
