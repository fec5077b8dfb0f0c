import * as v from 'valibot';
import type { Endpoint } from '../../config/contract/endpoint';
import { readFileName } from '../../src/request/download';
import { readEnvelope } from '../../src/request/envelope';
import type { Reply } from './backend';

const MAX_PROBLEMS = 5;

/** The problems of a reply, and its result if there are none. */
export interface Verdict {
  problems: string[];
  result?: unknown;
}

const isJson = ({ contentType }: Reply) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType);
const wrong = (...problems: string[]): Verdict => ({ problems });

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

function issueText(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  const expected = issue.expected ?? issue.type;
  return `result${place ? `.${place}` : ''}: expected ${expected.slice(0, 120)}, got ${describeType(issue.input)}`;
}

/** Returns why a value does not match a schema, as sentences. */
export function shapeProblems(schema: v.GenericSchema, value: unknown): string[] {
  const checked = v.safeParse(schema, value);
  return checked.success ? [] : checked.issues.slice(0, MAX_PROBLEMS).map(issueText);
}

function toEnvelope(reply: Reply) {
  if (!isJson(reply)) return { problem: `the reply is ${reply.contentType || 'of no type'}, not JSON` };
  const envelope = readEnvelope(reply.text);
  if (!envelope) return { problem: `the reply is ${describeBody(reply.text)}, not an envelope` };
  return { envelope };
}

/** Checks the reply to a call that must succeed. */
export function judgeSuccess(endpoint: Endpoint, reply: Reply): Verdict {
  if (endpoint.download && !isJson(reply)) return judgeFile(endpoint.download, reply);
  const { envelope, problem } = toEnvelope(reply);
  if (!envelope) return wrong(problem);
  const { failureCode, message, refused, result } = envelope;
  if (failureCode !== undefined) return wrong(`refused with code ${failureCode}: ${message ?? 'no message'}`);
  if (refused) return wrong('`success` is false in a reply whose code says success');
  if (reply.status < 200 || reply.status > 299) return wrong(`HTTP ${reply.status} with a code of success`);
  if (endpoint.download) return wrong('an envelope instead of the file');
  if (!Object.hasOwn(JSON.parse(reply.text), 'code')) return wrong('the envelope has no `code`');
  return { problems: endpoint.result ? shapeProblems(endpoint.result, result) : [], result };
}

function judgeFile(types: readonly string[], reply: Reply): Verdict {
  const { status, contentType, bytes } = reply;
  const type = contentType.split(';')[0]?.trim() ?? '';
  const problems: string[] = [];
  if (status !== 200) problems.push(`HTTP ${status} for a file`);
  if (!types.includes('*/*') && !types.includes(type)) {
    problems.push(`the file is ${type || 'of no type'}, expected ${types.join(' or ')}`);
  }
  if (type === '' || type === 'text/html') problems.push('the file has no type, or is an HTML page');
  if (bytes === 0) problems.push('the file is empty');
  if (readFileName(reply.disposition) === undefined) problems.push('`Content-Disposition` names no file');
  return { problems };
}

/** Checks the reply to a call that must be refused with one of these codes; 200 allows any success. */
export function judgeRefusal(codes: readonly number[], reply: Reply): Verdict {
  const { envelope, problem } = toEnvelope(reply);
  if (!envelope) return wrong(problem);
  const { failureCode, refused, result } = envelope;
  const code = failureCode ?? (refused ? 'success: false' : 200);
  if (codes.some((expected) => expected === code)) return { problems: [], result };
  const expectedCodes = codes.filter((expected) => expected !== 200).join(' or ');
  return wrong(
    code === 200 ? `succeeded, expected code ${expectedCodes}` : `code ${code}, expected ${expectedCodes}`,
  );
}
