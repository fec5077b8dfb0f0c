import {
  commandScore,
  matchParts,
  normalizeQuery,
  QUERY_MAX_LENGTH,
  rankCommands,
} from '@/layouts/console/commandRanking';

const pages = [
  { title: '规则列表', keywords: ['Rule table', '/list/table-list', '表格'] },
  { title: '标准列表', keywords: ['Basic list', '/list/basic-list'] },
  { title: '工作台', keywords: ['Workplace', '/dashboard/workplace'] },
  { title: '列表', keywords: ['List'] },
];
const search = (query: string, limit?: number) => rankCommands(pages, query, limit).map(({ title }) => title);

describe('ranking', () => {
  it('keeps all commands in order without a query', () => {
    expect(search('')).toEqual(pages.map(({ title }) => title));
    expect(search('  　 ')).toEqual(pages.map(({ title }) => title));
  });

  it('ranks the whole title first, then its start, a word and a part', () => {
    const commands = ['A fablist', 'My list', 'List of all', 'list'].map((title) => ({ title }));
    expect(rankCommands(commands, 'list').map(({ title }) => title)).toEqual([
      'list',
      'List of all',
      'My list',
      'A fablist',
    ]);
  });

  it('finds titles in both languages, paths and keywords', () => {
    expect(search('列表')).toEqual(['列表', '规则列表', '标准列表']);
    expect(search('rule')).toEqual(['规则列表']);
    expect(search('dashboard/w')).toEqual(['工作台']);
    expect(search('表格')).toEqual(['规则列表']);
  });

  it('prefers the title to a keyword with an equal match', () => {
    const commands = [
      { title: 'One', keywords: ['order'] },
      { title: 'Order' },
      { title: 'Rules', keywords: ['/list/table-list', 'Lists'] },
      { title: 'Basic list' },
    ];
    expect(rankCommands(commands, 'order').map(({ title }) => title)).toEqual(['Order', 'One']);
    expect(rankCommands(commands, 'li').map(({ title }) => title)).toEqual(['Basic list', 'Rules']);
  });

  it('ignores case, width and extra spaces', () => {
    expect(search('  ＢＡＳＩＣ   LIST ')).toEqual(['标准列表']);
  });

  it('finds several words in any order, and requires each of them', () => {
    expect(search('table 规则')).toEqual(['规则列表']);
    expect(search('table nothing')).toEqual([]);
  });

  it('finds initials, but not a single one', () => {
    const commands = [{ title: 'Open setting drawer' }, { title: 'Zoo' }];
    expect(rankCommands(commands, 'osd')).toEqual([commands[0]]);
    expect(commandScore({ title: 'Basic Xylophone' }, 'bx')).toBeGreaterThan(0);
    expect(commandScore({ title: 'Quiet' }, 'x')).toBe(0);
  });

  it('keeps the order of equals, and the limit', () => {
    expect(search('列表', 2)).toEqual(['列表', '规则列表']);
    expect(search('nothing')).toEqual([]);
  });

  it('truncates long queries', () => {
    expect(normalizeQuery('x'.repeat(5000))).toHaveLength(QUERY_MAX_LENGTH);
  });
});

describe('matchParts', () => {
  it.each([
    ['Rule table', '', ['Rule table']],
    ['', 'x', []],
    ['Rule table', 'zzz', ['Rule table']],
    ['Rule table', 'TABLE', ['Rule ', '*table']],
    ['规则列表', '列表', ['规则', '*列表']],
    ['a.b (c)', '.b (', ['a', '*.b', ' ', '*(', 'c)']],
    ['order or', 'or order', ['*order', ' ', '*or']],
    ['aaa', 'a', ['*a', '*a', '*a']],
    ['<b>x</b>', '<b>', ['*<b>', 'x</b>']],
  ])('splits %s by %s', (title, query, parts) => {
    const cut = matchParts(title, query);
    expect(cut.map(({ text, matched }) => (matched ? `*${text}` : text))).toEqual(parts);
    expect(cut.map(({ text }) => text).join('')).toBe(title);
  });
});
