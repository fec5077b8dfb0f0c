import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { requireMatch } from '../../requireMatch';
import { READ_GROUPS, type ReadGroup } from './groups';

const src = join(__dirname, '../../../src');

/** A group of endpoint declarations, and the facts of one that a read needs. */
const GROUP = /^export const (\w+Endpoints) = \{$.*?^\};$/gms;
const ENDPOINT = /^(\w+): endpoint\(\s*'([^']+)'/;
const ACCESS = /\baccess: '(public|optional)'/;

/** In place of valibot, for schemas that nobody uses: whatever is called or read of it gives the same again. */
const NO_SCHEMAS = `
const same = new Proxy(function () {}, { get: () => same, apply: () => same });
module.exports = Object.create(same);
`;

/** A schema at the top level of a module. */
const SCHEMA = /^((?:export )?const \w+)(?:: [^=]+)? = v\.[\s\S]*?;$/gm;

/** Leaves out what only checks answers: it is three quarters of the script. */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^valibot$/ }, () => ({ path: 'valibot', namespace: 'no-schemas' }));
    onLoad({ filter: /./, namespace: 'no-schemas' }, () => ({ contents: NO_SCHEMAS }));
    onLoad({ filter: /[\\/]src[\\/]domain[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replace(GROUP, (group, name: string) => {
          const endpoints = group.split(/^ {2}(?=\w+: )/m).slice(1);
          const facts = endpoints.map((text) => {
            const [, id, key] = requireMatch(
              ENDPOINT.exec(text),
              `endpoint of ${name} at the start of "${text}"`,
            );
            return `${id}: ${JSON.stringify({ key, access: ACCESS.exec(text)?.[1] })}`;
          });
          return `export const ${name} = { ${facts.join(', ')} };`;
        })
        .replace(SCHEMA, '$1 = v;'),
    }));
  },
};

const load = (group: ReadGroup) =>
  `[${JSON.stringify(READ_GROUPS[group])}, (path) => require('./startReads').startReads(require('./${group}').reads, path)]`;

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
      contents: `import { prepare } from '../preload'; prepare([${groups.map(load)}]);`,
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
    plugins: [withoutSchemas],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
