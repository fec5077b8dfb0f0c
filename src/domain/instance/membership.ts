import { DAY_MS } from '../calendar';
import type { Transitions } from '../transitions';

/** Days after which an invitation ends whose number still has no account. */
export const INVITATION_DAYS = 30;

/**
 * `invited`: not opened yet. An invited number with an account is not told apart from one without, because only the owner of a
 * number may learn whether it is registered.
 */
export const MEMBER_STATUSES = ['invited', 'active', 'expired', 'numberTaken', 'accountClosed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** `takeNumber`: another account changed its phone to the invited number, which had none. */
export const MEMBER_EVENTS = ['open', 'expire', 'takeNumber', 'closeAccount'] as const;
export type MemberEvent = (typeof MEMBER_EVENTS)[number];

/** The membership of a service. One that has ended stays in the list of members until the owner removes it. */
export const MEMBER_TRANSITIONS: Transitions<MemberStatus, MemberEvent, MemberStatus> = {
  invited: {
    open: 'active',
    expire: 'expired',
    takeNumber: 'numberTaken',
    closeAccount: 'accountClosed',
  },
  active: { closeAccount: 'accountClosed' },
  expired: {},
  numberTaken: {},
  accountClosed: {},
};

/** Returns the status after an event; `undefined` when it is not allowed. */
export const nextMemberStatus = (status: MemberStatus, event: MemberEvent): MemberStatus | undefined =>
  MEMBER_TRANSITIONS[status]?.[event];

/** Whether a membership in this status gives its account any right. */
export const isMembership = (status: MemberStatus): boolean => status === 'invited' || status === 'active';

/** Returns when an invitation to a number without an account ends. Milliseconds since 1970. */
export const invitationEnd = (invitedAt: number): number => invitedAt + INVITATION_DAYS * DAY_MS;
