import { DAY_MS } from '../../src/domain/calendar';
import { KEY_HEADER } from '../../src/domain/idempotency';
import { header } from './call';
import { now } from './clock';
import { db, type MockTables } from './db';
import { digest } from './digest';
import { MockFailure } from './failure';
import { MockFile, type MockRequest } from './http';
import type { UserRecord } from './users';

/** How long a reply is kept for a repeated call. */
export const KEPT_SECONDS = DAY_MS / 1000;

type Kept = Map<string, { at: number; result: Promise<unknown> }>;

/** Of each state, by user, call and key. Not among its tables, because a call that is still at work cannot be saved. */
const keptReplies = new WeakMap<MockTables, Kept>();

/** The result as it is now: records change later. */
const copy = (result: unknown) =>
  result instanceof MockFile ? result : JSON.parse(JSON.stringify(result ?? null));

/** Whose key it is. Without a user, only who sends the same body again, such as a password, gets the reply to it. */
const toOwner = ({ body }: MockRequest, user: UserRecord | undefined): string =>
  user?.userId ?? digest(JSON.stringify(body ?? null));

/**
 * Acts once per idempotency key of a user: a repeated call returns or throws what the first one did, and waits for it while it is
 * at work. A crash is not kept.
 */
export function once(request: MockRequest, user: UserRecord | undefined, act: () => unknown): unknown {
  const key = header(request, KEY_HEADER.toLowerCase());
  if (key === undefined) return act();
  const kept: Kept = keptReplies.get(db()) ?? new Map();
  keptReplies.set(db(), kept);
  for (const [id, { at }] of kept) if (at <= now() - KEPT_SECONDS * 1000) kept.delete(id);

  const id = JSON.stringify([toOwner(request, user), request.method, request.path, key]);
  const first = kept.get(id);
  if (first) return first.result;
  const result = Promise.resolve().then(act).then(copy);
  kept.set(id, { at: now(), result });
  result.catch((error: unknown) => error instanceof MockFailure || kept.delete(id));
  return result;
}
