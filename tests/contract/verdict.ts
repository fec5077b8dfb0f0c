import * as v from 'valibot';
import type { Endpoint } from '../../config/contract/endpoint';
import { SESSION_AGE_HEADER } from '../../src/domain/account/sessionEnd';
import { DEPRECATION_HEADER, deprecationTimes, SUNSET_HEADER } from '../../src/domain/deprecation';
import { NOT_FOUND, NOT_OFFERED } from '../../src/domain/endpoint';
import { KEY_AGE_HEADER } from '../../src/domain/idempotency';
import { readFileName } from '../../src/request/download';
import { type Envelope, readEnvelope } from '../../src/request/envelope';
import type { Reply } from './backend';
import { cacheProblems } from './caching';
import { getDocument, schemaProblems } from './documentSchemas';

const MAX_PROBLEMS = 5;

/** What is wrong, and where: a path in the reply such as `result.list.0.amount`, a header, or `HTTP status`. */
export interface Problem {
  path: string;
  message: string;
}

/** A problem of a list, in a field of its result. */
export const listProblem = (name: string, message: string): Problem => ({
  path: `result.${name}`,
  message: `${message} (section "Lists")`,
});

/** The problems of a reply, and its result if it can be used. */
export interface Verdict {
  problems: Problem[];
  result?: unknown;
}

const getType = ({ headers }: Reply) => headers.get('content-type') ?? '';
const isJson = (reply: Reply) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(getType(reply));

const MISSING: readonly unknown[] = [NOT_FOUND, NOT_OFFERED];

/** Whether a reply says by its code or its HTTP status that there is no such operation or record. */
export const isNotFound = (reply: Reply): boolean =>
  MISSING.includes(reply.status) ||
  (isJson(reply) && MISSING.includes(readEnvelope(reply.text)?.failureCode));

/** Whether a reply says that the call failed. */
function isFailure(reply: Reply): boolean {
  const envelope = isJson(reply) ? readEnvelope(reply.text) : undefined;
  return envelope !== undefined && (envelope.failureCode !== undefined || envelope.refused);
}

const wrong = (path: string, message: string): Verdict => ({ problems: [{ path, message }] });

/** Describes the type of a value but not the value, which may be private. */
function describeType(value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  const type = typeof value;
  return type === 'object' ? 'an object' : `a ${type}`;
}

function describeBody(text: string): string {
  try {
    return describeType(JSON.parse(text));
  } catch {
    return text === '' ? 'nothing' : 'not JSON';
  }
}

/** Returns why a result does not match the schema of the portal, which also has the rules that the document describes in words. */
function shapeProblems(schema: v.GenericSchema, value: unknown): Problem[] {
  const checked = v.safeParse(schema, value);
  return (checked.issues ?? []).slice(0, MAX_PROBLEMS).map((issue) => {
    const path = ['result', v.getDotPath(issue)].filter(Boolean).join('.');
    const expected = (issue.expected ?? issue.type).slice(0, 120);
    return { path, message: `expected ${expected}, got ${describeType(issue.input)}` };
  });
}

/** The facts that decide which headers a reply must have. */
interface HeaderFacts extends Pick<Endpoint, 'deprecated'> {
  /** The portal's origin if it is another one. */
  portal?: string;
  isFile: boolean;
  /** The endpoint if the reply may be kept. */
  keptBy?: Endpoint;
}

/** The problems of the reply's headers. */
export function headerProblems({ headers }: Reply, facts: HeaderFacts): Problem[] {
  const { deprecated, portal, isFile, keptBy } = facts;
  const problems = cacheProblems(headers, keptBy);
  const check = (name: string, isRight: (value: string) => boolean, message: string) => {
    if (!isRight(headers.get(name) ?? '')) problems.push({ path: `header ${name}`, message });
  };
  const type = 'X-Content-Type-Options';
  if (isFile)
    check(type, (value) => /^nosniff$/i.test(value), 'send nosniff with every file (section "HTTP")');
  if (deprecated) {
    const { until } = deprecationTimes(deprecated);
    const isStated = (value: string) => /^@\d+$/.test(value);
    check(DEPRECATION_HEADER, isStated, 'send since when it is deprecated: `@` and seconds since 1970');
    const isLate = (value: string) => Date.parse(value) >= until;
    check(SUNSET_HEADER, isLate, `send a date from ${deprecated.until} on (section "Versions")`);
  }
  if (portal === undefined) return problems;
  const origins = ['*', portal];
  check(
    'Access-Control-Allow-Origin',
    (value) => origins.includes(value),
    `send ${portal} or * with every reply, refusals too (section "HTTP")`,
  );
  const stated = [KEY_AGE_HEADER, SESSION_AGE_HEADER, 'Retry-After', DEPRECATION_HEADER, SUNSET_HEADER].map(
    (name) => headers.has(name) && name,
  );
  const exposed = [isFile && 'Content-Disposition', ...stated];
  for (const name of exposed.filter((each) => each !== false)) {
    const exposes = (value: string) => value === '*' || value.toLowerCase().includes(name.toLowerCase());
    check('Access-Control-Expose-Headers', exposes, `add ${name} to it (section "HTTP")`);
  }
  return problems;
}

function toEnvelope(reply: Reply): { envelope: Envelope } | { problems: Problem[] } {
  if (!isJson(reply)) return wrong('body', `the reply is ${getType(reply) || 'of no type'}, not JSON`);
  const envelope = readEnvelope(reply.text);
  if (!envelope) return wrong('body', `the reply is ${describeBody(reply.text)}, not an envelope`);
  const { failureCode, refused } = envelope;
  const { Success = {}, Failure = {} } = getDocument().components.schemas;
  const schema = failureCode === undefined && !refused ? Success : Failure;
  const problems = schemaProblems(schema, JSON.parse(reply.text));
  return problems.length > 0 ? { problems } : { envelope };
}

/** Checks the reply to a call that must succeed. */
export function judgeSuccess(endpoint: Endpoint, reply: Reply, portal?: string, token?: string): Verdict {
  const isFile = endpoint.download !== undefined && !isJson(reply);
  const { problems, result } = isFile
    ? judgeFile(endpoint.download ?? [], reply)
    : judgeResult(endpoint, reply);
  const isKept = token === undefined && !isFailure(reply);
  const { deprecated } = endpoint;
  const ofHeaders = headerProblems(reply, {
    deprecated,
    portal,
    isFile,
    keptBy: isKept ? endpoint : undefined,
  });
  return { problems: [...problems, ...ofHeaders], result };
}

function judgeResult(endpoint: Endpoint, reply: Reply): Verdict {
  const read = toEnvelope(reply);
  if ('problems' in read) return read;
  const { failureCode, message, refused, result } = read.envelope;
  if (failureCode !== undefined)
    return wrong('code', `refused with code ${failureCode}: ${message ?? 'no message'}`);
  if (refused) return wrong('success', 'is false in a reply whose code says success');
  if (reply.status !== 200) return wrong('HTTP status', `${reply.status} with a code of success`);
  if (endpoint.download) return wrong('body', 'an envelope instead of the file');
  const problems = endpoint.result ? shapeProblems(endpoint.result, result) : [];
  return problems.length > 0 ? { problems } : { problems, result };
}

function judgeFile(types: readonly string[], reply: Reply): Verdict {
  const type = getType(reply).split(';')[0]?.trim() ?? '';
  const problems: Problem[] = [];
  const check = (isWrong: boolean, path: string, message: string) =>
    isWrong && problems.push({ path, message });
  const typePath = 'header Content-Type';
  check(reply.status !== 200, 'HTTP status', `${reply.status} for a file`);
  const isListed = types.includes('*/*') || types.includes(type);
  check(!isListed, typePath, `${type || 'nothing'}, expected ${types.join(' or ')}`);
  check(isListed && (type === '' || type === 'text/html'), typePath, 'nothing, or that of an HTML page');
  check(reply.bytes === 0, 'body', 'the file is empty');
  const name = readFileName(reply.headers.get('content-disposition'));
  check(name === undefined, 'header Content-Disposition', 'names no file');
  return problems.length > 0 ? { problems } : { problems, result: reply.text };
}

/** Checks the reply to a call that must be refused with one of these codes; 200 allows any success. */
export function judgeRefusal(
  endpoint: Endpoint,
  codes: readonly number[],
  reply: Reply,
  portal?: string,
): Verdict {
  const read = toEnvelope(reply);
  const problems = 'problems' in read ? read.problems : codeProblems(codes, read.envelope, reply.status);
  const { failureCode, result } = 'envelope' in read ? read.envelope : {};
  const declared = problems.length === 0 && endpoint.refusals.find(({ code }) => code === failureCode);
  const shape = declared ? shapeProblems(declared.result, result) : [];
  const { deprecated } = endpoint;
  const keptBy = isFailure(reply) ? undefined : endpoint;
  const ofHeaders = headerProblems(reply, { deprecated, portal, isFile: false, keptBy });
  return { problems: [...problems, ...shape, ...ofHeaders] };
}

function codeProblems(
  codes: readonly number[],
  { failureCode, refused }: Envelope,
  status: number,
): Problem[] {
  const code = failureCode ?? (refused ? 'success: false' : 200);
  const expectedCodes = codes
    .map((expected) => (expected === 200 ? '200 (a success)' : expected))
    .join(' or ');
  const problem = (path: string, message: string) => [{ path, message }];
  if (code === 200 && !codes.includes(200))
    return problem('code', `succeeded; refuse it with code ${expectedCodes}`);
  if (!codes.some((expected) => expected === code))
    return problem('code', `code ${code}; answer with ${expectedCodes}`);
  if (status === 200 || status === code) return [];
  return problem('HTTP status', `${status} with code ${code}, expected 200 (section "Envelope")`);
}

/** The verdict on a call without a reply. */
export function noReply(error: unknown): Verdict {
  const name = error instanceof Error ? error.name : 'unknown error';
  return { problems: [{ path: 'connection', message: `nothing answered (${name})` }] };
}
