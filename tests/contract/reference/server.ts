import type { OpenApiDocument } from '../../../config/contract/openapi';
import { schemaProblems } from '../documentSchemas';
import { type Account, accountHandlers, type Call, Refusal, Sessions } from './account';
import { createGenerator, isGeneratedId, type Schema } from './generated';
import { shopHandlers } from './shop';

export interface ReferenceRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body: string;
}

export interface ReferenceReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Answer = (request: ReferenceRequest) => ReferenceReply;

/** The parts of an operation in the document that a back end needs. */
interface Operation {
  description: string;
  security: readonly object[];
  parameters: readonly { name?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema?: Schema }> }>;
  'x-error-codes': readonly { code: number; name: string }[];
}

const CODES: Record<string, number> = { malformed: 400, sessionInvalid: 401, forbidden: 403, notFound: 404 };

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'accept-language, content-type, idempotency-key, x-authorization',
  'Access-Control-Expose-Headers': 'Content-Disposition, Idempotency-Key-Max-Age',
  'Idempotency-Key-Max-Age': '86400',
};

/** Finds the schema of `result` in the reply of an operation: of its success, or of a refusal. */
function findResultSchema({ responses }: Operation, refusal?: number): Schema | undefined {
  const reply = responses[200]?.content['application/json']?.schema;
  const parts = (reply?.oneOf ?? [reply]).map((each) => each?.allOf ?? []);
  const found = parts.find(([envelope, own]) =>
    refusal === undefined ? envelope?.$ref?.endsWith('/Success') : own?.properties?.code?.const === refusal,
  );
  return found?.[1]?.properties?.result;
}

function toPage(list: readonly unknown[], query: URLSearchParams) {
  const read = (name: string, fallback: number) =>
    Math.max(1, Math.trunc(Number(query.get(name))) || fallback);
  const [current, pageSize] = [read('current', 1), Math.min(read('pageSize', 10), 100)];
  return {
    list: list.slice((current - 1) * pageSize, current * pageSize),
    total: list.length,
    current,
    pageSize,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A back end that was written from the document alone, without the portal's code and without its mocks. Accounts, content,
 * services, orders and top-ups have a state. Every other operation checks the session, the page, the ids and the body,
 * and returns a result that is generated from its schema.
 */
export function createReference(document: OpenApiDocument, accounts: readonly Account[]): Answer {
  const generate = createGenerator(document);
  const sessions = new Sessions(accounts);
  const make = (name: string, values: object, index?: number) => ({
    ...(generate({ $ref: `#/components/schemas/${name}` }, 'shop', index) as object),
    ...values,
  });
  const handlers = { ...accountHandlers(sessions, make), ...shopHandlers(make) };
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const line = `${method.toUpperCase()} ${path}`;
        const pattern = new RegExp(`^${line.replace(/\{\w+\}/g, '([^/]+)')}$`);
        return { key: line.replace('/', ''), names, pattern, operation: operation as Operation };
      }),
    )
    .sort((one, other) => one.names.length - other.names.length);

  /** Returns the generated result, unless an id in the path is not a generated one. */
  function answerGenerated(operation: Operation, params: Call['params'], user?: Account): unknown {
    const owner = user?.userId ?? 'visitor';
    const codes = operation['x-error-codes'];
    // The document names the forms whose drafts are kept, and the current month.
    const isKnown = ([name, id]: [string, string]) =>
      ['goal', 'transfer', 'warehouse', 'current'].includes(id) || isGeneratedId(name, id, owner);
    const refusal = codes.find(({ name }) => name === 'notFound' || name === 'gone');
    if (refusal && !Object.entries(params).every(isKnown)) throw new Refusal(refusal.name);
    const result = findResultSchema(operation);
    return result && generate(result, owner);
  }

  function perform(
    key: string,
    operation: Operation,
    params: Call['params'],
    request: ReferenceRequest,
  ): unknown {
    const token = request.headers.get('x-authorization') ?? '';
    const user = sessions.find(token);
    const { security, description, requestBody, parameters } = operation;
    const isPublic = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
    if (!isPublic && !user) throw new Refusal('sessionInvalid');
    const page = /Only for users with the page `([^`]+)`/.exec(description)?.[1];
    if (page && !user?.pages.includes(page)) throw new Refusal('forbidden');
    const schema = requestBody?.content['application/json']?.schema;
    const body = parse(request.body) as Call['body'];
    if (schema && schemaProblems(schema, body).length > 0) throw new Refusal('malformed');
    const query = new URL(request.url, 'http://localhost').searchParams;
    const result = handlers[key]
      ? handlers[key]({ params, query, body, sent: request.body, user, token })
      : answerGenerated(operation, params, user);
    const list = (result as { list?: unknown } | null)?.list;
    const isPaged = Array.isArray(list) && parameters.some(({ name }) => name === 'pageSize');
    return isPaged ? { ...(result as object), ...toPage(list, query) } : result;
  }

  const answer: Answer = (request) => {
    const reply = (code: number, message: string, result: unknown = null) => ({
      status: code === 200 || code > 599 ? 200 : code,
      headers: HEADERS,
      body: JSON.stringify({ code, message, result }),
    });
    if (request.method === 'OPTIONS') return { status: 204, headers: HEADERS, body: '' };
    const line = `${request.method} ${/^\/api\/v1(\/[^?]*)/.exec(request.url)?.[1]}`;
    const found = operations.find(({ pattern }) => pattern.test(line));
    if (!found) return reply(404, 'There is no such operation');
    const { key, names, pattern, operation } = found;
    const values = pattern.exec(line)?.slice(1).map(decodeURIComponent) ?? [];
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    try {
      const result = perform(key, operation, params, request);
      const type = Object.keys(operation.responses[200]?.content ?? {}).find(
        (each) => !each.includes('json'),
      );
      if (!type) return reply(200, 'Done', result);
      const name = { 'Content-Disposition': 'attachment; filename="reference.txt"' };
      const file = { ...name, 'Content-Type': type === '*/*' ? 'text/plain' : type };
      return { status: 200, headers: { ...HEADERS, ...file }, body: 'reference' };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const own = operation['x-error-codes'].find(({ name }) => name === error.code)?.code;
      const code = own ?? CODES[error.code] ?? 500;
      const schema = findResultSchema(operation, code);
      return reply(code, `Refused: ${error.code}`, error.result ?? (schema && generate(schema, 'refusal')));
    }
  };

  const kept = new Map<string, ReferenceReply>();
  return (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return answer(request);
    const user = sessions.find(request.headers.get('x-authorization') ?? '');
    const id = [user?.userId, request.method, request.url, key].join(' ');
    const reply = kept.get(id) ?? answer(request);
    kept.set(id, reply);
    return reply;
  };
}
