import { ENDPOINTS } from './endpoints';
import { type JsonSchema, namedWireSchemas, refTo } from './jsonSchema';
import { describe, NAMED_SCHEMAS } from './namedSchemas';
import { toOperation } from './operation';

const code: JsonSchema = { type: ['integer', 'string', 'null'] };

const message: JsonSchema = {
  type: ['string', 'null'],
  description: 'A sentence for the user, in the language of `Accept-Language`; plain text.',
};

/** Optional fields of every envelope besides its result (spec sections 3 and 8). */
const ERROR_INFO: Record<string, JsonSchema> = {
  httpStatus: {
    type: 'integer',
    description: 'A number other than 200 replaces `code`.',
  },
  success: { type: 'boolean', description: '`false` turns a reply with a success code into a failure.' },
  errorCode: { type: ['integer', 'string'], description: 'The title of a notification (showType 4).' },
  errorMessage: {
    type: 'string',
    description: 'Shown instead of `message` when `showType` or `success` is present.',
  },
  showType: {
    type: 'integer',
    description:
      'How the portal shows a failure: 0 not at all, 1 a warning, 2 an error message, 4 a notification, 9 the error page. Anything else is an error message.',
  },
};

const ENVELOPE_SCHEMAS: Record<string, JsonSchema> = {
  Success: {
    description: 'A successful call. Each endpoint describes its `result`; otherwise `result` is not read.',
    type: 'object',
    properties: {
      code: { enum: [200, 0, null], description: '200; 0 and null mean the same.' },
      message,
      result: {},
      ...ERROR_INFO,
      httpStatus: { const: 200 },
      success: { const: true },
    },
    required: ['code'],
  },
  Failure: {
    description:
      'A failed call: any code other than null, 0 and 200 (numeric strings count as numbers). 401, 407, 408 and 409 end the session. `result` may contain details.',
    type: 'object',
    properties: { code, message, result: {}, ...ERROR_INFO },
    required: ['code'],
    not: { $ref: '#/components/schemas/Success' },
  },
};

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, object>>;
  [part: string]: unknown;
}

const DESCRIPTION = `The API that the service market portal requires of its back end.

- Every reply is a JSON envelope (\`Success\`, \`Failure\`); its code decides, regardless of the HTTP status. Downloads return the file itself.
- Every call sends the token of \`user/login\` in \`x-authorization\`. 401, 407, 408 and 409 in an envelope end the session.
- Money is a whole number of cents of the currency given with it (CNY). Times are ISO 8601 in UTC; \`serverTime\` is the server's clock at the time of the reply, and countdowns are based on it. Names of durations include the unit.
- Lists return \`list\`, \`total\`, \`current\` (from 1) and \`pageSize\`; a page after the last one is empty. Invalid values in a query are ignored.
- A repeated call with the same \`idempotencyKey\` returns the result of the first one, also after an error.
- A code that an operation with an \`idempotencyKey\` lists means that nothing happened. After any other failure, and after no reply, the portal looks the key up (\`.../byKey/{key}\`) before it sends anything again.
- Undocumented fields are ignored; an optional field may be null or missing.`;

/** Returns the names of all components that the given parts refer to, directly or indirectly. */
function reachable(schemas: Record<string, JsonSchema>, roots: unknown): Set<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [roots];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      const schema = schemas[name];
      if (!schema) throw new Error(`The document refers to ${name}, which it does not contain`);
      waiting.push(schema);
    }
  }
  return found;
}

/** Builds the contract as an OpenAPI 3.1 document, from the described endpoints and the domain's schemas. */
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
          description: 'The language of messages and content: `zh-CN` (default) or `en-US`.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Failure: {
          description: 'The same envelope; the HTTP status may be a failure, too.',
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
