import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openApiDocument } from '../../../config/contract/openapi';
import { ROOT } from '../../support/sources';

it('the OpenAPI document has no problem for a second linter', () => {
  const lint = (source: object) =>
    execFileSync(process.execPath, [join(ROOT, 'tests/support/lintOpenApi.mjs')], {
      input: JSON.stringify(source),
      encoding: 'utf8',
    });
  expect(lint(openApiDocument())).toBe('');
  expect(lint({ ...openApiDocument(), paths: { '/bare': { get: { responses: {} } } } })).toContain(
    'operationId',
  );
});
