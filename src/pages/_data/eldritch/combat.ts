import content from 'virtual:content';
import type { CombatData } from '../../../islands/eldritch/combat/cards.ts';
import { combatCards } from '../../../islands/eldritch/combat/make-cards.ts';

/** All that the calculator of combat needs. */
export const combatData = (): CombatData =>
  combatCards({
    sets: content.figures.eldritch.sets,
    flags: content.figures.eldritch.flags,
    investigators: content.figures.eldritch.investigators,
    monsters: content.figures.eldritch.monsters,
    epicMonsters: content.figures.eldritch['epic-monsters'],
    ancientOnes: content.figures.eldritch['ancient-ones'],
    cards: [...content.figures.eldritch.assets, ...content.figures.eldritch.artifacts],
  });
