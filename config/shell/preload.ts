import { TOKEN_KEY } from '../../src/domain/account/tokenKey';
import { filesBase, isPathOf, pagePath } from './pagePath';

/** File names, and path patterns of pages with the indexes of their files. Defined by preloadScripts.ts. */
declare const TABLE: { files: string[]; pages: [path: string, files: number[]][] };
/** The script with the table of pages that need a signed-in user; empty in that script itself. */
declare const MEMBERS_FILE: string;
/** Scripts that start the first reads of pages (reads/), by path pattern; none in the script for members. */
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

function listFiles(path: string): string[] | undefined {
  const page = TABLE.pages.find(([pattern]) => isPathOf(pattern, path));
  return page?.[1].map((index) => TABLE.files[index] ?? '');
}

function hasToken(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

function prepare(path: string): void {
  const files = listFiles(path);
  if (!files && MEMBERS_FILE && !hasToken()) {
    // Visitors of such a page are redirected to sign in.
    listFiles('/login')?.forEach(fetchAhead);
    return;
  }
  const reads = READS.find(([pattern]) => isPathOf(pattern, path));
  if (reads) run(reads[1]);
  if (files) files.forEach(fetchAhead);
  else if (MEMBERS_FILE) run(MEMBERS_FILE);
}

const path = pagePath();
if (path !== undefined) prepare(path);
