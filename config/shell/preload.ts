import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

/** Files, and pages as path pattern and the numbers of their files. preloadScripts.ts fills it in. */
declare const TABLE: { files: string[]; pages: [path: string, files: number[]][] };
/** The table of the pages that ask for a signed-in user; empty in that file itself. */
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
    // A visitor of a page for members is sent to sign in.
    listFiles('/login')?.forEach(fetchAhead);
  }
}
