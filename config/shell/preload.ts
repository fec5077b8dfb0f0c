import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

/** File names, and path patterns of pages with the indexes of their files. Defined by preloadScripts.ts. */
declare const TABLE: { files: string[]; pages: [path: string, files: number[]][] };
/** The script with the table of pages that need a signed-in user; empty in that script itself. */
declare const MEMBERS_FILE: string;

const base = (window.publicPath ?? '/').replace(/\/?$/, '/');

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = base + file;
  document.head.append(link);
}

function listFiles(path: string): string[] | undefined {
  const page = TABLE.pages.find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(path),
  );
  return page?.[1].map((index) => TABLE.files[index] ?? '');
}

function hasToken(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

const { pathname } = location;
if (`${pathname}/`.startsWith(base)) {
  const files = listFiles(`/${pathname.slice(base.length).replace(/\/$/, '')}`);
  if (files) files.forEach(fetchAhead);
  else if (MEMBERS_FILE && hasToken()) {
    const script = document.createElement('script');
    script.src = base + MEMBERS_FILE;
    document.head.append(script);
  } else if (MEMBERS_FILE) {
    // Visitors of such a page are redirected to sign in.
    listFiles('/login')?.forEach(fetchAhead);
  }
}
