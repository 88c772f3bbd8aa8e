/** Compiled documents in one module. A bundler that takes up a thousand small ones does more for each than its text is worth. */

/** A document as its compiler leaves it: a module. */
export interface CompiledDocument {
  /** Its file, from the project's root: `/content/arkham/memo.mdx`. */
  readonly file: string;
  readonly code: string;
}

/** What a document takes from a package, by name; a compiler writes each import on a line of its own. */
const TAKEN = /^import \{ ([\w$, ]+) \} from (["'])([^."'][^"']*)\2;?$/gm;
const IMPORT = /^import\b/m;
const DEFAULT = /^export default \w+;$/gm;
const EXPORT = /^export (?=const|function)/gm;

/** The body of a document without its imports, which go to `taken`; undefined where it imports a file of its own. */
const bodyOf = (code: string, taken: Set<string>): string | undefined => {
  const body = code.replace(TAKEN, (_, names: string, _quote, from: string) => {
    for (const name of names.split(',')) taken.add(`import { ${name.trim()} } from '${from}';`);
    return '';
  });
  return IMPORT.test(body) ? undefined : body.replace(DEFAULT, '').replace(EXPORT, '');
};

/**
 * One module of documents, as `import.meta.glob` gives them: by file a function that makes the document. One that imports
 * a file of its own, a picture, stays a module.
 *
 * @returns JavaScript whose default export is the documents
 */
export const oneModuleOf = (documents: readonly CompiledDocument[]): string => {
  const taken = new Set<string>();
  const made = documents.map(({ file, code }) => {
    const body = bodyOf(code, taken);
    const name = JSON.stringify(file);
    return body === undefined
      ? `${name}: () => import(${name}),`
      : `${name}: () => {\n${body}\nreturn { Content, getHeadings };\n},`;
  });
  return [...taken, 'export default {', ...made, '};'].join('\n');
};
