import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StaticStyles } from './sheets';

const antd = join(dirname(require.resolve('antd/package.json')), 'es');
const HOOK = /export (?:default|const (\w+) =) gen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/g;
const NAME =
  /gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\((?:'([\w-]+)'|\['([\w-]+)', '([\w-]+)'\])/g;
const CONSTANT = /^export const \w+ = '[^']*';$/gm;

const RESULTS: Record<string, string> = {
  StyleHooks: "() => ['', useThemeClass()]",
  ComponentStyleHook: "() => ''",
  SubStyleComponent: '() => null',
};

/** The modules of antd's components that generate styles, relative to `antd/es` and without the extension. */
export const styleModules: string[] = readdirSync(antd, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^.+\/style(\/\w+)?\.js$/.test(path) && !path.startsWith('theme/'))
  .filter((path) => readFileSync(join(antd, path), 'utf8').search(NAME) >= 0)
  .map((path) => path.replace(/(\/index)?\.js$/, ''));

const read = (module: string) => {
  try {
    return readFileSync(join(antd, `${module}.js`), 'utf8');
  } catch {
    return readFileSync(join(antd, module, 'index.js'), 'utf8');
  }
};

/** The file name of the module that replaces one of antd's. */
export const fileName = (module: string) => module.replaceAll('/', '_');

/**
 * Returns a module with the exports of one of antd's style modules: it imports the static sheet and its hooks only return
 * the theme's class. Returns undefined for a component without a sample.
 */
export function staticModule(module: string, { rules, variables }: StaticStyles): string | undefined {
  const source = read(module);
  const parts = [...source.matchAll(NAME)].map(([, one, component, part]) => ({
    component: one ?? component ?? '',
    name: `${one ?? component}-${one ?? part}`,
  }));
  if (!parts.every(({ name }) => rules.has(name))) return undefined;
  const sheets = new Set([
    'base',
    ...parts.map(({ component }) => component).filter((component) => variables.has(component)),
    ...parts.map(({ name }) => name),
  ]);
  const hooks = [...source.matchAll(HOOK)].map(([, name, kind = '']) => ({ name, result: RESULTS[kind] }));
  // Some hooks are created inside another function.
  if (hooks.every(({ name }) => name)) hooks.push({ name: undefined, result: RESULTS.StyleHooks });
  return [
    ...[...sheets].map((name) => `import './${name}.css';`),
    "import { useThemeClass } from '@@/../../config/overrides/antd/useToken';",
    ...(source.match(CONSTANT) ?? []),
    ...hooks.map(({ name, result }) =>
      name ? `export const ${name} = ${result};` : `const useStyle = ${result};\nexport default useStyle;`,
    ),
  ].join('\n');
}

/** Rendered with antd's wireframe theme only. */
const UNUSED = 'pagination/style/bordered';

/** The start of a message in the code of a component without a sample. */
export const MISSING = 'No sample in config/antdStyles/samples.ts uses ';

/** A module for a component without a sample. The build fails when it is used. */
export const missingModule = (module: string) =>
  module === UNUSED
    ? 'export default () => null;'
    : `const fail = () => { throw new Error('${MISSING}${module}'); };
export default fail;
export { fail as useSharedStyle };`;
