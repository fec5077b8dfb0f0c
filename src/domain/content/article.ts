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

const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Prefix of all anchors; prevents collisions with ids of the page. */
const ANCHOR = 'section-';

/** What is formatted: the parser takes far more than linear time for some texts beyond these limits. */
const LIMITS = {
  characters: 100_000,
  lines: 5_000,
  /** Asterisks and underscores; brackets and backticks cost half as much. A block has no blank line. */
  marksOfBlock: 1_000,
  marks: 5_000,
  /** Of the marks and spaces that open nested lists and quotes. */
  columns: 120,
} as const;

/** Characters that are shown of a text that is not formatted. */
export const PLAIN_TEXT_LIMIT = LIMITS.characters;

/** The marks of lists and quotes at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$)))+/;

/** Whether a Markdown text is short and simple enough to be formatted. Takes linear time. */
export function isFormattable(body: string): boolean {
  if (body.length > LIMITS.characters) return false;
  const lines = body.split(/\r\n?|\n/);
  if (lines.length > LIMITS.lines) return false;
  let marks = 0;
  let ofBlock = 0;
  for (const line of lines) {
    const containers = CONTAINERS.exec(line)?.[0].replaceAll('\t', '    ') ?? '';
    const found = (line.match(/[*_]/g)?.length ?? 0) + (line.match(/[[`]/g)?.length ?? 0) / 2;
    ofBlock = line.trim() === '' ? 0 : ofBlock + found;
    marks += found;
    if (containers.length > LIMITS.columns || ofBlock > LIMITS.marksOfBlock || marks > LIMITS.marks)
      return false;
  }
  return true;
}

/** Returns depth and Markdown of a heading, without its closing marks. Takes linear time. */
export function readHeading(line: string): { depth: number; markdown: string } | undefined {
  const [, marks, rest = ''] = HEADING.exec(line) ?? [];
  if (!marks) return undefined;
  const markdown = rest.trimEnd();
  let end = markdown.length;
  while (markdown[end - 1] === '#') end -= 1;
  const isClosed = /\s/.test(markdown[end - 1] ?? '');
  return { depth: marks.length, markdown: isClosed ? markdown.slice(0, end).trimEnd() : markdown };
}

/** Converts a line of Markdown to plain text. Takes linear time: no part of a pattern can start in another's. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\][]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\][]*\])/g, '$1')
    .replace(/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi, '')
    .replace(/\\([!-/:-@[-`{-~])|[*`~]|\b_+|(?<!_)_+\b/g, '$1')
    .trim();
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'untitled';

/** Returns the headings of a Markdown text, without code blocks; none of a text that is not formatted. */
export function articleHeadings(body: string): ArticleHeading[] {
  if (!isFormattable(body)) return [];
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
    const heading = fence ? undefined : readHeading(source);
    if (!heading || heading.depth > 3) continue;
    const text = toPlainText(heading.markdown);
    const base = slug(text);
    const earlier = taken.get(base) ?? 0;
    taken.set(base, earlier + 1);
    headings.push({
      line: index + 1,
      depth: heading.depth,
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
