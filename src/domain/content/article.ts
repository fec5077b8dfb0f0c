import { isSitePath, parseAddress, SITE_ORIGIN } from '../siteAddress';

/** A heading of a Markdown text. */
export interface ArticleHeading {
  /** Counted from 1. */
  line: number;
  /** 1 to 3. */
  depth: number;
  text: string;
  /** Anchor, unique in the text. */
  id: string;
}

const HEADING = /^ {0,3}(#{1,3})\s+(.+?)(?:\s+#+)?\s*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Prefix of all anchors; prevents collisions with ids of the page. */
const ANCHOR = 'section-';

/** Converts a line of Markdown to plain text. */
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

/** Returns the headings of a Markdown text, without code blocks. */
export function articleHeadings(body: string): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  const taken = new Map<string, number>();
  let fence = '';
  for (const [index, source] of body.split('\n').entries()) {
    const [, mark = '', rest = ''] = FENCE.exec(source) ?? [];
    // A code block is closed by at least as many marks as it was opened with.
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
  /** `contact` is mail or telephone. */
  kind: 'anchor' | 'site' | 'web' | 'contact';
  href: string;
}

const KINDS: Record<string, SafeLink['kind']> = {
  'http:': 'web',
  'https:': 'web',
  'mailto:': 'contact',
  'tel:': 'contact',
};

/** Returns a safe link: http, https, mail, tel, a path of the site or a heading of the text. */
export function articleLink(address: string | undefined): SafeLink | undefined {
  if (!address) return undefined;
  if (address.startsWith('#')) {
    const target = address.slice(1);
    return { kind: 'anchor', href: target.startsWith(ANCHOR) ? address : `#${ANCHOR}${target}` };
  }
  const url = parseAddress(address);
  if (!url) return undefined;
  if (url.origin === SITE_ORIGIN)
    return isSitePath(url.pathname)
      ? { kind: 'site', href: url.pathname + url.search + url.hash }
      : undefined;
  const kind = KINDS[url.protocol];
  return kind && { kind, href: url.href };
}
