import { filesBase, isPathOf, pagePath } from './pagePath';
import type { Table } from './preloadScripts';
import { isSignedIn } from './signedIn';

/** The id of the element with the table of the document's pages, and the start of the names of files with a page's code. */
declare const TABLE_ID: string;
declare const PAGE_CODE: string;

const { files, pages }: Table = JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '');
const base = filesBase();

/** Resolves when the script has run, or cannot be loaded. */
function run(file: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = base + file;
  script.fetchPriority = 'high';
  return new Promise((done) => {
    script.onload = done;
    script.onerror = done;
    document.head.append(script);
  });
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = base + file;
  document.head.append(link);
}

const findPage = (path: string) => pages.find(([pattern]) => isPathOf(pattern, path));

/** Pages, and what starts their first reads. */
type Reads = [paths: string[], start: (path: string) => void];

/** Starts the first reads of the page at the address, if it is among `reads`, and loads its code. */
export function prepare(reads: Reads[]): void {
  const path = pagePath();
  if (path === undefined) return;
  const page = findPage(path);
  // Visitors of a page for users are redirected to sign in.
  const isRedirected = page?.[2] && !isSignedIn();
  if (!isRedirected)
    for (const [paths, start] of reads) if (paths.some((pattern) => isPathOf(pattern, path))) start(path);
  const indexes = (isRedirected ? findPage('/login') : page)?.[1] ?? [];
  for (const file of indexes.map((index) => files[index] ?? '')) {
    if (file.startsWith(PAGE_CODE)) globalThis.__PAGE_CODE__ = run(file);
    else fetchAhead(file);
  }
}
