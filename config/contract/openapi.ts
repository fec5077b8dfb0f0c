import { describe } from './docComments';
import { ENDPOINTS } from './endpoints';
import { ENVELOPE_SCHEMAS } from './envelope';
import { type JsonSchema, namedWireSchemas, refTo } from './jsonSchema';
import { NAMED_SCHEMAS } from './namedSchemas';
import { toOperation } from './operation';

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, object>>;
  [part: string]: unknown;
}

const DESCRIPTION = `What the service market portal asks of its back end.

- Every reply is a JSON envelope (\`Success\`, \`Failure\`); the code in it decides, whatever the HTTP status. Downloads answer the file itself.
- The token that \`user/login\` answers goes with every call in \`x-authorization\`. 401, 407, 408 and 409 in an envelope end the session.
- Money is a whole number of cents of the currency that stands beside it (CNY). Times are ISO 8601 in UTC; \`serverTime\` is the server's clock at the moment of the answer, and countdowns run by it. Durations carry their unit in their name.
- Lists answer \`list\`, \`total\`, \`current\` (from 1) and \`pageSize\`; a page beyond the last is empty. What makes no sense in a query counts as missing.
- An \`idempotencyKey\` makes a call that is sent again answer what the first one made.
- Fields that are not described here may be there and are not read; an optional field may be null or missing.`;

/** Names of the components that these parts of the document lead to, through any number of references. */
function reachable(schemas: Record<string, JsonSchema>, roots: unknown): Set<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [roots];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      const schema = schemas[name];
      if (!schema) throw new Error(`The document refers to ${name}, which is not in it`);
      waiting.push(schema);
    }
  }
  return found;
}

/**
 * The contract as an OpenAPI 3.1 document, made of the described endpoints and the domain's schemas, whose comments become
 * descriptions.
 */
export function openApiDocument(): OpenApiDocument {
  const shapes = namedWireSchemas();
  const described = NAMED_SCHEMAS.map((named) => {
    const schema = shapes[named.name] ?? {};
    return [named.name, describe(schema, named)] as const;
  });
  const schemas: Record<string, JsonSchema> = { ...ENVELOPE_SCHEMAS, ...Object.fromEntries(described) };

  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of ENDPOINTS) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  const used = reachable(schemas, [paths, { $ref: refTo('Failure') }]);
  return {
    openapi: '3.1.0',
    info: { title: 'Service market portal', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(ENDPOINTS.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
      parameters: {
        Language: {
          name: 'Accept-Language',
          in: 'header',
          description:
            'The language of messages and of texts that are data: `zh-CN` (unless told) or `en-US`.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Failure: {
          description: 'The same envelope; the HTTP status may be that of the failure.',
          content: { 'application/json': { schema: { $ref: refTo('Failure') } } },
        },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'x-authorization',
          description: 'The bare token, visible ASCII, at most 4096 characters.',
        },
      },
    },
  };
}
