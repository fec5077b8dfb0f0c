import { runInNewContext } from 'node:vm';
import { articleHeadings, articleLink, isFormattable, toPlainText } from '@/domain/content/article';
import { filesBelow, read } from '../../../support/sources';

const ids = (body: string) => articleHeadings(body).map(({ id }) => id);

describe('articleHeadings', () => {
  it('returns line, depth and text up to the third depth', () => {
    expect(articleHeadings('# One\n\ntext\n\n### **Two** `x` ###\n#### Four\n')).toEqual([
      { line: 1, depth: 1, text: 'One', id: 'section-one' },
      { line: 5, depth: 3, text: 'Two x', id: 'section-two-x' },
    ]);
  });

  it('keeps Chinese characters in anchors', () => {
    expect(ids('## 1. 账号的注册与使用')).toEqual(['section-1-账号的注册与使用']);
  });

  it('creates unique anchors', () => {
    expect(ids('## A\n## a\n## A!\n## ？\n## main\n## __proto__\n## constructor')).toEqual([
      'section-a',
      'section-a-2',
      'section-a-3',
      'section-untitled',
      'section-main',
      'section-proto',
      'section-constructor',
    ]);
  });

  it.each([
    ['a code block', '```\n# no\n```\n# yes'],
    ['one with a language', '```sh\n# no\n```\n# yes'],
    ['one of tildes that holds backticks', '~~~\n```\n# no\n~~~\n# yes'],
    ['one of four marks that holds three', '````\n```\n# no\n```\n````\n# yes'],
    ['one whose last line only looks like an end', '```\n``` no end\n# no\n```\n# yes'],
  ])('ignores lines within %s', (_name, body) => {
    expect(articleHeadings(body).map(({ text }) => text)).toEqual(['yes']);
  });

  it('ignores lines that only resemble headings', () => {
    expect(ids('#hashtag\n    # indented code\n\\# escaped\n#\n')).toEqual([]);
  });
});

it.each([
  ['**bold** and *light*', 'bold and light'],
  ['[words](https://example.com/a) ![picture](/x.png)', 'words picture'],
  ['[words][reference]', 'words'],
  ['snake_case and _light_', 'snake_case and light'],
  ['`code` ~~gone~~', 'code gone'],
  ['<b onclick="x">shown</b><script>x</script>', 'shownx'],
  ['<https://example.com>', '<https://example.com>'],
  ['1\\. not a list', '1. not a list'],
])('converts %s to plain text', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

describe('articleLink', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'web', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'web', 'http://example.com/'],
    ['//example.com/x', 'web', 'https://example.com/x'],
    ['/\\example.com/x', 'web', 'https://example.com/x'],
    ['mailto:a@example.com', 'contact', 'mailto:a@example.com'],
    ['tel:4000000000', 'contact', 'tel:4000000000'],
    ['/agreement/privacy?version=1.0#x', 'site', '/agreement/privacy?version=1.0#x'],
    ['agreement', 'site', '/agreement'],
    ['../../x', 'site', '/x'],
    ['#1-账号', 'anchor', '#section-1-账号'],
    ['#section-1', 'anchor', '#section-1'],
  ])('accepts %s', (address, kind, href) => {
    expect(articleLink(address)).toEqual({ kind, href });
    // A safe link stays unchanged.
    expect(articleLink(href)).toEqual({ kind, href });
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'data:image/svg+xml,x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'about:blank',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    './/evil.example',
    'https://pay.example.com@evil.example/',
    'https://user:secret@example.com/',
    'https://',
  ])('rejects %j', (address) => {
    expect(articleLink(address)).toBeUndefined();
  });
});

describe('a hostile text', () => {
  // Where each character leads to another look at the rest, reading this takes hours.
  const LONG = 960_000;
  it.each([['[]('], ['['], ['<a '], ['a_'], [' '], [' #'], ['#'], ['![a](b'], ['((']])(
    'takes linear time to read: %j repeated',
    (piece) => {
      const line = `# x${piece.repeat(LONG / piece.length)}y`;
      const read = () => [articleHeadings(line), toPlainText(line), toPlainText(`a${'_'.repeat(LONG)}b`)];
      // Ends what hangs, which a test's own limit cannot do while it runs.
      expect(runInNewContext('read()', { read }, { timeout: 60_000 })).toHaveLength(3);
    },
  );

  it.each([
    ['a long text', 'word '.repeat(30_000)],
    ['many lines', 'a\n'.repeat(6_000)],
    [
      'a list nested 1,000 deep',
      Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    ],
    ['lists nested in one line', `${'- '.repeat(1_000)}a`],
    ['numbered lists nested in one line', `${'1. '.repeat(1_000)}a`],
    ['lists nested by tabs', `${'\t'.repeat(40)}- a`],
    ['nested quotes', `${'>'.repeat(1_000)} a`],
    ['nested emphasis', `${'*a '.repeat(4_000)}${'b*'.repeat(4_000)}`],
    ['emphasis that never ends', '*a_ '.repeat(10_000)],
    ['links that never end', '[a](b'.repeat(10_000)],
    ['pictures that never end', '![a](b'.repeat(10_000)],
    ['30,000 open links', '[]('.repeat(30_000)],
    ['code that never ends', Array.from({ length: 300 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['emphasis over many lines', '*a_\n'.repeat(1_000)],
  ])('is not formatted: %s', (_name, body) => {
    expect(isFormattable(body)).toBe(false);
    expect(articleHeadings(`# Title\n${body}`)).toEqual([]);
  });

  it.each([
    ['code with deep indentation', `\`\`\`\n${' '.repeat(200)}deep\n\`\`\``],
    ['a row of dashes', '-'.repeat(200)],
    [
      'twenty nested lists',
      Array.from({ length: 20 }, (_, depth) => `${'    '.repeat(depth)}- a`).join('\n'),
    ],
    ['many short paragraphs', '**bold** and _light_\n\n'.repeat(700)],
    ['a longest text', 'a'.repeat(100_000)],
    ['most lines', 'a\n'.repeat(4_999)],
    ['blocks with most marks, between lines of spaces', `${'*'.repeat(1_000)}\n  \n`.repeat(3)],
  ])('is told apart from %s', (_name, body) => {
    expect(isFormattable(body)).toBe(true);
  });

  it('is none of the portal’s own', () => {
    const documents = filesBelow('mock/data', /\.md$/);
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.filter((path) => !isFormattable(read(path)))).toEqual([]);
  });
});

it.each([
  ['[words](/a_(b))', 'words'],
  ['[a][b] [c', 'a [c'],
  ['a__b__ __c', 'a__b c'],
])('still converts %s to plain text', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});
