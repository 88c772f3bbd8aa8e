import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KINDS_OF_PAGE, stage } from './stage.ts';

const { open } = stage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation { id: string; nodes: { html: string; failureSummary?: string }[] }

for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      test(`axe finds nothing: ${kind}, ${colorScheme}, ${width} px`, () =>
        open(path, { colorScheme, viewport: { width, height: 800 } }, async (page) => {
          await page.evaluate(axe);
          const violations = await page.evaluate(async () => {
            const { axe: engine } = globalThis as unknown as { axe: { run: (o: object) => Promise<{ violations: Violation[] }> } };
            return (await engine.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })).violations;
          });
          assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.html.slice(0, 140)} ${n.failureSummary ?? ''}`).join(' | ')}`), []);
        }));
