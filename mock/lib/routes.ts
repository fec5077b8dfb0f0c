import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler } from './http';

export const MOCK_FOLDER = join(__dirname, '..');

export type Handlers = Record<string, MockHandler>;

export interface HandlerFile {
  /** `rule.ts` */
  name: string;
  /** `GET /api/v1/rule/:key` */
  keys: string[];
}

interface FoundRoute {
  handle: MockHandler;
  params: Record<string, string>;
}

/** The route of a call; undefined when no handler has it. */
export type Router = (method: string, path: string) => FoundRoute | undefined;

const KEY = /^ {2}'([A-Z]+ \/api\/[^']+)':/gm;

/** The files that export handlers: all but the one that Umi loads. Their routes are read from the text, so that a file is loaded only for its own calls. */
export function handlerFiles(): HandlerFile[] {
  return readdirSync(MOCK_FOLDER)
    .filter((name) => name.endsWith('.ts') && name !== 'server.ts')
    .sort()
    .map((name) => ({ name, keys: keysIn(readFileSync(join(MOCK_FOLDER, name), 'utf8')) }));
}

const keysIn = (text: string) => [...text.matchAll(KEY)].map(([, key = '']) => key);

/** Finds routes as Umi does: files by name, keys in the order they are written, the first match wins. */
export function createRouter(files: HandlerFile[], load: (name: string) => Handlers): Router {
  const routes = files.flatMap(({ name, keys }) => keys.map((key) => ({ name, key, ...patternOf(key) })));
  return (method, path) => {
    for (const { name, key, pattern, params, ...route } of routes) {
      const match = route.method === method ? pattern.exec(path) : null;
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

function patternOf(key: string): { method: string; pattern: RegExp; params: string[] } {
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
