import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { ERROR_CODES } from '../../../config/contract/errorCodes';
import { openApiDocument } from '../../../config/contract/openapi';
import { getRefusals } from '../../../config/contract/operation';
import { SENT_LIMITS } from '../../../src/domain/schemas';
import { ROOT } from '../../support/sources';

const document = openApiDocument();

type Operation = Record<string, unknown> & {
  operationId: string;
  description: string;
  parameters: { name?: string; schema?: object }[];
  responses: Record<string, { content: Record<string, { schema?: object }> }>;
};

const operations = ENDPOINTS.map((endpoint) => {
  const operation = document.paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()] as Operation;
  return { endpoint, operation };
});

const PROMISES = join(ROOT, 'config/contract/promises.json');
/** What a back end may send and rely on. */
const KEYWORDS = [
  ...['required', 'enum', 'const', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'maximum'],
];
/** Parts of the document that say nothing about a field's place. */
const LEVELS = ['properties', 'schema', 'content', 'application/json', 'anyOf'];

/** The limits, required fields and enumerations of a schema, each with its place. */
function promisesOf(part: unknown, place: string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const isKeyword = KEYWORDS.includes(name) && (typeof value !== 'object' || Array.isArray(value));
    if (!isKeyword) return promisesOf(value, LEVELS.includes(name) ? place : [...place, name]);
    if (value === true || value === Number.MAX_SAFE_INTEGER) return [];
    return `${[...place, name].join('.')} ${[value].flat().join(' | ')}`;
  });
}

/** One operation or schema a line, so that a change is easy to read. */
const toText = (promises: (readonly [string, readonly string[]])[]) =>
  `{\n${promises.map(([name, list]) => `${JSON.stringify(name)}: ${JSON.stringify(list)}`).join(',\n')}\n}\n`;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    // The validator modifies its input, and its types cover only OpenAPI 2.
    const copy = JSON.parse(JSON.stringify(document));
    await expect(SwaggerParser.validate(copy)).resolves.toBeDefined();
    delete copy.info;
    await expect(SwaggerParser.validate(copy)).rejects.toThrow();
  });

  it('has no two paths of one method that match the same address', () => {
    const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const clashes = ENDPOINTS.flatMap((one) =>
      ENDPOINTS.filter(
        (other) =>
          other !== one &&
          other.method === one.method &&
          other.parameters.length === one.parameters.length &&
          pattern(one.path).test(other.path.replace(/\{\w+\}/g, 'id')),
      ).map((other) => `${one.key} and ${other.key}`),
    );
    // The literal part comes first.
    expect(clashes).toEqual([]);
  });

  it('contains every endpoint with a unique operation id of verb and noun', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(ENDPOINTS.length);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([]);
    expect(names).toContain('listRules');
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(ENDPOINTS.length);
  });

  it('describes money, times and recursive types in their wire format', () => {
    const { Cents, Order, MenuEntry, MindContent, Topic, ProfilePayload } = document.components.schemas;
    expect(Cents).toMatchObject({ type: 'integer', description: expect.stringContaining('cents') });
    expect(Order?.properties).toMatchObject({
      paidAmount: { $ref: '#/components/schemas/NonNegativeCents' },
      createdAt: { type: 'string', format: 'date-time' },
      // The portal converts null to undefined; the wire allows both.
      paidAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      timeline: { type: 'array' },
    });
    expect(Order?.required).not.toContain('paidAt');
    expect(MenuEntry?.properties?.children).toMatchObject({
      anyOf: [{ items: { $ref: '#/components/schemas/MenuEntry' } }, { type: 'null' }],
    });
    expect(MindContent?.properties?.root).toMatchObject({ $ref: '#/components/schemas/Topic' });
    expect(Topic).toMatchObject({ type: 'object' });
    // Trimmed and checked later: what is sent may be longer.
    expect(ProfilePayload?.properties?.city).toMatchObject({ type: 'string', maxLength: SENT_LIMITS.text });
  });

  it('takes its descriptions from the domain', () => {
    const { Rule, Charge } = document.components.schemas;
    expect(Rule?.properties?.callNo).toMatchObject({ description: 'How often it was called.' });
    expect(Charge).toMatchObject({ description: 'One movement of money; amounts in integer cents.' });
  });

  it('lists and explains the error codes of each endpoint', () => {
    const codes = ERROR_CODES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const { description } = operations.find(({ endpoint }) => endpoint.key === 'POST rule')?.operation ?? {};
    expect(description).toContain('Only for users with the page `/list/table-list`');
    expect(description).toContain('- 46002 `duplicateName`: Another rule has this name.');
    expect(description).toContain('- 400 `malformed`');
    expect(description).not.toContain('- 404');
  });

  it('names the pages of the console that the kinds of an operation need', () => {
    const { description } = operations.find(({ operation }) => operation.operationId === 'saveFormDraft')
      ?.operation ?? { description: '' };
    expect(description).toMatch(/^Only .* page `\/form\/basic-form` for `goal`, .* in their menus\./);
    expect(description).toMatch(/- 401 .*- 403 .*- 400 /s);
  });

  it('promises the same limits, fields and refusals as before', () => {
    const text = toText([
      ...operations.map(({ endpoint, operation: { parameters, requestBody } }) => {
        const refusals = `refusals ${getRefusals(endpoint).join(' | ')}`;
        const inQuery = parameters.flatMap(({ name = '', schema }) => promisesOf(schema, [name]));
        return [endpoint.key, [refusals, ...inQuery, ...promisesOf(requestBody)]] as const;
      }),
      ...Object.entries(document.components.schemas).map(
        ([name, schema]) => [name, promisesOf(schema)] as const,
      ),
    ]);
    if (process.env.RECORD_PROMISES === '1') writeFileSync(PROMISES, text);
    if (readFileSync(PROMISES, 'utf8') === text) return;
    throw new Error(
      'Record what changed: RECORD_PROMISES=1 npx jest contract/document --selectProjects unit',
    );
  });

  it('has each chapter once', () => {
    const heads = (document.info as { description: string }).description.match(/^##+ .*$/gm) ?? [];
    expect(heads.length).toBeGreaterThan(20);
    expect([...new Set(heads)]).toEqual(heads);
  });
});
