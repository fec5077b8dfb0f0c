import { join } from 'node:path';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { openApiDocument } from '../../../config/contract/openapi';
import { getRefusals } from '../../../config/contract/operation';
import { CONFLICT } from '../../../src/domain/endpoint';
import { type Refusal, RequestError } from '../../../src/domain/requestError';
import { filesBelow, ROOT, read } from '../../support/sources';

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'result' in value;

const exported = filesBelow('src/domain', /\.ts$/)
  .flatMap((path) => Object.values<unknown>(require(join(ROOT, path))))
  .filter(isRefusal);
const listed = ENDPOINTS.flatMap(({ refusals }) => refusals);
const results = new Map([...exported, ...listed].map(({ code, result }) => [code, result]));

describe('the refusals with a result', () => {
  it('are listed by an endpoint', () => {
    expect(exported.length).toBeGreaterThan(15);
    expect(exported.filter((each) => !listed.includes(each)).map(({ code }) => code)).toEqual([]);
  });

  it('have one schema for each code, except the record of a conflict', () => {
    const others = listed.filter(({ code, result }) => code !== CONFLICT && result !== results.get(code));
    expect(others.map(({ code }) => code)).toEqual([]);
  });

  it('are listed with it by every endpoint', () => {
    const bare = ENDPOINTS.flatMap((endpoint) =>
      getRefusals(endpoint)
        .filter((code) => results.has(code) && endpoint.refusals.every((each) => each.code !== code))
        .map((code) => `${endpoint.key}: ${code}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('the result of a refusal', () => {
  it('is described beside its code', () => {
    const { paths, components } = openApiDocument();
    expect(paths['/user/login']?.post).toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema', 'oneOf'],
      expect.arrayContaining([
        {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            expect.objectContaining({
              properties: {
                code: expect.objectContaining({ const: 10016 }),
                result: { $ref: '#/components/schemas/LoginChallenge' },
              },
              required: ['code', 'result'],
            }),
          ],
        },
      ]),
    );
    expect(components.schemas.LoginChallenge?.required).toEqual(['challenge', 'expiresInSeconds']);
  });

  const files = filesBelow('src', /\.tsx?$/).filter((path) => !path.startsWith('src/domain/'));
  const imports = (path: string, name: string) =>
    new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*domain/`, 'm').test(read(path));

  it('cannot be read from the error', () => {
    const error = new RequestError('business', '', { code: 10016, result: { challenge: 'c' } });
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(error))).not.toContain('challenge');
  });

  it('is read by the schema that the endpoint declares', () => {
    expect(files.filter((path) => imports(path, 'refusal'))).toEqual([]);
    const reads = files.flatMap((path) =>
      read(path)
        .split(/\breadRefusal\(/)
        .slice(1)
        .map((call) => ({
          path,
          name: /^\s*[\w.]+,\s*([\w.]+),?\s*\)/.exec(call)?.[1] ?? call.slice(0, 80),
        })),
    );
    expect(reads.length).toBeGreaterThan(12);
    const undeclared = reads.filter(({ path, name }) => !imports(path, name) && name !== 'endpoint.conflict');
    expect(undeclared).toEqual([]);
  });
});
