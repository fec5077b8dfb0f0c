import * as v from 'valibot';
import { textLimit } from '@/components/form/textCount';
import { countCharacters, cutCharacters, encodePart, maxCharacters } from '@/domain/characters';
import { filesBelow, read } from '../../support/sources';

const EMOJI = '😀';
const HALF = EMOJI.charAt(0);

it('counts an emoji and a Chinese character as one each', () => {
  expect(countCharacters(`中${EMOJI}a`)).toBe(3);
});

it('cuts no emoji in two', () => {
  expect(cutCharacters(`a${EMOJI}${EMOJI}`, 2)).toBe(`a${EMOJI}`);
  expect(cutCharacters('ab', 2)).toBe('ab');
});

it('accepts as many emoji in a field as the schema does', () => {
  const { max, strategy, exceedFormatter } = textLimit(3);
  const typed = exceedFormatter(EMOJI.repeat(4));
  expect(strategy(typed)).toBe(max);
  const schema = v.pipe(v.string(), maxCharacters(max));
  expect(v.is(schema, typed)).toBe(true);
  expect(v.is(schema, `${typed}a`)).toBe(false);
});

it.each([
  ['a whole emoji', `a ${EMOJI}`, 'a%20%F0%9F%98%80'],
  ['half an emoji', `a${HALF}b`, 'a%EF%BF%BDb'],
  ['a character of an extension', '𠮷', '%F0%A0%AE%B7'],
])('encodes %s', (_, text, encoded) => expect(encodePart(text)).toBe(encoded));

const CHARACTERS = 'src/domain/characters.ts';
const sources = ['src', 'mock']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((path) => path !== CHARACTERS);
const findIn = (pattern: RegExp) =>
  sources.flatMap((path) => (read(path).match(pattern) ?? []).map((found) => `${path}: ${found}`));

it('shortens no text by UTF-16 units', () => {
  const names =
    'text keyword query word name title label note value typed topic tag comment message body line code subject description header input address search';
  const name = names.replace(
    /(\w)(\w+) ?/g,
    (_, first: string, rest: string) => `[${first.toUpperCase()}${first}]${rest}|`,
  );
  const cut = /\)?(?:\s*\??\.\w+\([^()]*\))*\s*\??\.slice\(0, (?:\d|[A-Z])/.source;
  const pattern = new RegExp(`\\b\\w*(?:${name.slice(0, -1)})\\b${cut}`, 'g');
  expect("query.get('coupon')?.trim().slice(0, 32)").toMatch(pattern);
  expect(findIn(pattern)).toEqual([]);
  expect(findIn(/\.substr(?:ing)?\(/g)).toEqual([]);
  expect(findIn(/\bmaxLength=/g)).toEqual([]);
});

it('encodes parts of addresses with a function that never throws', () => {
  expect(findIn(/\bencodeURI(?:Component)?\(/g).filter((found) => found.startsWith('src/'))).toEqual([]);
});
