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

const HEADING = /^ {0,3}(#{1,3})\s+(.+?)\s*#*\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;

/** Marks of emphasis, code and links, which a list of contents shows as plain words. */
const plain = (markdown: string) => markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`~]/g, '');

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

/** The headings of a Markdown text, in order, code blocks left out. */
export function articleHeadings(body: string): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  const taken = new Map<string, number>();
  let fence = '';
  for (const [index, source] of body.split('\n').entries()) {
    const mark = FENCE.exec(source)?.[1] ?? '';
    if (mark && (fence === '' || fence === mark)) {
      fence = fence ? '' : mark;
      continue;
    }
    const match = fence ? null : HEADING.exec(source);
    if (!match) continue;
    const text = plain(match[2] ?? '');
    const base = slug(text);
    const earlier = taken.get(base) ?? 0;
    taken.set(base, earlier + 1);
    headings.push({
      line: index + 1,
      depth: match[1]?.length ?? 1,
      text,
      id: earlier ? `${base}-${earlier + 1}` : base,
    });
  }
  return headings;
}

/** A link of an article that may be followed: http, https, mail, tel, or a path of the site. */
export function articleLink(address: string | undefined): { href: string; external: boolean } | undefined {
  if (!address) return undefined;
  if (address.startsWith('#')) return { href: address, external: false };
  try {
    const origin = 'https://portal.invalid';
    const url = new URL(address, origin);
    if (url.origin === origin) return { href: url.pathname + url.search + url.hash, external: false };
    const followed = ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
    return followed ? { href: url.href, external: true } : undefined;
  } catch {
    return undefined;
  }
}
