import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { hasPiece } from '../../pieces';
import { requireMatch } from '../../requireMatch';
import { type Expression, findNodes, nameOf, parseModule, textOf } from '../../syntax';
import { READ_GROUPS, type ReadGroup } from './groups';

const src = join(__dirname, '../../../src');

/** In place of valibot, for schemas that nobody uses: whatever is called or read of it gives the same again. */
const NO_SCHEMAS = `
const same = new Proxy(function () {}, { get: () => same, apply: () => same });
module.exports = Object.create(same);
`;

/** Reduces a declaration of an endpoint to what a read needs of it, and a schema to nothing. */
function shorten(node: Expression): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [key, facts] = node.arguments;
  if (node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'v') return 'v';
  if (nameOf(node.callee) !== 'endpoint') return undefined;
  const [access] = (facts?.type === 'ObjectExpression' ? facts.properties : []).flatMap((each) =>
    each.type === 'ObjectProperty' && nameOf(each.key) === 'access' ? (textOf(each.value) ?? []) : [],
  );
  return `(${JSON.stringify({ key: requireMatch(textOf(key), 'key of an endpoint'), access })})`;
}

/** Leaves out of a module of the domain what only checks answers: it is three quarters of the script. */
function withoutSchemas(source: string): string {
  const calls = findNodes(parseModule(source), (node) => {
    const text = shorten(node);
    return text ? { start: node.start ?? 0, end: node.end ?? 0, text } : undefined;
  });
  return calls
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), source);
}

const domain: Plugin = {
  name: 'domain-without-schemas',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^valibot$/ }, () => ({ path: 'valibot', namespace: 'no-schemas' }));
    onLoad({ filter: /./, namespace: 'no-schemas' }, () => ({ contents: NO_SCHEMAS }));
    onLoad({ filter: /[\\/]src[\\/]domain[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: withoutSchemas(readFileSync(path, 'utf8')),
    }));
  },
};

const load = (group: ReadGroup) =>
  `[${JSON.stringify(READ_GROUPS[group])}, (pattern) => require('./startReads').startReads(require('./${group}').reads, pattern)]`;

/**
 * Bundles preload.ts for documents with the pages of these groups, with the services and queries of the pages themselves.
 * `constants` are inserted as JSON.
 */
export async function bundlePreload(
  groups: readonly ReadGroup[],
  constants: Record<string, string>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      // Required where it is called: other pages do not run it.
      contents: `import { prepare } from '../preload'; prepare([${groups.map(load)}]${groups.length > 0 ? ", () => require('./startReads').startUser()" : ''});`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    tsconfigRaw: {},
    alias: { '@umijs/max': join(__dirname, 'request.ts'), '@': src },
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: hasPiece('read-schemas') ? [domain] : [],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
