import type { Endpoint } from './endpoint';
import { ERROR_CODES, type ErrorCode, GENERAL_ERROR } from './errorCodes';
import { type JsonSchema, refTo, wireSchema } from './jsonSchema';

const SECURITY = { required: [{ token: [] }], optional: [{}, { token: [] }], none: [] } as const;

/** `POST order/{orderId}/pay` is `postOrderByOrderIdPay`. */
function operationId({ method, path }: Endpoint): string {
  const parts = path.replace(/\{(\w+)\}/g, 'by/$1').split('/');
  return [method.toLowerCase(), ...parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join(
    '',
  );
}

const isNotFound = ({ parameters, unknownId = [GENERAL_ERROR.notFound] }: Endpoint) =>
  parameters.length > 0 && unknownId.includes(GENERAL_ERROR.notFound);

/** Returns every failure code of an endpoint, including those that follow from its shape. */
export function getRefusals(endpoint: Endpoint): number[] {
  const { malformed, sessionInvalid, forbidden, notFound } = GENERAL_ERROR;
  return [
    ...(endpoint.body || endpoint.upload ? [malformed] : []),
    ...(endpoint.auth === 'required' ? [sessionInvalid] : []),
    ...(endpoint.page ? [forbidden] : []),
    ...(isNotFound(endpoint) ? [notFound] : []),
    ...new Set(endpoint.errors ?? []),
  ];
}

function errorCode(code: number): ErrorCode {
  const known = ERROR_CODES.find((each) => each.code === code);
  if (known) return known;
  throw new Error(`The code ${code} has no description`);
}

function toParameters({ parameters, query }: Endpoint): object[] {
  const inPath = parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const querySchema = query ? wireSchema(query) : {};
  const inQuery = Object.entries(querySchema.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(querySchema.required?.includes(name) && { required: true }),
    schema,
  }));
  return [{ $ref: '#/components/parameters/Language' }, ...inPath, ...inQuery];
}

function toRequestBody({ body, example, upload }: Endpoint): object | undefined {
  if (upload) {
    const fields = upload.fields ? wireSchema(upload.fields) : {};
    const schema: JsonSchema = {
      type: 'object',
      properties: { ...fields.properties, [upload.file]: {} },
      required: [...(fields.required ?? []), upload.file],
    };
    return {
      required: true,
      description: `One file of at most ${upload.maxBytes} bytes. Its type is detected from its first bytes.`,
      content: {
        'multipart/form-data': {
          schema,
          encoding: { [upload.file]: { contentType: upload.types.join(', ') } },
        },
      },
    };
  }
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: wireSchema(body), example } } };
}

function toSuccess({ result, download }: Endpoint): object {
  const success = { $ref: refTo('Success') };
  const schema = result
    ? {
        allOf: [
          success,
          { type: 'object', properties: { result: wireSchema(result) }, required: ['result'] },
        ],
      }
    : success;
  const failure = { $ref: refTo('Failure') };
  if (download) {
    const file = { 'application/json': { schema: failure } };
    return {
      description: 'The file, named by `Content-Disposition`; an envelope only when it fails.',
      headers: { 'Content-Disposition': { schema: { type: 'string' } } },
      content: { ...Object.fromEntries(download.map((type) => [type, {}])), ...file },
    };
  }
  return {
    description: 'The envelope. A failure can have HTTP status 200: the code in the envelope decides.',
    content: { 'application/json': { schema: { anyOf: [schema, failure] } } },
  };
}

/** Describes an endpoint as an operation of the document. */
export function toOperation(endpoint: Endpoint): object {
  const refusals = getRefusals(endpoint).map(errorCode);
  const refusalList = refusals.map(({ code, name, meaning }) => `- ${code} \`${name}\`: ${meaning}`);
  const page = endpoint.page && `Only for users with the page \`${endpoint.page}\` in their menus.`;
  const refuses = refusalList.length > 0 && `Refuses with:\n\n${refusalList.join('\n')}`;
  const requestBody = toRequestBody(endpoint);
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: [page, refuses].filter(Boolean).join('\n\n'),
    security: SECURITY[endpoint.auth],
    parameters: toParameters(endpoint),
    ...(requestBody && { requestBody }),
    responses: { 200: toSuccess(endpoint), default: { $ref: '#/components/responses/Failure' } },
    'x-error-codes': refusals.map(({ code, name }) => ({ code, name })),
  };
}
