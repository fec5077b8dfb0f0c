import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseExpression } from '@babel/parser';
import { type Expression, parseModule, type Statement, SYNTAX, sourceOf, variablesOf } from '../syntax';

export type FunctionDeclaration = Extract<Statement, { type: 'FunctionDeclaration' }>;

/** An expression of the domain, or a function, with the names that it can use. */
export interface Place {
  node: Expression | FunctionDeclaration;
  scope: Scope;
  /** Reads the doc comment on its declaration. */
  comment?: () => string | undefined;
}

export interface Scope {
  lookUp: (name: string) => Place | undefined;
}

const DOMAIN = join(__dirname, '../../src/domain');

/** Paths of the modules of the domain, by name. */
export const DOMAIN_FILES: readonly string[] = readdirSync(DOMAIN, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .sort((one, other) => basename(one).localeCompare(basename(other)));

/** What a module of the domain exports. */
export const domainExports = (path: string): Record<string, unknown> =>
  // A template, so that esbuild, which bundles `npm run contract`, finds the files too.
  require(`../../src/domain/${path.replace(/\.ts$/, '')}.ts`);

/** The value of `NAME` or `NAME.part`, a constant that the domain exports. */
function constantOf(name: string): string {
  const [first = '', ...parts] = name.split('.');
  const home = DOMAIN_FILES.map(domainExports).find((each) => first in each);
  const value = [first, ...parts].reduce<unknown>((whole, part) => Reflect.get(Object(whole), part), home);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  throw new Error(`A comment names ${name}, which the domain does not export as a number, text or list`);
}

const CONSTANT = /\{@link ([\w.]+)\}|`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?:\.\w+)?)`/g;

/** The doc comment before a node as plain text, with the values of the constants that it names. */
export function commentOn(node: Pick<Statement, 'leadingComments'>): string | undefined {
  const last = node.leadingComments?.at(-1);
  if (last?.type !== 'CommentBlock' || !last.value.startsWith('*')) return undefined;
  return (
    last.value
      .replace(/^\s*\*\s?/gm, ' ')
      .replace(/\s+/g, ' ')
      // Notes for the portal's own code.
      .replace(/ \((?:spec |domain)[^)]*\)/g, '')
      .replace(CONSTANT, (_, link, name) => constantOf(link ?? name))
      .trim()
  );
}

type Declaration = readonly [name: string, read: () => Place | undefined];

function declarationsOf(statement: Statement, path: string, source: string, scope: Scope): Declaration[] {
  if (statement.type === 'ImportDeclaration') {
    const from = join(path, '..', `${statement.source.value}.ts`);
    if (!DOMAIN_FILES.includes(from)) return [];
    return statement.specifiers.flatMap((each): Declaration[] => {
      if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') return [];
      const { name } = each.imported;
      return [[each.local.name, () => moduleScope(from).lookUp(name)]];
    });
  }
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const comment = () => commentOn(statement);
  if (declared?.type === 'FunctionDeclaration' && declared.id)
    return [[declared.id.name, () => ({ node: declared, scope })]];
  return variablesOf(statement).flatMap(({ id, init }): Declaration[] => {
    if (!init) return [];
    if (id.type === 'Identifier') return [[id.name, () => ({ node: init, scope, comment })]];
    const whole = sourceOf(init, source);
    const names =
      id.type === 'ObjectPattern'
        ? id.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [each.key] : []))
        : [];
    return names.flatMap((key): Declaration[] =>
      key.type === 'Identifier'
        ? [[key.name, () => ({ node: parseExpression(`${whole}.${key.name}`, SYNTAX), scope })]]
        : [],
    );
  });
}

const scopes = new Map<string, Scope>();

/** The names of a module of the domain. */
export function moduleScope(path: string): Scope {
  const known = scopes.get(path);
  if (known) return known;
  const source = readFileSync(join(DOMAIN, path), 'utf8');
  const scope: Scope = { lookUp: (name) => names.get(name)?.() };
  const names = new Map(
    parseModule(source).flatMap((statement) => declarationsOf(statement, path, source, scope)),
  );
  scopes.set(path, scope);
  return scope;
}
