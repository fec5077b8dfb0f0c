import Ajv from 'ajv/dist/2020';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { openApiDocument } from '../../../config/contract/openapi';
import { resetDb } from '../../../mock/lib/db';
import { checkBackend } from '../../contract/check';
import type { Report } from '../../contract/report';
import { createMockFetch } from '../../support/mockFetch';

interface Reply {
  method: string;
  path: string;
  body: unknown;
}

/** Runs the whole check on the mocks, and collects every envelope. */
async function checkMocks(): Promise<{ report: Report; replies: Reply[] }> {
  resetDb();
  const replies: Reply[] = [];
  const mockFetch = createMockFetch();
  const password = 'Market#2026';
  const report = await checkBackend({
    address: 'http://localhost',
    account: 'admin',
    password,
    other: { account: 'user', password },
    writes: true,
    async fetch(url, init) {
      const response = await mockFetch(url, init);
      if (response.headers.get('content-type')?.includes('json')) {
        const path = new URL(url).pathname.replace('/api/v1', '');
        replies.push({ path, method: init.method ?? '', body: await response.clone().json() });
      }
      return response;
    },
  });
  return { report, replies };
}

/** Returns a check of replies that uses the document's JSON Schemas only. */
function createDocumentCheck() {
  const document = openApiDocument();
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'contract', components: document.components });
  // Of several matching paths, the one with the fewest parameters applies.
  const operations = [...ENDPOINTS]
    .sort((a, b) => a.parameters.length - b.parameters.length)
    .map(({ method, path }) => ({
      method,
      address: new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation: document.paths[`/${path}`]?.[method.toLowerCase()] as {
        responses: Record<string, { content: Record<string, { schema: object }> }>;
      },
    }));
  return ({ method, path, body }: Reply) => {
    const match = operations.find((each) => each.method === method && each.address.test(path));
    const schema = match?.operation.responses[200]?.content['application/json']?.schema;
    const refs = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
    return ajv.validate(JSON.parse(refs), body);
  };
}

describe('the mocks', () => {
  it('keep the contract, and their replies match the JSON Schemas of the document', async () => {
    const { report, replies } = await checkMocks();
    expect(report.broken).toEqual([]);
    expect(report.succeeded.length).toBeGreaterThan(120);
    expect(report.unexercised).toEqual([]);
    expect(report.lines().at(-1)).toBe('The back end keeps the contract.');

    const isValid = createDocumentCheck();
    expect(replies.length).toBeGreaterThan(500);
    const wrong = replies.filter((reply) => !isValid(reply));
    expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const invalid = {
      method: 'GET',
      path: '/charge/summary',
      body: { code: 200, result: { balance: '12' } },
    };
    expect(isValid(invalid)).toBe(false);
  });
});
