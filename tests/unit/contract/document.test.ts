import SwaggerParser from '@apidevtools/swagger-parser';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { ERROR_CODES } from '../../../config/contract/errorCodes';
import { openApiDocument } from '../../../config/contract/openapi';

const document = openApiDocument();

type Operation = Record<string, unknown> & {
  operationId: string;
  description: string;
  responses: Record<string, { content: Record<string, { schema?: object }> }>;
};

const operations = ENDPOINTS.map((endpoint) => {
  const operation = document.paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()] as Operation;
  return { endpoint, operation };
});

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
    // Trimmed and checked later: the wire format is any text.
    expect(ProfilePayload?.properties?.city).toMatchObject({ type: 'string' });
    expect(ProfilePayload?.properties?.city).not.toHaveProperty('maxLength');
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

  it('has each chapter once', () => {
    const heads = (document.info as { description: string }).description.match(/^##+ .*$/gm) ?? [];
    expect(heads.length).toBeGreaterThan(20);
    expect([...new Set(heads)]).toEqual(heads);
  });
});
