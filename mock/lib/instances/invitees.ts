import { maskPhone } from '../../../src/domain/account/phone';
import { nextHandOverStatus } from '../../../src/domain/instance/handOver';
import {
  invitationEnd,
  isMembership,
  type MemberEvent,
  nextMemberStatus,
} from '../../../src/domain/instance/membership';
import { now } from '../clock';
import { db, type MockTables } from '../db';
import type { InstanceRecord } from '../orders/records';
import { pick } from '../pick';
import { findUserById, findUserByPhone, type UserRecord } from '../users';
import type { HandOverRecord, Invitee, ManagedRecord, MemberRecord } from './records';

/** The account of a normalized number; the number itself while it has none. */
export function toInvitee(userPhone: string): Invitee {
  const user = findUserByPhone(userPhone);
  return user ? { userId: user.userId } : { userPhone };
}

export const isSameInvitee = (a: Invitee, b: Invitee): boolean =>
  a.userId === b.userId && a.userPhone === b.userPhone;

/** The current phone number of an account, masked; undefined when it is closed. */
export function accountPhone(userId: string | undefined): string | undefined {
  const user = userId === undefined ? undefined : findUserById(userId);
  return user && maskPhone(user.userPhone);
}

/** The phone number under which an owner knows somebody, masked; undefined when the account is closed. */
export const inviteePhone = ({ userId, userPhone }: Invitee): string | undefined =>
  userPhone === undefined ? accountPhone(userId) : maskPhone(userPhone);

/** What the services of others hold about an account: memberships, offers, and keys without their secrets. */
export const membershipRows = ({ instances }: MockTables, { userId }: UserRecord): object[] =>
  instances
    .filter((instance) => instance.userId !== userId)
    .flatMap(({ instanceId, service: { title }, managed: { members = [], handOver, keys = [] } = {} }) => {
      const member = members.find((each) => each.userId === userId);
      const row = {
        membership: member && pick(member, ['role', 'status', 'addedAt']),
        offer: handOver?.to.userId === userId ? pick(handOver, ['status', 'expiresAt']) : undefined,
        keys: keys
          .filter(({ makerId }) => makerId === userId)
          .map((key) => pick(key, ['keyId', 'name', 'accessId', 'createdAt', 'revokedAt'])),
      };
      const isEmpty = !row.membership && !row.offer && row.keys.length === 0;
      return isEmpty ? [] : [{ instanceId, title, ...row }];
    });

/** The membership that gives an account its rights; undefined without one. */
export const findMembership = (
  { managed }: InstanceRecord,
  { userId }: Pick<UserRecord, 'userId'>,
): MemberRecord | undefined =>
  managed?.members?.find((member) => member.userId === userId && isMembership(member.status));

/** Applies an event to a membership. Returns whether it was allowed. */
export function changeMembership(member: MemberRecord, event: MemberEvent): boolean {
  const status = nextMemberStatus(member.status, event);
  if (status === undefined) return false;
  member.status = status;
  return true;
}

/** Ends the invitations of a service whose number still has no account after their time. */
export function expireInvitations({ members = [] }: ManagedRecord, at: number): void {
  for (const member of members)
    if (member.userPhone !== undefined && invitationEnd(member.addedAt) <= at)
      changeMembership(member, 'expire');
}

/** Binds the invitations and offers to a number to the account that has just registered it. */
export function bindInvitations({ userId, userPhone }: UserRecord): void {
  for (const { members, offers } of invitationsTo(userPhone)) {
    for (const invitee of [...members, ...offers.map(({ to }) => to)]) {
      invitee.userId = userId;
      delete invitee.userPhone;
    }
  }
}

/** Ends the invitations and offers to a number that another account has taken. */
export function endInvitations(userPhone: string): void {
  for (const { members, offers } of invitationsTo(userPhone)) {
    for (const member of members) changeMembership(member, 'takeNumber');
    for (const offer of offers) expireOffer(offer);
  }
}

/** Ends the rights of a closed account in services of others. Their owners still see that there was a member. */
export function endMemberships({ userId }: UserRecord, at: number): void {
  for (const { managed } of db().instances) {
    if (managed?.handOver?.to.userId === userId) expireOffer(managed.handOver);
    for (const member of managed?.members ?? []) {
      if (member.userId !== userId) continue;
      if (changeMembership(member, 'closeAccount')) member.closedAt = at;
      delete member.userId;
    }
    if (managed) endKeys(managed, userId, at);
  }
}

/** Revokes the keys that an account created, and those of which it has the current secret; it loses former secrets too. */
export function endKeys({ keys = [] }: ManagedRecord, userId: string, at: number): void {
  for (const key of keys) {
    if (key.revokedAt !== undefined) continue;
    if (key.makerId === userId || key.holderId === userId) key.revokedAt = at;
    else if (key.formerHolderId === userId && key.formerSecretUntil !== undefined)
      key.formerSecretUntil = Math.min(key.formerSecretUntil, at);
  }
}

/** The open invitations and offers to a number without an account, by service. */
function invitationsTo(userPhone: string): { members: MemberRecord[]; offers: HandOverRecord[] }[] {
  const at = now();
  return db().instances.flatMap(({ managed }) => {
    if (!managed) return [];
    expireInvitations(managed, at);
    const { members = [], handOver } = managed;
    const isOpen = handOver?.status === 'offered' && handOver.expiresAt > at;
    return {
      members: members.filter((member) => member.userPhone === userPhone && isMembership(member.status)),
      offers: isOpen && handOver.to.userPhone === userPhone ? [handOver] : [],
    };
  });
}

function expireOffer(offer: HandOverRecord): void {
  offer.status = nextHandOverStatus(offer.status, 'expire', 'system') ?? offer.status;
}
