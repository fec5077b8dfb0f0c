/** One heading of a Markdown text that can be linked to. */
export interface ArticleHeading {
  /** Counted from 1, as Markdown parsers do. */
  line: number;
  /** 1 to 3. */
  depth: number;
  text: string;
  /** Unique in its text; the anchor. */
  id: string;
}

const HEADING = /^ {0,3}(#{1,3})\s+(.+?)(?:\s+#+)?\s*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Before every anchor, so that no heading takes a name that the page itself uses. */
const ANCHOR = 'section-';

/** Markdown of one line as plain words: no marks of emphasis, code or links, no HTML, no escapes. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-z][\w-]*(?:\s[^>]*)?\/?>/gi, '')
    .replace(/\\([!-/:-@[-`{-~])|[*`~]|\b_+|_+\b/g, '$1')
    .trim();
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'untitled';

/** The headings of a Markdown text, in order, code blocks left out. */
export function articleHeadings(body: string): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  const taken = new Map<string, number>();
  let fence = '';
  for (const [index, source] of body.split('\n').entries()) {
    const [, mark = '', rest = ''] = FENCE.exec(source) ?? [];
    // A code block ends with at least as many of the marks it began with, and nothing behind them.
    const closes = fence !== '' && mark.startsWith(fence) && rest.trim() === '';
    if (closes || (fence === '' && mark !== '')) {
      fence = closes ? '' : mark;
      continue;
    }
    const match = fence ? null : HEADING.exec(source);
    if (!match) continue;
    const text = toPlainText(match[2] ?? '');
    const base = slug(text);
    const earlier = taken.get(base) ?? 0;
    taken.set(base, earlier + 1);
    headings.push({
      line: index + 1,
      depth: match[1]?.length ?? 1,
      text,
      id: ANCHOR + (earlier ? `${base}-${earlier + 1}` : base),
    });
  }
  return headings;
}

export interface SafeLink {
  /** `anchor`: within the text. `site`: a path of the site. `web`: another site. `contact`: mail or telephone. */
  kind: 'anchor' | 'site' | 'web' | 'contact';
  href: string;
}

const KINDS: Record<string, SafeLink['kind']> = {
  'http:': 'web',
  'https:': 'web',
  'mailto:': 'contact',
  'tel:': 'contact',
};

/** A link of an article that may be followed: http, https, mail, tel, a path of the site, a heading of the text. */
export function articleLink(address: string | undefined): SafeLink | undefined {
  if (!address) return undefined;
  if (address.startsWith('#')) {
    const target = address.slice(1);
    return { kind: 'anchor', href: target.startsWith(ANCHOR) ? address : `#${ANCHOR}${target}` };
  }
  try {
    const origin = 'https://portal.invalid';
    const url = new URL(address, origin);
    // A name before the host only makes one host look like another.
    if (url.username || url.password) return undefined;
    if (url.origin === origin) {
      // `/.//host` has become `//host`, which a browser takes for another site.
      if (url.pathname.startsWith('//')) return undefined;
      return { kind: 'site', href: url.pathname + url.search + url.hash };
    }
    const kind = KINDS[url.protocol];
    return kind && { kind, href: url.href };
  } catch {
    return undefined;
  }
}
