import { foldText, keywordMatcher, keywordWords } from '@/domain/keyword';
import { cleanKeyword } from '@/domain/typedKeyword';
import { filesBelow, read } from '../../support/sources';

const NAME = 'Mail API: success rate, East China 1';
const ID = 'R-00042';
const finds = (keyword: string, texts: readonly (string | undefined)[] = [NAME], ids = [ID]) =>
  keywordMatcher(keyword)(texts, ids);

it.each([
  ['', 'a blank keyword'],
  [' \u3000 ', 'white space'],
  ['East China API', 'words in another order'],
  ['api　1 MAIL', 'wide white space and capital letters'],
  ['ａｐｉ', 'wide letters'],
  ['succ 1', 'parts of words'],
  ['api r-42', 'words and an id'],
])('finds %p: %s', (keyword) => expect(finds(keyword)).toBe(true));

it.each([
  ['East China 2', 'a word that does not occur'],
  ['API:success', 'words without their space'],
  ['42 API', 'a short number beside other words'],
])('does not find %p: %s', (keyword) => expect(finds(keyword)).toBe(false));

it('ignores accents, however they are typed, and marks that nobody sees', () => {
  for (const typed of ['cafe', 'CAFÉ', 'cafe\u0301', '\u200fcafé\u200e'])
    expect(finds(typed, ['Café 24'])).toBe(true);
  expect(finds('café', ['Cafe\u0301 24'])).toBe(true);
  expect(foldText('İstanbul ℡')).toBe('istanbul tel');
  expect(finds('𠮷 😀', ['😀 𠮷'])).toBe(true);
  expect(keywordWords('  One\ttwo\u00a0three ')).toEqual(['one', 'two', 'three']);
});

it('looks for each word in any of the texts, without joining them', () => {
  expect(finds('one two', ['Two', undefined, 'One'])).toBe(true);
  expect(finds('onetwo', ['One', 'Two'])).toBe(false);
});

it.each([
  [
    'R-00042',
    ['R-00042', 'r-00042', 'R00042', 'r-42', 'R42', '#42', '42', '0042', '-00042'],
    ['r-4', '4', '2', 'R-0042', 'R-00043', '-'],
  ],
  [
    'OLD-2019-000331',
    ['old-2019-331', '2019-000331', '000331', '2019-331', 'OLD2019000331'],
    ['331', 'old', '2019-332'],
  ],
  ['20261119000123', ['20261119000123', '0123', '1119'], ['123', '20261119 000124']],
  ['log-search', ['log-search', 'LogSearch'], ['log', 'search', 'log-searc']],
  ['p01', ['p01', 'P1', '1'], ['p', '01x']],
])('finds the id %s as people type it', (id, found, notFound) => {
  expect(found.filter((keyword) => !finds(keyword, ['Name'], [id]))).toEqual([]);
  expect(notFound.filter((keyword) => finds(keyword, ['Name'], [id]))).toEqual([]);
});

const ORDER = '202611280001';

it.each([
  [`"${ORDER}"`, 'straight quotation marks'],
  [`“${ORDER}”`, 'curly quotation marks'],
  [`「${ORDER}」`, 'corner brackets'],
  [`'${ORDER}'`, 'apostrophes'],
  [`‘${ORDER}’`, 'curly apostrophes'],
  [`«${ORDER}»`, 'guillemets'],
  [`'${ORDER}`, "a spreadsheet's mark of a text"],
  [`="${ORDER}"`, "a spreadsheet's formula of a text"],
  [`${ORDER}  `, 'spaces after it'],
  [`\t${ORDER}\r\n`, 'a cell with its line end'],
  [`\u200b${ORDER}\ufeff`, 'zero-width characters around it'],
  [`2026\u200b1128\u200b0001`, 'zero-width characters inside'],
  [`\u202d${ORDER}\u202c`, 'marks of direction'],
  ['２０２６１１２８０００１', 'full-width digits'],
  ['2026 1128 0001', 'groups'],
  ['2026\u00a01128\u202f0001', 'groups with narrow spaces'],
  ['202 611 280 001', 'groups of three'],
  ['2026-1128-0001', 'groups with hyphens'],
  [`" ${ORDER} "`, 'spaces inside quotation marks'],
])('finds an order by %j: %s', (keyword) => {
  expect(finds(keyword, ['Mail API'], [ORDER])).toBe(true);
  expect(finds(keyword, ['Mail API'], ['202611290002'])).toBe(false);
});

it('finds a name by what is quoted of it, also inside other words', () => {
  for (const keyword of [
    '“East China 1”',
    'API "East China"',
    '「Mail API」',
    "'Mail'",
    'R 00042',
    '# 00042',
  ])
    expect([keyword, finds(keyword)]).toEqual([keyword, true]);
  expect(finds("O'Neil", ["O'Neil & Sons"], [])).toBe(true);
  expect(finds('"', ['A "quoted" name'], [])).toBe(true);
  expect(finds('4 2')).toBe(false);
});

it.each([
  ['  East\n China\t', 'East China'],
  ['“East China”', 'East China'],
  ["'00123", '00123'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['"East" "West"', '"East" "West"'],
  ['""', '""'],
  ['\u200b\u3164', ''],
])('reads the pasted text %j as %j', (typed, keyword) => expect(cleanKeyword(typed)).toBe(keyword));

it('is the only rule', () => {
  const sources = ['src', 'mock'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  const other = /to(?:Locale)?(?:Lower|Upper)Case\(\)\s*\.includes\(|optionFilterProp/;
  expect(sources.filter((path) => other.test(read(path)))).toEqual([]);
});
