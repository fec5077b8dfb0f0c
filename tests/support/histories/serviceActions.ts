import { db } from '../../../mock/lib/db';
import { openHandOver } from '../../../mock/lib/orders/managing';
import type { InstanceRecord } from '../../../mock/lib/orders/records';
import type { Endpoint } from '../../../src/domain/endpoint';
import { instanceDetailEndpoints } from '../../../src/domain/instance/detailEndpoints';
import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { isUsable } from '../../../src/domain/instance/instance';
import { isMembership } from '../../../src/domain/instance/membership';
import { MEMBER_ROLES } from '../../../src/domain/instance/serviceActions';
import { findPhoneOwner, forgetRights } from './rights';
import { getPlans } from './selections';
import { type Action, ownInstances, pickOne, type Turn } from './turn';
import { call, findAccount, newKey, PHONES } from './world';

const isRunning = isUsable;

/** Changes one of the person's own services. Returns it when that was done. */
async function change(
  { world, person, pick }: Turn,
  endpoint: Endpoint,
  body: object = {},
  isMeant: (instance: InstanceRecord) => boolean = isRunning,
): Promise<InstanceRecord | undefined> {
  const instance = pickOne(ownInstances(person, isMeant), pick);
  if (!instance) return undefined;
  const request = {
    params: { instanceId: instance.instanceId },
    body: { ...body, idempotencyKey: newKey(world) },
  };
  const { isDone } = await call(world, person, endpoint, request);
  return isDone ? instance : undefined;
}

/** A number of somebody else, or of nobody. */
function otherPhone({ person, choice }: Turn): string {
  const own = findAccount(person)?.userPhone;
  const others = PHONES.filter((phone) => phone !== own);
  return others[choice % others.length] ?? '';
}

const offerHandOver: Action = async (turn) => {
  const { world } = turn;
  const phone = otherPhone(turn);
  const instance = await change(turn, instanceDetailEndpoints.handOver, { userPhone: phone });
  if (!instance) return;
  const { instanceId } = instance;
  world.offers = world.offers.filter((offer) => offer.instanceId !== instanceId);
  world.offers.push({ instanceId, phone, madeAt: world.at, userId: findPhoneOwner(phone) });
};

/** Answers an offer; also one to somebody else, which must be refused. */
const answerHandOver =
  (endpoint: Endpoint): Action =>
  async ({ world, person, pick, choice }) => {
    const isToPerson = (each: InstanceRecord) =>
      world.offers.some(
        ({ instanceId, userId }) => instanceId === each.instanceId && userId === person.userId,
      );
    const offered = db().instances.filter((each) => openHandOver(each) !== undefined);
    const instance = pickOne(choice % 4 === 3 ? offered : offered.filter(isToPerson), pick);
    if (!instance) return;
    const { instanceId } = instance;
    const isMeant = isToPerson(instance);
    const request = { params: { instanceId }, body: { idempotencyKey: newKey(world) } };
    const { isDone } = await call(world, person, endpoint, request);
    world.check('rightsBelongToAccounts', isMeant || !isDone, () => `${instanceId} by ${person.userId}`);
    if (!isDone) return;
    world.offers = world.offers.filter((offer) => offer.instanceId !== instanceId);
    if (instance.userId === person.userId) forgetRights(world, instanceId);
  };

const saveMember: Action = async (turn) => {
  const { world, size } = turn;
  const phone = otherPhone(turn);
  const role = MEMBER_ROLES[size % MEMBER_ROLES.length];
  const instance = await change(turn, instanceDetailEndpoints.saveMember, { userPhone: phone, role });
  if (!instance) return;
  const { instanceId } = instance;
  world.invitations.push({ instanceId, phone, madeAt: world.at, userId: findPhoneOwner(phone) });
};

const removeMember: Action = async ({ world, person, pick, choice }) => {
  const instance = pickOne(
    ownInstances(person, ({ managed }) => (managed?.members ?? []).length > 0),
    pick,
  );
  const members = instance?.managed?.members ?? [];
  const member = members[choice % Math.max(1, members.length)];
  if (!instance || !member) return;
  const { instanceId } = instance;
  const before = JSON.stringify(member);
  const params = { instanceId, memberId: member.memberId };
  const body = { idempotencyKey: newKey(world) };
  const { isDone } = await call(world, person, instanceDetailEndpoints.removeMember, { params, body });
  // An invitation that has ended gives no right.
  if (!isDone || !isMembership(member.status)) return;
  // The record names a member by the number only while it has no account. The number may be that of an account's former invitation.
  const isRemoved = ({ phone, userId = phone }: { phone: string; userId?: string | undefined }) =>
    before.includes(`"${userId}"`);
  world.invitations = world.invitations.filter(
    (invitation) => invitation.instanceId !== instanceId || !isRemoved(invitation),
  );
};

/** Makes a key for a service that the person owns, or to which somebody else has invited the person. */
const createKey: Action = async ({ world, person, pick, choice }) => {
  const isInvited = (instance: InstanceRecord) =>
    world.invitations.some(
      ({ instanceId, userId }) => instanceId === instance.instanceId && userId === person.userId,
    );
  const invited = db().instances.filter((instance) => isRunning(instance) && isInvited(instance));
  const own = ownInstances(person, isRunning);
  const instance = pickOne(choice % 2 === 0 && invited.length > 0 ? invited : own, pick);
  if (!instance) return;
  const params = { instanceId: instance.instanceId };
  const body = { name: 'Key', idempotencyKey: newKey(world) };
  const { isDone } = await call(world, person, instanceDetailEndpoints.createKey, { params, body });
  const keyId = instance.managed?.keys?.at(-1)?.keyId;
  if (isDone && keyId !== undefined) world.keyMakers.set(keyId, person.userId);
};

const revokeKey: Action = async ({ world, person, pick, choice }) => {
  const instance = pickOne(
    ownInstances(person, (each) => isRunning(each) && (each.managed?.keys ?? []).length > 0),
    pick,
  );
  const key = pickOne(instance?.managed?.keys ?? [], choice);
  if (!instance || !key) return;
  const params = { instanceId: instance.instanceId, keyId: key.keyId };
  await call(world, person, instanceDetailEndpoints.revokeKey, {
    params,
    body: { idempotencyKey: newKey(world) },
  });
};

const done =
  (act: (turn: Turn) => Promise<unknown>): Action =>
  async (turn) => {
    await act(turn);
  };

export const serviceActions = {
  scheduleEnd: done((turn) => change(turn, instanceDetailEndpoints.schedule, { change: { kind: 'end' } })),
  scheduleDowngrade: async (turn) => {
    const instance = pickOne(ownInstances(turn.person, isRunning), turn.pick);
    const plans = getPlans(instance?.service.serviceId ?? '').filter((plan) => plan !== instance?.skuCode);
    const skuCode = plans[turn.choice % Math.max(1, plans.length)];
    if (skuCode === undefined) return;
    await change(turn, instanceDetailEndpoints.schedule, { change: { kind: 'downgrade', skuCode } });
  },
  keepService: done((turn) =>
    change(
      turn,
      instanceDetailEndpoints.withdrawSchedule,
      {},
      ({ managed }) => managed?.scheduled !== undefined,
    ),
  ),
  autoRenewOn: done((turn) => change(turn, instanceEndpoints.setAutoRenew, { autoRenew: true })),
  autoRenewOff: done((turn) =>
    change(turn, instanceEndpoints.setAutoRenew, { autoRenew: false }, ({ autoRenew }) => autoRenew),
  ),
  offerHandOver,
  withdrawHandOver: async (turn) => {
    const isOffered = (instance: InstanceRecord) => openHandOver(instance) !== undefined;
    const instance = await change(turn, instanceDetailEndpoints.withdrawHandOver, {}, isOffered);
    turn.world.offers = turn.world.offers.filter((offer) => offer.instanceId !== instance?.instanceId);
  },
  acceptHandOver: answerHandOver(instanceDetailEndpoints.acceptHandOver),
  declineHandOver: answerHandOver(instanceDetailEndpoints.declineHandOver),
  saveMember,
  removeMember,
  createKey,
  revokeKey,
} satisfies Record<string, Action>;
