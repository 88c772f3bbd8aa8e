/** What the calculators of Echo say that is prose. */
import content from 'virtual:content';
import type { BattleProse, DayProse } from '../../../schemas/echo/prose.ts';

const { battle, day } = content.figures.echo.calculators;
if (battle?.calculator !== 'battle' || day?.calculator !== 'day')
  throw new Error('content/echo/calculators/: there must be battle.yaml and day.yaml, each of its own calculator.');
export const battleProse: BattleProse = battle;
export const dayProse: DayProse = day;
