import { randomUUID } from 'node:crypto';
import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { hasKeyHeader } from '../../config/contract/operation';
import type { CallOptions } from './backend';
import { at } from './samples';
import type { Walk } from './walk';

/** Operations that return a secret or end the session may act again instead of repeating their reply. */
const ACTS_AGAIN: readonly EndpointKey[] = [
  'POST user/login',
  'POST user/logout',
  'POST calendar/feed',
  'POST user/secondStep/setup',
  'POST instance/{instanceId}/key',
  'POST instance/{instanceId}/key/{keyId}/rotate',
];

/** Operations whose second call has no effect that any answer shows. */
const HARMLESS: readonly EndpointKey[] = [
  'POST announcement/read',
  'POST message/read',
  'POST user/consent',
  'DELETE user/phone/change',
  'DELETE user/closing',
  'DELETE balance/autoTopUp',
  'PUT user/balanceProof',
  'POST rule/export',
  'POST order/{orderId}/cancel',
  'POST certification/reveal',
  'POST instance/{instanceId}/access',
  'POST instance/{instanceId}/proof',
  'DELETE console/dashboard/links/{linkId}',
  'POST console/access/request/{requestId}/withdraw',
];

const WHAT = 'Calls with the same key';

/** Whether an operation writes, so that it has an idempotency key. */
export const hasKey = ({ method, safe, auth }: Endpoint) => method !== 'GET' && !safe && auth === 'required';

/** An answer without what differs at each call. */
export const comparable = (answer: unknown): string =>
  JSON.stringify(answer, (name, value) => (name === 'serverTime' ? undefined : value)) ?? '';

/** A write with an idempotency key, if the back end keeps replies or the key is in its body. */
export function withKey(endpoint: Endpoint, call: CallOptions, keepsReplies: boolean): CallOptions {
  if (!hasKey(endpoint) || !hasKeyHeader(endpoint) || !keepsReplies) return call;
  return { idempotencyKey: randomUUID(), ...call };
}

/** Whether a call of an operation can be sent again with its key. */
export const canRepeat = (endpoint: Endpoint, { idempotencyKey, body }: CallOptions): boolean =>
  hasKey(endpoint) &&
  !ACTS_AGAIN.includes(endpoint.key) &&
  (idempotencyKey !== undefined || at(body, 'idempotencyKey') !== undefined);

/** The problem of an answer to a repeated call; undefined when it is the first answer. */
export function repeatProblem(first: unknown, second: unknown): string | undefined {
  if (second === undefined || comparable(first) === comparable(second)) return undefined;
  return 'is another one when the call is sent again with its key; do nothing then, and return the first reply (section "Repeated calls")';
}

/**
 * Makes a change, takes it back, and sends the first call again with its key: what `read` returns must stay as it is. Needed
 * where a second call at once changes nothing.
 */
export async function repeatLater(
  walk: Walk,
  key: EndpointKey,
  {
    change,
    takeBack,
    read,
  }: { change: CallOptions; takeBack: () => Promise<unknown>; read: () => Promise<unknown> },
): Promise<void> {
  const call = { idempotencyKey: randomUUID(), ...change };
  const isInBody = at(change.body, 'idempotencyKey') !== undefined;
  if ((await walk.succeed(key, call)) === undefined) return;
  await takeBack();
  if (!isInBody && !walk.keepsReplies) return;
  const before = comparable(await read());
  const what = 'sent again later with its key';
  await walk.succeed(key, call, what);
  const isKept = before === comparable(await read());
  const message = 'has changed again; a repeated call must do nothing (section "Repeated calls")';
  walk.expect(key, what, isKept, 'result', message);
  walk.repeated.add(key);
}

/** Reports the writes that were not repeated. */
export function noteNotRepeated({ report, repeated, keepsReplies }: Walk): void {
  for (const endpoint of report.endpoints) {
    const { key } = endpoint;
    if (!hasKey(endpoint) || (repeated.has(key) && !HARMLESS.includes(key))) continue;
    if (!keepsReplies && hasKeyHeader(endpoint)) report.leaveOut(WHAT, 'the back end keeps no replies', key);
    else if (ACTS_AGAIN.includes(key))
      report.leaveOut(WHAT, 'they may act again, as they return a secret or end a session', key);
    else if (HARMLESS.includes(key))
      report.leaveOut(WHAT, 'a second one changes nothing that an answer shows', key);
    else report.leaveOut(WHAT, 'no call of these succeeds without people, money or codes', key);
  }
}
