import {
  type HandOverActor,
  type HandOverEvent,
  nextHandOverStatus,
} from '../../../src/domain/instance/handOver';
import type { ScheduledChange } from '../../../src/domain/instance/scheduledChange';
import { scheduledState } from '../../../src/domain/instance/scheduledChange';
import type { Configuration } from '../../../src/domain/instance/upgrade';
import { changedConfiguration } from '../../../src/domain/instance/upgrade';
import { isoTime } from '../clock';
import type { Language } from '../text';
import { expireInvitations } from './invitees';
import type { HandOverRecord, ManagedRecord } from './managedRecords';
import type { InstanceRecord } from './records';
import { findOffer, findSku, takeSnapshot, withPlan } from './snapshot';
import { toSpecTexts } from './wording';

/** Number of the latest changes whose idempotency keys a service keeps. */
const KEPT_KEYS = 20;

/** What is set for a service, to be changed in place. */
export function getManagement(instance: InstanceRecord): ManagedRecord {
  instance.managed ??= {};
  return instance.managed;
}

/** Turns automatic renewal on or off. */
export function setAutoRenew(instance: InstanceRecord, autoRenew: boolean, at: number): void {
  if (autoRenew && !instance.autoRenew) getManagement(instance).autoRenewSince = at;
  instance.autoRenew = autoRenew;
}

/** Makes a change once by its idempotency key; undefined when the key was used before. */
export function once<T>(instance: InstanceRecord, idempotencyKey: string, change: () => T): T | undefined {
  const usedKeys = instance.changeKeys ?? [];
  if (usedKeys.includes(idempotencyKey)) return undefined;
  const result = change();
  instance.changeKeys = [...usedKeys, idempotencyKey].slice(-KEPT_KEYS);
  return result;
}

/** The offer to another account that is still open. */
export const openHandOver = ({ managed }: InstanceRecord): HandOverRecord | undefined =>
  managed?.handOver?.status === 'offered' ? managed.handOver : undefined;

/** Ends an open offer at a time. Returns false, and changes nothing, when the actor may not do this. */
export function answerOffer(
  offer: HandOverRecord,
  event: HandOverEvent,
  actor: HandOverActor,
  at: number,
): boolean {
  const next = nextHandOverStatus(offer.status, event, actor);
  if (next === undefined) return false;
  offer.status = next;
  offer.endedAt = at;
  return true;
}

/** The selection with which a service renews itself: that of the smaller plan when a downgrade is scheduled. */
export const renewalConfiguration = (instance: InstanceRecord): Configuration =>
  withPlan(instance, instance.managed?.scheduled?.skuCode ?? instance.skuCode);

/** Applies what is due at `at`: the scheduled change of a term that ended, and the end of an offer and of invitations. */
export function settleManaged(instance: InstanceRecord, at: number): void {
  const { managed } = instance;
  const handOver = openHandOver(instance);
  if (handOver && handOver.expiresAt <= at) {
    answerOffer(handOver, 'expire', 'system', handOver.expiresAt);
  }
  if (managed) expireInvitations(managed, at);
  if (!managed?.scheduled) return;
  const { scheduled } = managed;
  const state = scheduledState(scheduled, instance, at);
  if (state === 'due' && scheduled.skuCode) changePlan(instance, scheduled.skuCode);
  if (state === 'due' || state === 'over' || instance.status === 'released') delete managed.scheduled;
}

function changePlan(instance: InstanceRecord, skuCode: string): void {
  const { service, specs, period, quantity, orderType } = instance;
  const { serviceId } = service;
  const offer = findOffer(serviceId);
  if (offer) {
    const current = { serviceId, skuCode: instance.skuCode, specs, period, quantity };
    const selection = { ...changedConfiguration(offer.service, current, skuCode), orderType };
    instance.service = takeSnapshot(offer, selection);
    Object.assign(instance, { specs: selection.specs, specTexts: toSpecTexts(offer, selection) });
  }
  instance.skuCode = skuCode;
}

/** The scheduled change as its owner sees it. */
export function scheduledView(
  { managed, service }: InstanceRecord,
  language: Language,
): ScheduledChange | undefined {
  const scheduled = managed?.scheduled;
  if (!scheduled) return undefined;
  const at = isoTime(scheduled.at);
  const { skuCode } = scheduled;
  if (skuCode === undefined) return { kind: 'end', at };
  const offer = findOffer(service.serviceId);
  const name = offer && findSku(offer, skuCode)?.name;
  return { kind: 'downgrade', skuCode, planName: name?.[language] ?? skuCode, at };
}
