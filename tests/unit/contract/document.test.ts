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
    // The validator writes into what it is given, and types only OpenAPI 2.
    const given = JSON.parse(JSON.stringify(document));
    await expect(SwaggerParser.validate(given)).resolves.toBeDefined();
    delete given.info;
    await expect(SwaggerParser.validate(given)).rejects.toThrow();
  });

  it('holds every endpoint under a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(ENDPOINTS.length);
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(ENDPOINTS.length);
  });

  it('says of money, of time and of recursive things what they are on the wire', () => {
    const { Cents, Order, MenuEntry, MindContent, Topic, ProfilePayload } = document.components.schemas;
    expect(Cents).toMatchObject({ type: 'integer', description: expect.stringContaining('cents') });
    expect(Order?.properties).toMatchObject({
      paidAmount: { $ref: '#/components/schemas/PositiveCents' },
      createdAt: { type: 'string', format: 'date-time' },
      // The portal makes "missing" of null; on the wire it may be either.
      paidAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      timeline: { type: 'array' },
    });
    expect(Order?.required).not.toContain('paidAt');
    expect(MenuEntry?.properties?.children).toMatchObject({
      anyOf: [{ items: { $ref: '#/components/schemas/MenuEntry' } }, { type: 'null' }],
    });
    expect(MindContent?.properties?.root).toEqual({ $ref: '#/components/schemas/Topic' });
    expect(Topic).toMatchObject({ type: 'object' });
    // Trimmed and checked afterwards: what is sent is a text.
    expect(ProfilePayload?.properties?.city).toMatchObject({ type: 'string' });
    expect(ProfilePayload?.properties?.city).not.toHaveProperty('maxLength');
  });

  it('takes its descriptions from the domain', () => {
    const { Rule, Charge } = document.components.schemas;
    expect(Rule?.properties?.callNo).toMatchObject({ description: 'How often it was called.' });
    expect(Charge).toMatchObject({ description: 'One movement of money; amounts in integer cents.' });
  });

  it('names each code with which an endpoint refuses, with its meaning', () => {
    const codes = ERROR_CODES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const { description } = operations.find(({ endpoint }) => endpoint.key === 'POST rule')?.operation ?? {};
    expect(description).toContain('Only for users with the page `/list/table-list`');
    expect(description).toContain('- 46002 `duplicateName`: Another rule has this name.');
    expect(description).toContain('- 400 `malformed`');
    expect(description).not.toContain('- 404');
  });
});
