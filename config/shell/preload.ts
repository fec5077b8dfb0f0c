import { isSignedIn } from './frameScreen';
import { filesBase, isPathOf, pagePath } from './pagePath';
import type { Table } from './preloadScripts';

/** The id of the element with the table of the document's pages, from preloadScripts.ts. */
declare const TABLE_ID: string;

const { files, pages, reads }: Table = JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '');
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

const findPage = (path: string) => pages.find(([pattern]) => isPathOf(pattern, path));

function prepare(path: string): void {
  const page = findPage(path);
  // Visitors of a page for users are redirected to sign in.
  const isRedirected = page?.[2] && !isSignedIn();
  const read = isRedirected ? undefined : reads.find(([pattern]) => isPathOf(pattern, path));
  if (read) run(read[1]);
  const indexes = (isRedirected ? findPage('/login') : page)?.[1] ?? [];
  for (const index of indexes) fetchAhead(files[index] ?? '');
}

const path = pagePath();
if (path !== undefined) prepare(path);
