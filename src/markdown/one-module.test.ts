import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneModuleOf } from './one-module.ts';

const compiled = (file: string, title: string, imports = '') => ({
  file,
  code: `import { Fragment as _Fragment, jsx as _jsx } from "node:path";
${imports}
function MDXContent(props) { return props.says + "\\nimport { x } from 'y';\\nexport const a"; }
export const frontmatter = {};
export function getHeadings() { return [${JSON.stringify(title)}]; }
import { Fragment as _Fragment } from 'node:path';
export const Content = (props = {}) => MDXContent({ ...props });
export default Content;
Content.moduleId = ${JSON.stringify(file)};`,
});

interface Made {
  readonly Content: ((props: object) => string) & { readonly moduleId: string };
  readonly getHeadings: () => readonly string[];
}
/** The documents of a module, run as it is; what it takes from packages is left out. */
const run = async (code: string) => {
  const text = code.replaceAll(/^import \{.*$/gm, '');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return (module as { default: Record<string, () => Made> }).default;
};

test('documents with the same names of their own stand in one module, each made when asked for', async () => {
  const code = oneModuleOf([compiled('/a.mdx', 'Раунд'), compiled('/b.mdx', 'Ход')]);
  const documents = await run(code);
  assert.deepEqual(Object.keys(documents), ['/a.mdx', '/b.mdx']);
  const [a, b] = [documents['/a.mdx']!(), documents['/b.mdx']!()];
  assert.deepEqual([...a.getHeadings(), ...b.getHeadings()], ['Раунд', 'Ход']);
  assert.equal(a.Content.moduleId, '/a.mdx');
  assert.equal(b.Content({ says: 'да' }), "да\nimport { x } from 'y';\nexport const a");
});

test('what documents take from packages is imported once', () => {
  const lines = oneModuleOf([compiled('/a.mdx', 'Раунд'), compiled('/b.mdx', 'Ход')]).split('\n');
  assert.deepEqual(
    lines.filter((line) => line.startsWith('import')),
    ["import { Fragment as _Fragment } from 'node:path';", "import { jsx as _jsx } from 'node:path';"],
  );
});

test('a document that imports a file of its own stays a module', () => {
  const beside = './map';
  const own = [`picture from "${beside}.png"`, `{ map } from '${beside}.js'`, `* as all from 'x'`];
  for (const said of own.map((what) => `import ${what};`))
    assert.match(oneModuleOf([compiled('/a.mdx', 'Раунд', said)]), /^"\/a\.mdx": \(\) => import\("\/a\.mdx"\),$/m);
});
