import type { Endpoint } from './endpoint';
import { ERROR_CODES, type ErrorCode, GENERAL_ERROR } from './errorCodes';
import { type JsonSchema, refTo, wireSchema } from './jsonSchema';

const SECURITY = { required: [{ token: [] }], optional: [{}, { token: [] }], none: [] } as const;

/** `POST order/{orderId}/pay` is `postOrderByOrderIdPay`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/\{(\w+)\}/g, 'by/$1').split('/');
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

const isNotFound = ({ parameters, unknownId = [GENERAL_ERROR.notFound] }: Endpoint) =>
  parameters.length > 0 && unknownId.includes(GENERAL_ERROR.notFound);

/** Every code with which an endpoint may refuse, those included that follow from its shape. */
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
  throw new Error(`No meaning is written down for the code ${code}`);
}

function toParameters({ parameters, query }: Endpoint): object[] {
  const inPath = parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const asked = query ? wireSchema(query) : {};
  const inQuery = Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(asked.required?.includes(name) && { required: true }),
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
      description: `One file of at most ${upload.maxBytes} bytes. What it is, its first bytes say.`,
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
    description: 'The envelope. A failure may come with HTTP 200 too: the code in the envelope decides.',
    content: { 'application/json': { schema: { anyOf: [schema, failure] } } },
  };
}

/** One endpoint as an operation of the document. */
export function toOperation(endpoint: Endpoint): object {
  const refusals = getRefusals(endpoint).map(errorCode);
  const refusalList = refusals.map(({ code, name, meaning }) => `- ${code} \`${name}\`: ${meaning}`);
  const page = endpoint.page && `Only for who has the page \`${endpoint.page}\` among their menus.`;
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
