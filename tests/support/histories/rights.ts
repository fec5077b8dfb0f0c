import { getOpenClosing } from '../../../mock/lib/account/closeDueAccounts';
import { db } from '../../../mock/lib/db';
import { getInstances } from '../../../mock/lib/orders/instances';
import { DAY_MS } from '../../../src/domain/calendar';
import { instanceDetailEndpoints } from '../../../src/domain/instance/detailEndpoints';
import { findAccount, type PendingRight, type Person, read, type World } from './world';

const INVITATION_DAYS = 30;

export const findPhoneOwner = (phone: string): string | undefined =>
  db().users.find(({ userPhone, closedAt }) => userPhone === phone && closedAt === undefined)?.userId;

/** Forgets all rights of others to a service. */
export function forgetRights(world: World, instanceId: string): void {
  const isOther = (right: PendingRight) => right.instanceId !== instanceId;
  world.invitations = world.invitations.filter(isOther);
  world.offers = world.offers.filter(isOther);
}

/** Gives the pending rights of a number to the account that has it now; those that are too old end. */
export function takePhone(world: World, phone: string, userId: string): void {
  const isPending = (right: PendingRight) => right.userId === undefined && right.phone === phone;
  const isOver = ({ madeAt }: PendingRight) => madeAt + INVITATION_DAYS * DAY_MS < world.at;
  for (const rights of [world.invitations, world.offers]) {
    for (const right of rights.filter(isPending)) right.userId = isOver(right) ? 'nobody' : userId;
  }
}

/** The ids of the services that a person reaches as a member or by an offer. */
export async function readRights(world: World, person: Person): Promise<string[]> {
  const shared = await read(world, person, instanceDetailEndpoints.shared);
  if (!shared) return [];
  return [
    ...shared.services.map(({ instanceId }) => `member of ${instanceId}`),
    ...shared.handOvers.map(({ instanceId }) => `offered ${instanceId}`),
  ].sort();
}

function checkOwners({ check, at }: World): void {
  for (const { userId, closedAt } of db().users) {
    for (const { instanceId, status, managed } of getInstances(db(), userId, at)) {
      const isOver = status === 'released' || status === 'expired';
      const hasRights = (managed?.members ?? []).length > 0 || managed?.handOver?.status === 'offered';
      check('oneOwner', closedAt === undefined || (isOver && !hasRights), () => `${instanceId} of ${userId}`);
    }
  }
  for (const { instanceId, userId } of db().instances) {
    const isKnown = db().users.some((user) => user.userId === userId);
    check('oneOwner', isKnown, () => `${instanceId} of ${userId}`);
  }
}

async function checkKeys(world: World): Promise<void> {
  for (const { instanceId, userId, managed, status } of db().instances) {
    if (status !== 'active') continue;
    for (const { keyId, revokedAt } of managed?.keys ?? []) {
      const makerId = world.keyMakers.get(keyId);
      if (revokedAt !== undefined || makerId === undefined || makerId === userId) continue;
      const account = findAccount({ userId: makerId });
      // An account that is being closed reads nothing, but may still be taken back.
      if (account && getOpenClosing(account)) continue;
      const maker = account && world.people.find((person) => person.userId === makerId);
      const detail =
        maker &&
        (await readRights(world, maker)).includes(`member of ${instanceId}`) &&
        (await read(world, maker, instanceDetailEndpoints.get, { params: { instanceId } }));
      world.check(
        'keysNeedMaker',
        detail !== undefined && detail !== false && detail.role === 'manager',
        () => JSON.stringify({ instanceId, keyId, makerId, owner: userId }),
      );
    }
  }
}

/** Owners, members, offers and keys. */
export async function checkRights(world: World): Promise<void> {
  checkOwners(world);
  await checkKeys(world);
  if (world.invitations.length === 0 && world.offers.length === 0) return;
  for (const person of world.people) {
    if (!findAccount(person)) continue;
    const isOwn = (right: PendingRight) => right.userId === person.userId;
    const allowed = [
      ...world.invitations.filter(isOwn).map(({ instanceId }) => `member of ${instanceId}`),
      ...world.offers.filter(isOwn).map(({ instanceId }) => `offered ${instanceId}`),
    ];
    for (const right of await readRights(world, person)) {
      world.check('rightsBelongToAccounts', allowed.includes(right), () => `${person.userId} is ${right}`);
    }
  }
}
