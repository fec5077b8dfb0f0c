import Ajv from 'ajv/dist/2020';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { openApiDocument } from '../../../config/contract/openapi';
import { resetDb } from '../../../mock/lib/db';
import { checkBackend } from '../../contract/check';
import type { Report } from '../../contract/report';
import { createMockFetch } from '../../support/mockFetch';

interface Answer {
  method: string;
  path: string;
  body: unknown;
}

/** The whole check of the mocks, writing included, and every envelope that went by. */
async function checkMocks(): Promise<{ report: Report; answers: Answer[] }> {
  resetDb();
  const answers: Answer[] = [];
  const mockFetch = createMockFetch();
  const password = 'Market#2026';
  const report = await checkBackend({
    origin: 'http://localhost',
    account: 'admin',
    password,
    other: { account: 'user', password },
    writes: true,
    async fetch(url, init) {
      const response = await mockFetch(url, init);
      if (response.headers.get('content-type')?.includes('json')) {
        const path = new URL(url).pathname.replace('/api/v1', '');
        answers.push({ path, method: init.method ?? '', body: await response.clone().json() });
      }
      return response;
    },
  });
  return { report, answers };
}

/** Judges an answer by the JSON Schemas of the OpenAPI document alone, as another program would. */
function documentJudge() {
  const document = openApiDocument();
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'contract', components: document.components });
  // Where two paths fit, the one with fewer ids in it is meant.
  const places = [...ENDPOINTS]
    .sort((a, b) => a.parameters.length - b.parameters.length)
    .map(({ method, path }) => ({
      method,
      address: new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation: document.paths[`/${path}`]?.[method.toLowerCase()] as {
        responses: Record<string, { content: Record<string, { schema: object }> }>;
      },
    }));
  return ({ method, path, body }: Answer) => {
    const place = places.find((each) => each.method === method && each.address.test(path));
    const schema = place?.operation.responses[200]?.content['application/json']?.schema;
    const refs = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
    return ajv.validate(JSON.parse(refs), body);
  };
}

describe('the mocks', () => {
  it('keep the contract, and their answers the JSON Schemas of the document', async () => {
    const { report, answers } = await checkMocks();
    expect(report.broken).toEqual([]);
    expect(report.answered.length).toBeGreaterThan(90);
    expect(report.lines().at(-1)).toBe('The back end keeps the contract.');

    const isRight = documentJudge();
    expect(answers.length).toBeGreaterThan(500);
    const wrong = answers.filter((answer) => !isRight(answer));
    expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const spoiled = {
      method: 'GET',
      path: '/charge/summary',
      body: { code: 200, result: { balance: '12' } },
    };
    expect(isRight(spoiled)).toBe(false);
  });
});
