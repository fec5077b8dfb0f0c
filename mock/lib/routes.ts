import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler } from './http';

export const MOCK_FOLDER = join(__dirname, '..');

/** By route. In the style of Umi's template, an object or a list is the answer itself. */
export type Handlers = Record<string, MockHandler | object>;

export interface HandlerFile {
  /** `rule.ts` */
  name: string;
  /** `GET /api/v1/rule/:key`; missing for a file in the style of Umi's template, which is loaded to find them. */
  keys?: string[];
}

interface RouteMatch {
  handle: MockHandler;
  params: Record<string, string>;
}

/** Finds the route of a call; undefined when there is none. */
export type Router = (method: string, path: string) => RouteMatch | undefined;

const DOMAIN_FOLDER = join(MOCK_FOLDER, '../src/domain');

/** Files of this folder that are no handlers. */
const OTHERS = /^(server\.ts$|lib\b|data\b)/;

/**
 * The files that export handlers. Routes of ours are read from the source text, so that a file is loaded only for its own calls.
 */
export function handlerFiles(folder = MOCK_FOLDER): HandlerFile[] {
  const declared = declaredKeys();
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.[jt]s$/.test(name) && !OTHERS.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const groups = [...text.matchAll(/\bhandlers\((\w+)/g)];
      if (groups.length === 0) return { name };
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

/** Matches like Umi: files by name, keys in source order, the first match wins. A template's route comes before ours. */
export function createRouter(files: HandlerFile[], load: (name: string) => Handlers): Router {
  const routes = [...files]
    .sort((a, b) => Number(a.keys !== undefined) - Number(b.keys !== undefined))
    .flatMap(({ name, keys = templateKeys(name, load) }) =>
      keys.map((key) => ({ name, key, ...toPattern(key) })),
    );
  return (method, path) => {
    for (const { name, key, pattern, params, ...route } of routes) {
      const match = route.method === method || route.method === 'ALL' ? pattern.exec(path) : null;
      if (match === null) continue;
      const answer = load(name)[key];
      if (answer === undefined) throw new Error(`mock/${name} does not export ${key}`);
      const handle: MockHandler =
        typeof answer === 'function'
          ? (answer as MockHandler)
          : (_request, response) => void response.status(200).json(answer);
      const values = match.slice(1).map(decodeURIComponent);
      return {
        handle,
        params: Object.fromEntries(params.map((param, index) => [param, values[index] ?? ''])),
      };
    }
    return undefined;
  };
}

const TEMPLATE_KEY = /^([A-Z]+\s+)?\/api\/[\w:.~/-]*$/i;

/** The routes of a file in the template's style. Prints which of them are not used and why; one broken file stops no other. */
function templateKeys(name: string, load: (name: string) => Handlers): string[] {
  try {
    const keys = Object.keys(load(name));
    const unused = keys.filter((key) => !TEMPLATE_KEY.test(key));
    if (unused.length > 0)
      console.error(
        `[mock] mock/${name}: not used are ${unused.join(', ')}. A route is a method and a path below /api/, where :id stands for any part.`,
      );
    return keys.filter((key) => TEMPLATE_KEY.test(key));
  } catch (error) {
    console.error(`[mock] mock/${name} is not used:`, error);
    return [];
  }
}

function toPattern(key: string): { method: string; pattern: RegExp; params: string[] } {
  const [path = '', method = 'GET'] = key.split(/\s+/).reverse();
  const params: string[] = [];
  const source = path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      params.push(part.slice(1));
      return '([^/]+)';
    })
    .join('/');
  return { method: method.toUpperCase(), pattern: new RegExp(`^${source}/?$`, 'i'), params };
}
