import { ENDPOINTS } from '../../../config/contract/endpoints';
import { resetDb } from '../../../mock/lib/db';
import { checkBackend } from '../../contract/check';
import { getDocument, schemaProblems } from '../../contract/documentSchemas';
import type { Report } from '../../contract/report';
import { createMockFetch } from '../../support/mockFetch';

interface Exchange {
  method: string;
  path: string;
  query: string[];
  sent: unknown;
  body: unknown;
}

/** The parts of an operation in the document that a call must match. */
interface Operation {
  parameters: readonly { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

/** Runs the whole check on the mocks, and collects every envelope with its call. */
async function checkMocks(): Promise<{ report: Report; exchanges: Exchange[] }> {
  resetDb();
  const exchanges: Exchange[] = [];
  const mockFetch = createMockFetch();
  const password = 'Market#2026';
  const report = await checkBackend({
    address: 'http://localhost',
    account: 'admin',
    password,
    other: { account: 'user', password },
    writes: true,
    async fetch(url, { method = '', body: sent, ...init }) {
      const response = await mockFetch(url, { ...init, method, body: sent });
      if (response.headers.get('content-type')?.includes('json')) {
        const { pathname, searchParams } = new URL(url);
        exchanges.push({
          method,
          path: pathname.replace('/api/v1', ''),
          query: [...searchParams.keys()],
          sent: typeof sent === 'string' ? JSON.parse(sent) : undefined,
          body: await response.clone().json(),
        });
      }
      return response;
    },
  });
  return { report, exchanges };
}

// Of several matching paths, the one with the fewest parameters applies.
const operations = [...ENDPOINTS]
  .sort((a, b) => a.parameters.length - b.parameters.length)
  .map(({ method, path }) => ({
    method,
    address: new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    operation: getDocument().paths[`/${path}`]?.[method.toLowerCase()] as Operation,
  }));

function findOperation({ method, path }: Pick<Exchange, 'method' | 'path'>): Operation {
  const found = operations.find((each) => each.method === method && each.address.test(path));
  if (!found) throw new Error(`The document has no ${method} ${path}`);
  return found.operation;
}

function isValidReply(exchange: Pick<Exchange, 'method' | 'path' | 'body'>): boolean {
  const schema = findOperation(exchange).responses[200]?.content['application/json']?.schema;
  return schema !== undefined && schemaProblems(schema, exchange.body).length === 0;
}

/** Whether the document allows the query, and the body if the call succeeded. */
function isValidCall({ query, sent, body, ...call }: Exchange): boolean {
  const { parameters, requestBody } = findOperation(call);
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const isQueryValid =
    query.every((name) => named.some((parameter) => parameter.name === name)) &&
    named.every(({ name = '', required }) => !required || query.includes(name));
  const schema = requestBody?.content['application/json']?.schema;
  const isSuccess = (body as { code?: unknown }).code === 200;
  return isQueryValid && (!schema || !isSuccess || schemaProblems(schema, sent).length === 0);
}

const toLine = ({ method, path }: Exchange) => `${method} ${path}`;

describe('the mocks', () => {
  it('keep the contract, and all calls and replies match the document', async () => {
    const { report, exchanges } = await checkMocks();
    expect(report.broken).toEqual([]);
    expect(report.succeeded.length).toBeGreaterThan(120);
    expect(report.unexercised).toEqual([]);
    expect(report.lines().at(-1)).toBe('Nothing that was tried breaks the contract.');

    expect(exchanges.length).toBeGreaterThan(500);
    expect(exchanges.filter((exchange) => !isValidReply(exchange)).map(toLine)).toEqual([]);
    expect(exchanges.filter((exchange) => !isValidCall(exchange)).map(toLine)).toEqual([]);
    const invalid = { code: 200, result: { balance: '12' } };
    expect(isValidReply({ method: 'GET', path: '/charge/summary', body: invalid })).toBe(false);
  });
});
