import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler } from './http';

export const MOCK_FOLDER = join(__dirname, '..');

export type Handlers = Record<string, MockHandler>;

export interface HandlerFile {
  /** `rule.ts` */
  name: string;
  /** `GET /api/v1/rule/:key`; the method `ALL` matches any. */
  keys: string[];
}

interface RouteMatch {
  handle: MockHandler;
  params: Record<string, string>;
}

/** Finds the route of a call; undefined when there is none. */
export type Router = (method: string, path: string) => RouteMatch | undefined;

const DOMAIN_FOLDER = join(MOCK_FOLDER, '../src/domain');

/** The files that export handlers. Routes are read from the source text, so that a file is loaded only for its own calls. */
export function handlerFiles(): HandlerFile[] {
  const declared = declaredKeys();
  return readdirSync(MOCK_FOLDER)
    .filter((name) => name.endsWith('.ts') && name !== 'server.ts')
    .sort()
    .map((name) => {
      const text = readFileSync(join(MOCK_FOLDER, name), 'utf8');
      const groups = [...text.matchAll(/\bhandlers\((\w+)/g)];
      return { name, keys: groups.flatMap(([, group = '']) => declared.get(group) ?? []) };
    });
}

/** The routes of each group of endpoints, by the group's name. */
function declaredKeys(): Map<string, string[]> {
  const texts = readdirSync(DOMAIN_FOLDER, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(DOMAIN_FOLDER, path), 'utf8'));
  const groups = texts.flatMap((text) => [
    ...text.matchAll(/^export const (\w+Endpoints) = \{$([\s\S]*?)^\};$/gm),
  ]);
  return new Map(
    groups.map(([, group = '', body = '']) => [
      group,
      [...body.matchAll(/\bendpoint\(\s*'([A-Z]+) ([^']+)'/g)].map(
        ([, method, path]) => `${method} /api/v1/${path}`,
      ),
    ]),
  );
}

/** Matches like Umi: files by name, keys in source order, the first match wins. */
export function createRouter(files: HandlerFile[], load: (name: string) => Handlers): Router {
  const routes = files.flatMap(({ name, keys }) => keys.map((key) => ({ name, key, ...toPattern(key) })));
  return (method, path) => {
    for (const { name, key, pattern, params, ...route } of routes) {
      const match = route.method === method || route.method === 'ALL' ? pattern.exec(path) : null;
      if (match === null) continue;
      const handle = load(name)[key];
      if (handle === undefined) throw new Error(`mock/${name} does not export ${key}`);
      const values = match.slice(1).map(decodeURIComponent);
      return {
        handle,
        params: Object.fromEntries(params.map((param, index) => [param, values[index] ?? ''])),
      };
    }
    return undefined;
  };
}

function toPattern(key: string): { method: string; pattern: RegExp; params: string[] } {
  const [method = '', path = ''] = key.split(' ');
  const params: string[] = [];
  const source = path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      params.push(part.slice(1));
      return '([^/]+)';
    })
    .join('/');
  return { method, pattern: new RegExp(`^${source}/?$`, 'i'), params };
}
