import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Expression,
  findNodes,
  nameOf,
  parseModule,
  type Statement,
  textOf,
  variablesOf,
} from '../syntax';
import type { StaticStyles } from './sheets';

const antd = join(dirname(require.resolve('antd/package.json')), 'es');

/** antd's functions that create style hooks and components, and what replaces their results. */
const GENERATED: Record<string, string> = {
  genStyleHooks: "() => ['', useThemeClass()]",
  genComponentStyleHook: "() => ''",
  genSubStyleComponent: '() => null',
};

/** What replaces a value, if it is created by one of these functions. */
const replacementOf = (value: Expression): string | undefined =>
  value.type === 'CallExpression' ? GENERATED[nameOf(value.callee) ?? ''] : undefined;

/** Rendered with antd's wireframe theme only. */
const UNUSED = 'pagination/style/bordered';

/** The parts whose styles a module generates, such as `Input-Search`, and their components. */
const partsOf = (module: Statement[]) =>
  findNodes(module, (node) => {
    if (node.type !== 'CallExpression' || !replacementOf(node)) return undefined;
    const [id] = node.arguments;
    const [component = '', part = component] = (id?.type === 'ArrayExpression' ? id.elements : [id]).map(
      textOf,
    );
    return { component, name: `${component}-${part}` };
  });

/** Modules of antd by their path in `antd/es` without the extension. */
export type StyleModules = ReadonlyMap<string, Statement[]>;

/** Reads those that generate the styles of components. */
export function readStyleModules(): StyleModules {
  const paths = readdirSync(antd, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^.+\/style(\/\w+)?\.js$/.test(path) && !path.startsWith('theme/'));
  const modules = paths.map((path) => {
    const module = parseModule(readFileSync(join(antd, path), 'utf8'));
    return [path.replace(/(\/index)?\.js$/, ''), module] as const;
  });
  return new Map(modules.filter(([, module]) => partsOf(module).length > 0));
}

/** The file name of the module that replaces one of antd's. */
export const fileName = (module: string) => module.replaceAll('/', '_');

/**
 * Returns a module with the exports of one of antd's style modules: it imports the static sheet and its hooks only return
 * the theme's class. Throws for a component without a sample.
 */
export function staticModule(path: string, module: Statement[], { rules, variables }: StaticStyles): string {
  if (path === UNUSED) return 'export default () => null;';
  const parts = partsOf(module);
  for (const { name } of parts)
    if (!rules.has(name)) throw new Error(`No sample in config/antdStyles/samples.ts uses ${name} (${path})`);
  const sheets = new Set([
    'base',
    ...parts.map(({ component }) => component).filter((component) => variables.has(component)),
    ...parts.map(({ name }) => name),
  ]);
  const exported = module.flatMap((statement) => {
    // Some hooks are created inside another function.
    if (statement.type === 'ExportDefaultDeclaration')
      return `export default ${replacementOf(statement.declaration as Expression) ?? GENERATED.genStyleHooks};`;
    if (statement.type !== 'ExportNamedDeclaration') return [];
    return variablesOf(statement).flatMap(({ id, init }) => {
      const constant = textOf(init);
      const value = constant === undefined ? init && replacementOf(init) : JSON.stringify(constant);
      return value ? `export const ${nameOf(id)} = ${value};` : [];
    });
  });
  return [
    ...[...sheets].map((name) => `import './${name}.css';`),
    "import { useThemeClass } from '@@/../../config/overrides/antd/useToken';",
    ...exported,
  ].join('\n');
}
