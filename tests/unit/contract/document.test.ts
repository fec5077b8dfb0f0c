import SwaggerParser from '@apidevtools/swagger-parser';
import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { openApiDocument } from '../../../config/contract/openapi';
import { read } from '../../support/sources';

const document = () => openApiDocument((module) => read(`src/domain/${module}.ts`));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and holds every endpoint', async () => {
    const made = document();
    await SwaggerParser.validate(structuredClone(made) as never);
    expect(Object.values(made.paths).flatMap(Object.keys)).toHaveLength(ENDPOINTS.length);
  });
});
