import type * as v from 'valibot';
import { CLOSING_ERROR } from '../../src/domain/account/closing';
import { DEPRECATION_HEADER, deprecationHeaders, SUNSET_HEADER } from '../../src/domain/deprecation';
import { CONFLICT } from '../../src/domain/endpoint';
import type { Refusal } from '../../src/domain/requestError';
import type { Place } from './domainSource';
import type { Endpoint } from './endpoint';
import { ERROR_CODES, type ErrorCode, GENERAL_ERROR } from './errorCodes';
import { EXAMPLES } from './examples';
import { findField } from './fieldComments';
import { type JsonSchema, joinTexts, refTo, wireSchema } from './jsonSchema';
import { idText, withTexts } from './propertyTexts';
import { TAGS } from './tags';

const SECURITY = {
  required: [{ token: [] }],
  optional: [{}, { token: [] }],
  anyToken: [{}, { token: [] }],
  none: [],
} as const;

const isNotFound = ({ parameters, unknownId = [GENERAL_ERROR.notFound] }: Endpoint) =>
  parameters.length > 0 && unknownId.includes(GENERAL_ERROR.notFound);

/** Returns every failure code of an endpoint, after those that follow from its shape in the order of their checks. */
export function getRefusals(endpoint: Endpoint): number[] {
  const { malformed, sessionInvalid, forbidden, notFound } = GENERAL_ERROR;
  return [
    ...(endpoint.auth === 'required' || endpoint.auth === 'optional' ? [sessionInvalid] : []),
    ...(endpoint.auth === 'required' && !endpoint.whileClosing ? [CLOSING_ERROR.beingClosed] : []),
    ...(endpoint.page || endpoint.pages ? [forbidden] : []),
    ...(endpoint.body || endpoint.upload ? [malformed] : []),
    ...(isNotFound(endpoint) ? [notFound] : []),
    ...new Set(endpoint.errors ?? []),
  ];
}

function errorCode(code: number): ErrorCode {
  const known = ERROR_CODES.find((each) => each.code === code);
  if (known) return known;
  throw new Error(`The code ${code} has no description`);
}

/** Whether a write has its idempotency key in a header instead of its body. */
export function hasKeyHeader({ method, body, safe }: Endpoint): boolean {
  const hasKey = body !== undefined && 'entries' in body && 'idempotencyKey' in (body.entries as object);
  return method !== 'GET' && !safe && !hasKey;
}

/** Where a schema of an endpoint is declared. */
function partOf(endpoint: Endpoint, name: string): Place | undefined {
  const place = endpoint.place();
  return place && findField(place, name)?.place;
}

function toParameters(endpoint: Endpoint): object[] {
  const { parameters, parameterTexts, query } = endpoint;
  const inPath = parameters.map((name) => {
    const description = parameterTexts[name];
    const schema: JsonSchema = description ? { type: 'string' } : { $ref: refTo('Id') };
    return { name, in: 'path', required: true, description: description ?? idText(name, schema), schema };
  });
  const querySchema = query ? withTexts(wireSchema(query), partOf(endpoint, 'query')) : {};
  const inQuery = Object.entries(querySchema.properties ?? {}).map(([name, property]) => {
    const { description, ...schema } = property as JsonSchema;
    const required = querySchema.required?.includes(name);
    return { name, in: 'query', ...(required && { required }), description, schema };
  });
  const names = [
    'Language',
    ...(hasKeyHeader(endpoint) ? ['IdempotencyKey'] : []),
    ...(endpoint.maxAgeSeconds === undefined ? [] : ['IfNoneMatch']),
  ];
  const shared = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return [...shared, ...inPath, ...inQuery];
}

const FILE: JsonSchema = { type: 'string', format: 'binary' };

function toRequestBody(endpoint: Endpoint): object | undefined {
  const { key, body, example, upload } = endpoint;
  const place = partOf(endpoint, 'body');
  if (upload) {
    const fields = upload.fields ? withTexts(wireSchema(upload.fields), place) : {};
    const types = upload.types.join(', ');
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        ...fields.properties,
        [upload.file]: { ...FILE, description: `The file: ${types}; at most ${upload.maxBytes} bytes.` },
      },
      required: [...(fields.required ?? []), upload.file],
    };
    return {
      required: true,
      description: 'One file. Its type is detected from its first bytes, not from its name.',
      content: { 'multipart/form-data': { schema, encoding: { [upload.file]: { contentType: types } } } },
    };
  }
  if (!body) return undefined;
  const schema = withTexts(wireSchema(body), place);
  const recorded = EXAMPLES[key]?.request ?? example;
  return { required: true, content: { 'application/json': { schema, example: recorded } } };
}

const envelope = (name: 'Success' | 'Failure', properties: Record<string, JsonSchema>): JsonSchema => ({
  allOf: [{ $ref: refTo(name) }, { type: 'object', properties, required: Object.keys(properties) }],
});

/** The `result` of a success or refusal; one that is no named schema gets a description. */
function toResult(result: v.GenericSchema, place: Place | undefined, text: string): JsonSchema {
  const { $ref, description, ...schema } = wireSchema(result);
  return $ref ? { $ref } : withTexts({ description: joinTexts(text, description), ...schema }, place);
}

/** A refusal that has a result; of another code than all others. */
function toRefusal(endpoint: Endpoint, { code, result }: Refusal): JsonSchema {
  const { name, meaning } = errorCode(code);
  const place = partOf(endpoint, code === CONFLICT ? 'conflict' : 'refusals');
  return envelope('Failure', {
    code: { type: 'integer', const: code, description: meaning },
    result: toResult(result, place, `Details of \`${name}\`.`),
  });
}

const HEADER_TEXTS: Readonly<Record<string, string>> = {
  [DEPRECATION_HEADER]: 'Since when the operation is deprecated (RFC 9745); in refusals, too.',
  [SUNSET_HEADER]: 'When the operation ends, at the earliest (RFC 8594); in refusals, too.',
};

/** The headers of a deprecated operation; none of any other. */
const endHeaders = ({ deprecated }: Endpoint): object =>
  Object.fromEntries(
    Object.entries(deprecationHeaders(deprecated)).map(([name, example]) => [
      name,
      { description: HEADER_TEXTS[name], schema: { type: 'string' }, example },
    ]),
  );

/** The headers of a reply that browsers and CDNs may keep. */
const keptHeaders = (maxAgeSeconds: number): object => ({
  'Cache-Control': {
    description: `\`public, max-age=${maxAgeSeconds}\` or less in a success without a token; \`no-store\` in all else (see "Caches and fresh data").`,
    required: true,
    schema: { type: 'string' },
  },
  ETag: { $ref: '#/components/headers/ETag' },
  Vary: { $ref: '#/components/headers/Vary' },
});

/** The reply with HTTP status 200: success, or one of the endpoint's own refusals. Their codes tell them apart. */
function toReply(endpoint: Endpoint): object {
  const { key, result, download, refusals, maxAgeSeconds } = endpoint;
  const codes = getRefusals(endpoint).filter((code) => refusals.every((each) => each.code !== code));
  const refused = envelope('Failure', {
    code: { type: 'integer', enum: codes, description: 'One of the codes that this operation lists.' },
  });
  const success = result
    ? envelope('Success', { result: toResult(result, partOf(endpoint, 'result'), 'The result of the call.') })
    : { $ref: refTo('Success') };
  const replies = [
    ...(download ? [] : [success]),
    ...(codes.length > 0 ? [refused] : []),
    ...refusals.map((each) => toRefusal(endpoint, each)),
  ];
  const { success: recorded, more, refusal } = EXAMPLES[key] ?? {};
  const examples = {
    ...(recorded && { success: { summary: 'Success', value: recorded } }),
    ...(more && { more: { summary: more.title, value: more.success } }),
    ...(refusal && { refusal: { summary: `Refused with ${refusal.code}`, value: refusal } }),
  };
  const json = {
    schema: replies.length > 1 ? { oneOf: replies } : replies[0],
    ...(Object.keys(examples).length > 0 && { examples }),
  };
  const headers = {
    ...endHeaders(endpoint),
    ...(maxAgeSeconds !== undefined && keptHeaders(maxAgeSeconds)),
  };
  if (!download) {
    return {
      ...(Object.keys(headers).length > 0 && { headers }),
      description: 'The envelope. A refusal has HTTP status 200, too: the code in the envelope decides.',
      content: { 'application/json': json },
    };
  }
  const files = download.map((type) => [type, { schema: FILE }] as const);
  return {
    description: 'The file; an envelope only when it is refused.',
    headers: {
      ...headers,
      'Content-Disposition': {
        description: 'Names the file: `attachment; filename="..."; filename*=UTF-8\'\'...` (RFC 6266).',
        schema: { type: 'string' },
      },
    },
    content: {
      ...Object.fromEntries(files),
      ...(replies.length > 0 && { 'application/json': json }),
    },
  };
}

/** Which page of the console a call needs. */
function pageText({ page, pages }: Endpoint): string | undefined {
  const all = Object.entries(pages ?? {}).map(([value, path]) => `\`${path}\` for \`${value}\``);
  const needed = page ? `\`${page}\`` : all.join(', ');
  return needed && `Only for users with the page ${needed} in their menus.`;
}

const endText = ({ deprecated }: Endpoint) =>
  deprecated &&
  `Deprecated since ${deprecated.since}: no portal that is deployed calls it. It must work until ${deprecated.until} for tabs that are open (section "Versions").`;

/** Describes an endpoint as an operation of the document. */
export function toOperation(endpoint: Endpoint): object {
  const refusals = getRefusals(endpoint).map(errorCode);
  const refusalList = refusals.map(({ code, name, meaning }) => `- ${code} \`${name}\`: ${meaning}`);
  const page = pageText(endpoint);
  const refuses =
    refusalList.length > 0 && `Refuses with (for the order see "Envelope"):\n\n${refusalList.join('\n')}`;
  const requestBody = toRequestBody(endpoint);
  return {
    operationId: endpoint.id,
    ...(endpoint.deprecated && { deprecated: true }),
    tags: [TAGS[endpoint.area][0]],
    summary: endpoint.summary,
    description: [endText(endpoint), page, refuses].filter(Boolean).join('\n\n') || endpoint.summary,
    security: SECURITY[endpoint.auth],
    parameters: toParameters(endpoint),
    ...(requestBody && { requestBody }),
    responses: {
      200: toReply(endpoint),
      ...(endpoint.maxAgeSeconds !== undefined && {
        304: { $ref: '#/components/responses/NotModified' },
      }),
      '4XX': { $ref: '#/components/responses/Failure' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
    'x-error-codes': refusals.map(({ code, name }) => ({ code, name })),
  };
}
