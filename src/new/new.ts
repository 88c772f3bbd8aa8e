/** `npm run new game|term|chapter|calculator`: writes what a new one needs and says what to do next. */
import { fileURLToPath } from 'node:url';
import { planOf } from './plan.ts';
import { carryOut, openProject, type TextFile } from './project.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const plan = planOf(openProject(root), process.argv.slice(2));

const list = (title: string, files: readonly TextFile[]) => {
  if (files.length > 0) console.log(`${title}:\n${files.map(({ path }) => `  ${path}`).join('\n')}`);
};

if ('refusal' in plan) {
  console.error(plan.refusal);
  process.exitCode = 1;
} else {
  await carryOut(root, plan);
  list('Записано', plan.written);
  list('Дополнено', plan.changed);
  console.log(`Дальше:\n${plan.next.map((step, i) => `  ${i + 1}. ${step}`).join('\n')}`);
}
