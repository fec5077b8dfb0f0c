import type { Answer, ReferenceReply, ReferenceRequest } from '../contract/reference/server';

/** Answers a call in place of a back end. */
export type Tamper = (request: ReferenceRequest, answer: Answer) => ReferenceReply;

interface Fields extends Record<string, unknown> {
  list: Record<string, unknown>[];
}

/** Method and path of a call: `GET order/list`. */
const toLine = ({ method, url }: ReferenceRequest) =>
  `${method} ${url.replace('/api/v1/', '').replace(/\?.*/, '')}`;

/** Changes the replies to a call. */
export const changeReply =
  (line: string, change: (reply: ReferenceReply) => Partial<ReferenceReply>): Tamper =>
  (request, answer) => {
    const reply = answer(request);
    return toLine(request) === line ? { ...reply, ...change(reply) } : reply;
  };

/** Changes a header of a call's successes. */
export const setHeader = (line: string, name: string, value: string): Tamper =>
  changeReply(line, ({ status, headers }) =>
    status === 200 ? { headers: { ...headers, [name]: value } } : {},
  );

/** Changes the envelopes of a call's successes. */
export const changeEnvelope = (
  line: string,
  change: (envelope: Record<string, unknown> & { result: Fields }) => unknown,
): Tamper =>
  changeReply(line, ({ body }) => {
    const envelope = JSON.parse(body);
    return { body: JSON.stringify(envelope.code === 200 ? change(envelope) : envelope) };
  });

/** Changes the results of a call in place. */
export const changeResult = (line: string, change: (result: Fields) => void): Tamper =>
  changeEnvelope(line, (envelope) => {
    change(envelope.result);
    return envelope;
  });

/** Changes the calls that match a pattern before they are answered. */
export const changeRequest =
  (pattern: RegExp, change: (request: ReferenceRequest) => Partial<ReferenceRequest>): Tamper =>
  (request, answer) =>
    answer(pattern.test(toLine(request)) ? { ...request, ...change(request) } : request);

/** Answers calls as if they had another address. */
export const redirect = (pattern: RegExp, url: string): Tamper => changeRequest(pattern, () => ({ url }));

/** Answers the matching calls of everyone as those of the user who came first. */
export function ignoreToken(pattern: RegExp): Tamper {
  let first: string | null = null;
  return (request, answer) => {
    first ??= request.headers.get('x-authorization');
    const headers = new Headers({ 'x-authorization': first ?? '' });
    return answer(pattern.test(toLine(request)) ? { ...request, headers } : request);
  };
}

/** Takes the idempotency keys out of effect. */
export const forgetKeys = (pattern: RegExp): Tamper =>
  changeRequest(pattern, ({ headers, body }) => {
    headers.delete('idempotency-key');
    return { headers, body: body.replace(/(?<="idempotencyKey":")[^"]*/, () => crypto.randomUUID()) };
  });
