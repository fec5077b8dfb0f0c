import * as v from 'valibot';
import { ruledText } from '../fieldError';
import { listingSchema } from '../listing';
import { refusal } from '../requestError';
import { count, idSchema, text, timestamp } from '../schemas';

/** Maximum characters of the reason of a request or a decision. */
export const REASON_LIMIT = 200;

export const ACCESS_REQUEST_STATUSES = ['open', 'granted', 'declined', 'withdrawn', 'revoked'] as const;
export type AccessRequestStatus = (typeof ACCESS_REQUEST_STATUSES)[number];

/** `withdraw` is the requester's; an administrator does the others. */
const TRANSITIONS = {
  grant: { from: 'open', to: 'granted' },
  decline: { from: 'open', to: 'declined' },
  revoke: { from: 'granted', to: 'revoked' },
  withdraw: { from: 'open', to: 'withdrawn' },
} as const satisfies Record<string, Record<'from' | 'to', AccessRequestStatus>>;

export type AccessRequestEvent = keyof typeof TRANSITIONS;

/** Returns the status after an event, which may be repeated; undefined when the status does not allow it. */
export function nextAccessStatus(
  status: AccessRequestStatus,
  event: AccessRequestEvent,
): AccessRequestStatus | undefined {
  const { from, to } = TRANSITIONS[event];
  return status === from || status === to ? to : undefined;
}

/**
 * Returns why a user may not cause an event; undefined when they may. A request is decided once, by another user than its
 * requester; whoever decided it may repeat the decision.
 */
export function accessRefusal(
  request: { userId: string; status: AccessRequestStatus; decidedBy?: string },
  event: AccessRequestEvent,
  userId: string,
): 'transitionRefused' | 'ownRequest' | undefined {
  const { from, to } = TRANSITIONS[event];
  if (event !== 'withdraw' && userId === request.userId) return 'ownRequest';
  const isRepeated = request.status === to && userId === (request.decidedBy ?? request.userId);
  return request.status === from || isRepeated ? undefined : 'transitionRefused';
}

/** The pages of administrators come with the role only: whoever has them can grant all others. */
export const isRequestable = (path: string): boolean => path !== '/admin' && !path.startsWith('/admin/');

const reason = ruledText({ min: 0, max: REASON_LIMIT });
const required = v.pipe(reason, v.minLength(1));

/** A request for a menu entry by its path. */
export const accessRequestPayloadSchema = v.object({
  /** Menu path of the page. */
  path: v.pipe(text, v.startsWith('/'), v.maxLength(100)),
  /** Why the user needs the page. */
  reason,
});

/** The user of a request must learn why access was declined or revoked. */
export const accessDecisionSchema = v.variant('event', [
  v.object({ event: v.literal('grant') }),
  v.object({
    /** Declines the request, or revokes a granted page. */
    event: v.picklist(['decline', 'revoke']),
    /** Why it is declined or revoked, for the user. */
    note: required,
  }),
]);

/** A request for a menu entry, with its decision. */
export const accessRequestSchema = v.object({
  requestId: idSchema,
  userId: idSchema,
  /** Name of the requester. */
  name: text,
  /** Menu path of the page. */
  path: text,
  /** Why the user needs the page. */
  reason: v.string(),
  /** State; see "Access request" under "States". */
  status: v.picklist(ACCESS_REQUEST_STATUSES),
  /** When it was requested. */
  requestedAt: timestamp,
  /** When an administrator decided, or the requester withdrew. */
  decidedAt: v.optional(timestamp),
  /** Name of the administrator. */
  decidedBy: v.optional(v.string()),
  /** Why access was declined or revoked. */
  note: v.optional(v.string()),
});

/** One page of requests, newest first, with the number of requests by status. */
export const accessRequestListSchema = v.object({
  ...listingSchema(accessRequestSchema).entries,
  /** Numbers of requests by status, without filters. */
  counts: v.object(
    v.entriesFromList(ACCESS_REQUEST_STATUSES, /** Number of requests with this status. */ count),
  ),
});

/** The user's latest request for each path. */
export const ownRequestsSchema = v.object({
  /** The user's requests, newest first. */
  requests: v.array(accessRequestSchema),
});

export const ACCESS_ERROR = {
  /** The user has this menu entry already. */
  alreadyGranted: 46201,
  /** No menu entry has this path, or it comes with a role only. */
  notRequestable: 46202,
  /** The request was withdrawn or has been decided: it is decided once. */
  transitionRefused: 46203,
  /** Administrators do not decide their own requests. */
  ownRequest: 46204,
} as const;

/** The request in its current state. */
export const accessTransitionRefused = refusal(
  ACCESS_ERROR.transitionRefused,
  v.nullish(accessRequestSchema),
);
export const ownAccessRequest = refusal(ACCESS_ERROR.ownRequest, v.nullish(accessRequestSchema));

export type AccessRequest = v.InferOutput<typeof accessRequestSchema>;
export type AccessRequestPayload = v.InferOutput<typeof accessRequestPayloadSchema>;
export type AccessDecision = v.InferOutput<typeof accessDecisionSchema>;
