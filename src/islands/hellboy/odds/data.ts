/** What the page hands to the calculator: the figures of the game as far as they are known. */
import type { FaceRule, Faces } from '../../../engines/hellboy/dice/faces.ts';
import type { Modifier } from '../../../engines/hellboy/situation/modifier.ts';
import type { ThrowRules } from '../../../engines/hellboy/throws/rules.ts';
import type { AgentData } from '../../../schemas/hellboy/agent.ts';
import type { EnemyData } from '../../../schemas/hellboy/enemy.ts';

export interface OddsData {
  readonly assumed: Faces;
  readonly faceRules: readonly FaceRule[];
  readonly modifiers: readonly Modifier[];
  readonly throws: ThrowRules;
  readonly agents: readonly AgentData[];
  readonly enemies: readonly EnemyData[];
}
