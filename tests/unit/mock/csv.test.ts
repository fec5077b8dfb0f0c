import { writeCsv } from '../../../mock/lib/csv';
import { parseCents, readCsv } from '../../support/files';

const cellOf = (text: string) => writeCsv([[text]]).slice(1, -2);

it('starts with a byte order mark and ends every row with a line break', () => {
  expect(writeCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n');
});

it.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('writes %j as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

it.each(['=1+1', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1', '＋1', '＠a', "=cmd|' /C calc'!A0"])(
  'escapes a formula: %j',
  (text) => {
    const [row] = readCsv(writeCsv([['cell'], [text]]));
    expect(row?.cell).toBe(`'${text}`);
  },
);

it('writes amounts as numbers, also negative ones', () => {
  expect(writeCsv([[{ cents: 128_000 }, { cents: -5 }, { cents: 0 }, undefined]])).toBe(
    '\uFEFF1280.00,-0.05,0.00,\r\n',
  );
  expect(parseCents('-0.05')).toBe(-5);
});

it('keeps the digits of a long number', () => {
  expect(cellOf('202611201234567890')).toBe('"202611201234567890\t"');
  expect(cellOf('12345')).toBe('12345');
});

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; +86', "a;' +86"],
  ['a;"=cmd"', 'a;\'"=cmd"'],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\r\n-5', "a\r\n'-5"],
  ['a;＝1;－2', "a;'＝1;'－2"],
  ['=1;=2', "'=1;'=2"],
])('escapes a formula where a spreadsheet splits the cell: %j', (text, escaped) => {
  const [row] = readCsv(writeCsv([['cell'], [text]]));
  expect(row?.cell).toBe(escaped);
});

it('leaves semicolons in plain text alone', () => {
  expect(cellOf('one; two-three; a=b')).toBe('"one; two-three; a=b"');
});
