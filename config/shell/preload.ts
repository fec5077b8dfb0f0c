import { isSignedIn } from '../../src/browser/isSignedIn';
import { filesBase, isPathOf, pagePath } from './pagePath';
import type { Table } from './preloadMarkup';

/** The id of the element with the table of the document's pages. */
declare const TABLE_ID: string;

const { files, pages }: Table = JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '');
const base = filesBase();

/** Runs a script. Resolves when it has run, or cannot be loaded, and then leaves no trace, so that webpack tries again. */
function run(file: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = base + file;
  script.fetchPriority = 'high';
  return new Promise<unknown>((done) => {
    script.onload = done;
    script.onerror = () => done(script.remove());
    document.head.append(script);
  });
}

function fetchSheet(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = base + file;
  document.head.append(link);
}

const findPage = (path: string) => pages.find(([pattern]) => isPathOf(pattern, path));

const path = pagePath();
if (path !== undefined) {
  const page = findPage(path);
  // Visitors of a page for users are redirected to sign in.
  const isRedirected = page?.[2] && !isSignedIn();
  const [, indexes = []] = (isRedirected ? findPage('/login') : page) ?? [];
  const names = indexes.map((index) => files[index] ?? '');
  for (const name of names) if (name.endsWith('.css')) fetchSheet(name);
  globalThis.__PAGE_CODE__ = Promise.all(names.filter((name) => name.endsWith('.js')).map(run));
}
