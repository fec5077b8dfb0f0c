import { ENDPOINTS } from '../../../config/contract/endpoints';
import { openApiDocument } from '../../../config/contract/openapi';
import { SENT_LIMITS } from '../../../src/domain/schemas';
import { createMockClient } from '../mock/mockClient';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  [keyword: string]: unknown;
}

const document = openApiDocument();
const { schemas } = document.components;

const ENDED = ['maxLength', 'enum', 'const'];
const FORMATS = ['date', 'date-time', 'binary'];
/** Whether a pattern itself ends a text: it is whole and repeats nothing without an end. */
const isEnded = (pattern = '') => /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern.replace(/\\./g, ''));

const hasLimit = (schema: Schema) =>
  ENDED.some((keyword) => keyword in schema) ||
  FORMATS.includes(schema.format ?? '') ||
  isEnded(schema.pattern);

/** The texts and lists of a schema that may be of any length. */
function unlimited(schema: Schema, place: string, seen: readonly string[] = []): string[] {
  const name = /\w+$/.exec(schema.$ref ?? '')?.[0];
  if (name) return seen.includes(name) ? [] : unlimited(schemas[name] as Schema, name, [...seen, name]);
  const inner = ([part, key]: readonly [unknown, string]) =>
    typeof part === 'object' && part !== null ? unlimited(part as Schema, key, seen) : [];
  const isOpen =
    (schema.type === 'string' && !hasLimit(schema)) || (schema.type === 'array' && !('maxItems' in schema));
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => inner([part, `${place}.${key}`])),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
      ((schema[keyword] ?? []) as Schema[]).flatMap((part) => inner([part, place])),
    ),
    ...inner([schema.items, `${place}[]`]),
    ...inner([schema.additionalProperties, `${place}{}`]),
    ...inner([schema.propertyNames, `${place} (key)`]),
  ];
}

it('finds what has no limit', () => {
  const lists: Schema = { type: 'array', maxItems: 3, items: { type: 'string' } };
  const schema = { properties: { a: lists, b: { type: 'string', pattern: 'Z$' } } };
  expect(unlimited(schema, 'Body')).toEqual(['Body.a[]', 'Body.b']);
});

it('every text and list of a body has a limit', () => {
  const open = ENDPOINTS.flatMap(({ id, path, method }) => {
    const operation = document.paths[`/${path}`]?.[method.toLowerCase()] as {
      requestBody?: { content: Record<string, { schema: Schema }> };
    };
    return Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => unlimited(schema, id));
  });
  expect([...new Set(open)]).toEqual([]);
});

it('the mock refuses a longer text and a longer list with 400', async () => {
  const client = createMockClient();
  const token = await client.signIn('user');
  const put = async (city: string) => {
    const reply = await client.mockFetch('/api/v1/user/profile', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'x-authorization': token },
      body: JSON.stringify({ city, version: 1 }),
    });
    return ((await reply.json()) as { code: number }).code;
  };
  expect(await put(`Hangzhou${' '.repeat(SENT_LIMITS.text - 8)}`)).toBe(200);
  expect(await put(`Hangzhou${' '.repeat(SENT_LIMITS.text - 7)}`)).toBe(400);
  const accept = (count: number) =>
    client.post('user/consent', { consents: Array(count).fill({ code: 'register', version: '0' }) }, token);
  expect((await accept(20)).code).not.toBe(400);
  expect((await accept(21)).code).toBe(400);
});
