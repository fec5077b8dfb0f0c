import type { JsonSchema } from './jsonSchema';

const code: JsonSchema = { type: ['integer', 'string', 'null'] };

const message: JsonSchema = {
  type: ['string', 'null'],
  description: 'A sentence for the person, in the language of `Accept-Language`; plain text.',
};

/** What every envelope may hold besides its result (spec sections 3 and 8). */
const ERROR_INFO: Record<string, JsonSchema> = {
  httpStatus: {
    type: 'integer',
    description: 'A number other than 200 replaces `code`.',
  },
  success: { type: 'boolean', description: '`false` makes a failure of a reply whose code says success.' },
  errorCode: { type: ['integer', 'string'], description: 'The title of a notification (showType 4).' },
  errorMessage: {
    type: 'string',
    description: 'Shown in place of `message` where `showType` or `success` is.',
  },
  showType: {
    type: 'integer',
    description:
      'How the portal shows a failure: 0 not at all, 1 a warning, 2 an error message, 4 a notification, 9 the error page. Anything else is an error message.',
  },
};

/** The parts of the document that every endpoint shares. */
export const ENVELOPE_SCHEMAS: Record<string, JsonSchema> = {
  Success: {
    description:
      'A call that succeeded. Each endpoint says what `result` is; where it says nothing, nobody reads it.',
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
      'A call that failed, by a code that is none of success (null, 0, 200), a text that is a number counting as that number. 401, 407, 408 and 409 end the session. `result` may hold details.',
    type: 'object',
    properties: { code, message, result: {}, ...ERROR_INFO },
    required: ['code'],
    not: { $ref: '#/components/schemas/Success' },
  },
};
