import * as v from 'valibot';
import type { EndpointGroup } from '@/domain/endpoint';
import { checkedName, nameError, nameSchema, textProblem } from '@/domain/fieldError';
import { foldName, toName, trimName } from '@/domain/name';
import { filesBelow, read } from '../../support/sources';

const schema = nameSchema(10);
const problemOf = (typed: string) => v.safeParse(schema, typed).issues?.[0].message;

const code = (character: string) => `U+${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;
const named = (characters: readonly string[]) => characters.map((each) => [code(each), each] as const);

const UNSEEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u200b', '\u200c'],
  ...['\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2064', '\u2066', '\u2069', '\u2800'],
  ...['\u3164', '\ufeff', '\uffa0', '\ufff9', '\ufffb', '\t', '\u0000', '\u0085'],
];
/** They belong to the character before. */
const SELECTORS = ['\ufe0f', '\u{e0001}', '\u{e0100}'];

describe('a name', () => {
  it.each(named([...UNSEEN, ...SELECTORS]))('is missing when it is only %s', (_code, character) => {
    expect(problemOf(character)).toBe('required');
    expect(problemOf(` ${character}${character} `)).toBe('required');
  });

  it.each(named(UNSEEN))('loses %s around it', (_code, character) =>
    expect(v.parse(schema, `${character} Name${character}`)).toBe('Name'),
  );

  it.each([
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['the end of a line of Unicode', 'a\u2028b'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate of direction', 'a\u2067b\u2069c'],
    ['a mark of direction', 'a\u200eb'],
    ['a mark of Arabic direction', 'a\u061cb'],
    ['a zero-width space', 'a\u200bb'],
    ['a byte order mark', 'a\ufeffb'],
    ['an annotation', 'a\ufff9b'],
    ['tags', 'a\u{e0041}\u{e0042}'],
  ])('is refused with %s inside', (_name, typed) => expect(problemOf(typed)).toBe('characters'));

  it.each(['👩‍👩‍👧‍👦', '❤️', '葛\u{e0100}飾', 'می‌خواهم', 'क्‍ष', 'José', '𠮷野家', 'فاتورة', "O'Neil"])(
    'keeps the characters of %s',
    (name) => expect(v.parse(schema, ` ${name}`)).toBe(name),
  );

  it('has the least and the most characters, as people count them', () => {
    expect(problemOf('😀'.repeat(10))).toBeUndefined();
    expect(problemOf('x'.repeat(11))).toBe('tooLong');
    expect(v.is(nameSchema(10, 2), 'x\u200b')).toBe(false);
    expect(v.parse(nameSchema(10, 0), '\u200b')).toBe('');
    expect(nameError('\u2066', 10, { optional: true })).toBeUndefined();
    expect(textProblem('\u200b', { min: 1, max: 2 })).toBeUndefined();
  });
});

it('toName keeps what a name may have', () => {
  expect(toName(' One\n tw\u202eo\u200b ')).toBe('One two');
  expect(trimName('\u200e2026 plan \u200f')).toBe('2026 plan');
});

describe('foldName', () => {
  it.each([
    ['name', 'name\u200b'],
    ['name', 'na\u00adme'],
    ['Ａ', 'a'],
    ['Straße', 'STRASSE'],
    ['Σας', 'ΣΑΣ'],
    ['One  two ', 'one\u3000two'],
    ['①', '1'],
    ['e\u0301t\u00e9', '\u00c9TE\u0301'],
    ['❤️', '❤'],
    ['a b', 'a\u2800b'],
  ])('makes %j and %j one', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  it.each([
    ['resume', 'résumé'],
    ['one two', 'onetwo'],
    ['Rule 1', 'Rule 2'],
  ])('keeps %j and %j apart', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));
});

/** The names of identity documents have stricter rules. */
const OTHER_RULES = / certification\//;

describe('a field of a request that is a name', () => {
  const endpoints = filesBelow('src/domain', /\.ts$/)
    .filter((path) => read(path).includes('endpoint('))
    .flatMap((path) => Object.entries(jest.requireActual<Record<string, EndpointGroup>>(`../../../${path}`)))
    .filter(([group]) => /ndpoints$/.test(group))
    .flatMap(([, group]) => Object.values(group));

  type Entry = Partial<Record<'entries' | 'wrapped' | 'item' | 'rule', unknown>> & object;
  const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
  const isNameField = (field: string) => /^(name|nickname|subject|title|\w+Name)$/.test(field);

  /** The paths of the fields with such names whose schema is no `nameSchema`. */
  function findUnruled(schema: unknown, path: string): string[] {
    if (!isEntry(schema)) return [];
    const { entries, wrapped, item } = schema;
    const options =
      'options' in schema && Array.isArray(schema.options) ? schema.options.filter(isEntry) : [];
    const parts = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.slice(1) : [];
    const below = [wrapped, item, ...options, ...parts].flatMap((part) => findUnruled(part, path));
    const fields = Object.entries(isEntry(entries) ? entries : {}).flatMap(([field, each]) => {
      const inner = isEntry(each) && isEntry(each.wrapped) ? each.wrapped : each;
      const isUnruled = isNameField(field) && isEntry(inner) && inner !== checkedName && !isEntry(inner.rule);
      return [...(isUnruled ? [`${path} ${field}`] : []), ...findUnruled(each, `${path} ${field}`)];
    });
    return [...below, ...fields];
  }

  it('follows the rule of names', () => {
    const found = endpoints.flatMap(({ key, body }) => findUnruled(body, key));
    expect(found.filter((field) => !OTHER_RULES.test(field))).toEqual([]);
  });
});
