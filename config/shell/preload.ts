import { TOKEN_KEY } from '../../src/domain/account/tokenKey';
import { filesBase, isPathOf, pagePath } from './pagePath';

/** File names, and path patterns of pages with the indexes of their files. Defined by preloadScripts.ts. */
declare const TABLE: { files: string[]; pages: [path: string, files: number[], isPrivate: 0 | 1][] };
/** Scripts that start the first reads of pages (reads/), by path pattern. */
declare const READS: [path: string, file: string][];

const base = filesBase();

function run(file: string): void {
  const script = document.createElement('script');
  script.src = base + file;
  script.fetchPriority = 'high';
  document.head.append(script);
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = base + file;
  document.head.append(link);
}

const findPage = (path: string) => TABLE.pages.find(([pattern]) => isPathOf(pattern, path));

function hasToken(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

function prepare(path: string): void {
  const page = findPage(path);
  const isRedirected = page?.[2] === 1 && !hasToken();
  const reads = isRedirected ? undefined : READS.find(([pattern]) => isPathOf(pattern, path));
  if (reads) run(reads[1]);
  // Visitors of a page for users are redirected to sign in.
  const indexes = (isRedirected ? findPage('/login') : page)?.[1] ?? [];
  for (const index of indexes) fetchAhead(TABLE.files[index] ?? '');
}

const path = pagePath();
if (path !== undefined) prepare(path);
