/** Cards and worked cases of the Four Souls stack: as their schema says, each card used, each rule a known term. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { EFFECTS } from '../../../engines/foursouls/stack/effects/perform.ts';
import { REFUSALS } from '../../../engines/foursouls/stack/refusal.ts';
import { READINGS, RULES } from '../../../engines/foursouls/stack/rules.ts';
import { problemsOf } from '../../../engines/foursouls/stack/setup-problems.ts';
import { COSTS, MOMENTS } from '../../../engines/foursouls/stack/words.ts';
import { effectSchema, MADE_BY_ENGINE } from '../../../schemas/foursouls/effect.ts';
import { stackScenarioSchema } from '../../../schemas/foursouls/scenario.ts';
import { stackTemplateSchema } from '../../../schemas/foursouls/template.ts';

const content = join(fileURLToPath(new URL('../../../../', import.meta.url)), 'content/foursouls');
const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));
const templates = z.array(stackTemplateSchema).parse(read('data/templates.yaml'));
const cases = readdirSync(join(content, 'scenarios')).map((file) => ({
  file,
  scenario: stackScenarioSchema.parse(read(`scenarios/${file}`)),
}));

const own = cases.flatMap(({ scenario }) => scenario.cards ?? []);

test('each template has an id of its own, those that cases bring along too', () => {
  const all = [...templates, ...own];
  assert.equal(new Set(all.map((t) => t.id)).size, all.length);
});
test('a case brings along no card that it does not use', () => {
  for (const { file, scenario } of cases)
    for (const { id, back } of scenario.cards ?? []) {
      const text = JSON.stringify([scenario.setup, scenario.cards?.map((c) => c.back)]);
      assert.ok(text.includes(`"${id}"`) || back !== undefined, `${file}: ${id}`);
    }
});
test('the other side and the starting item that a card names are cards, and come back to it or are starting items', () => {
  const cards = new Map(templates.map((t) => [t.id, t]));
  for (const { id, back, starting } of templates) {
    if (back !== undefined) assert.equal(cards.get(back)?.back, id);
    if (starting !== undefined) assert.equal(cards.get(starting)?.kind, 'starting', id);
  }
});
test('worked cases lay tables that can be laid', () => {
  for (const { file, scenario } of cases) {
    const cards = Object.fromEntries([...templates, ...(scenario.cards ?? [])].map((t) => [t.id, t]));
    assert.deepEqual(problemsOf(scenario.setup, cards), [], file);
  }
});
test('every rule cited by a step, a refusal, a reading or a case has its term', () => {
  const known = readdirSync(join(content, 'terms')).map((f) => f.replace('.mdx', ''));
  const cited: readonly string[] = [
    ...RULES,
    ...Object.values(REFUSALS),
    ...Object.values(READINGS),
    ...cases.flatMap(({ scenario }) => scenario.rules),
  ];
  assert.deepEqual(
    cited.filter((id) => !known.includes(id)),
    [],
  );
});
test('every effect, cost and moment of the language is on some card, so that random play reaches it', () => {
  const text = readFileSync(join(content, 'data/templates.yaml'), 'utf8');
  const missing = (key: string, names: readonly string[]) =>
    names.filter(
      (name) =>
        !text.includes(`${key}: ${name} `) && !text.includes(`${key}: ${name},`) && !text.includes(`${key}: ${name}}`),
    );
  assert.deepEqual(
    missing(
      'on',
      MOMENTS.filter((m) => m !== 'you-die'),
    ),
    [],
  );
  assert.deepEqual(missing('pay', [...COSTS, 'destroy', 'discard']), []);
  const madeByEngine = [
    'take',
    'die',
    'begin-turn',
    'discard-curse',
    'become-item',
    'in-order',
    'gain-bonus',
    'ambush',
    'curse',
  ];
  assert.deepEqual(missing('do', EFFECTS), madeByEngine);
});
test('what the engine makes by itself is refused on a card', () => {
  const names = Object.keys(MADE_BY_ENGINE);
  assert.ok(names.length > 0);
  assert.ok(effectSchema.safeParse({ do: 'kill', who: 'you' }).success);
  for (const name of names) assert.ok(!effectSchema.safeParse({ do: name, n: 1, who: 'you' }).success, name);
});
