import { KEY_HEADER } from '../../src/domain/idempotency';
import { ENDPOINTS } from './endpoints';
import { guide } from './guide/guide';
import { type JsonSchema, joinTexts, namedWireSchemas, refTo } from './jsonSchema';
import { NAMED_SCHEMAS, placeOf } from './namedSchemas';
import { toOperation } from './operation';
import { withTexts } from './propertyTexts';
import { TAGS } from './tags';

const message: JsonSchema = {
  type: ['string', 'null'],
  description: 'A sentence for the user, in the language of `Accept-Language`; plain text.',
};

/** Optional fields of a failure (spec sections 3 and 8). */
const ERROR_INFO: Record<string, JsonSchema> = {
  httpStatus: {
    type: 'integer',
    minimum: 100,
    maximum: 599,
    description: 'A number other than 200 replaces `code`.',
  },
  success: {
    type: 'boolean',
    const: false,
    description: 'Needs nothing else; a failure has it or leaves it out.',
  },
  errorCode: { type: ['integer', 'string'], description: 'The title of a notification (`showType` 4).' },
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

/** The two kinds of envelope. Their codes exclude each other. */
const ENVELOPE_SCHEMAS: Record<string, JsonSchema> = {
  Success: {
    description: 'A successful call.',
    type: 'object',
    properties: {
      code: { type: 'integer', const: 200, description: 'Success.' },
      message,
      result: { description: 'As the operation describes it; not read where it describes none.' },
    },
    required: ['code'],
  },
  Failure: {
    description:
      'A failed call. The codes 401, 407, 408 and 409 end the session. An operation lists the codes that mean that nothing happened.',
    type: 'object',
    properties: {
      code: { type: 'integer', description: 'Why the call failed; neither 0 nor 200.' },
      message,
      result: { description: 'Details, where the operation describes any for the code.' },
      ...ERROR_INFO,
    },
    required: ['code'],
  },
};

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, object>>;
  [part: string]: unknown;
}

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
  const described = NAMED_SCHEMAS.map(({ name, value, code }) => {
    const place = placeOf(value);
    const schema = withTexts(shapes[name] ?? {}, place);
    const ofRefusal = code === undefined ? undefined : `Result of a refusal with the code ${code}.`;
    return [
      name,
      { ...schema, description: joinTexts(place?.comment?.() ?? ofRefusal, schema.description) },
    ] as const;
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
    info: {
      title: 'Service market portal',
      version: '1.1.0',
      summary: 'The API that the service market portal requires of its back end.',
      description: guide(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/api/v1', description: 'On the host of the portal, or on the `apiHost` of its config.js.' },
    ],
    // For `prism mock --dynamic`: by default it follows a reference at most three times in a reply, and fills lists up to their limit.
    'x-json-schema-faker': { 'ref-depth-min': 8, 'ref-depth-max': 8, 'max-items': 2 },
    tags: Object.values(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
      parameters: {
        Language: {
          name: 'Accept-Language',
          in: 'header',
          description:
            'The language of messages and content: `zh-CN` (default, also for other languages) or `en-US`, for any `zh` or `en` of the highest weight. The portal sends one of the two.',
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: KEY_HEADER,
          in: 'header',
          description: 'Made once for a write; sent only if the back end keeps replies.',
          schema: { type: 'string' },
        },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          description: 'The tags of replies that the caller has; sent by browsers and CDNs on their own.',
          schema: { type: 'string' },
        },
      },
      headers: {
        ETag: {
          description:
            'Tag of this content in this language, weak or strong; only of a reply that may be kept.',
          schema: { type: 'string', pattern: '^(W/)?"[^"]*"$' },
        },
        Vary: {
          description: 'Names `Accept-Language` and `x-authorization`; only of a reply that may be kept.',
          schema: { type: 'string' },
        },
      },
      responses: {
        NotModified: {
          description: 'The caller has this content; without a body. Only after `If-None-Match`.',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
        },
        Failure: {
          description: 'A failure that the operation does not list: its outcome is unknown to the portal.',
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
