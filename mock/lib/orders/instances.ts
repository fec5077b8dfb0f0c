import { type InstanceSummary, isExpiringSoon } from '../../../src/domain/instance';
import type { Period, PeriodUnit } from '../../../src/domain/service';
import { isoTime } from '../clock';
import type { MockTables } from '../tables';
import type { Language } from '../text';
import type { InstanceRecord, OrderRecord } from './records';
import { snapshotAnswer } from './snapshot';

const DAY_MS = 86_400_000;
const MONTHS: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12, once: 0 };

/** What the buyer owns once the provider has set it up. Its id follows from the order, so one order has one. */
export function openInstance(tables: MockTables, order: OrderRecord, at: number): InstanceRecord {
  const instance: InstanceRecord = {
    instanceId: `I${order.orderId}`,
    orderId: order.orderId,
    userId: order.userId,
    service: order.service,
    orderType: order.selection.orderType,
    quantity: order.selection.quantity,
    status: 'active',
    beganOn: at,
    endsOn: order.trialDays > 0 ? at + order.trialDays * DAY_MS : endOfPeriod(at, order.selection.period),
    autoRenew: false,
  };
  tables.instances.push(instance);
  return instance;
}

/** The same day so many months later, or that month's last (UTC); `undefined` for what is delivered once. */
export function endOfPeriod(from: number, { unit, count }: Period): number | undefined {
  if (unit === 'once') return undefined;
  const start = new Date(from);
  const end = new Date(from);
  end.setUTCMonth(start.getUTCMonth() + MONTHS[unit] * count);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** The person's services as they are at `at`; what has run out says so. */
export function instancesOf(tables: MockTables, userId: string, at: number): InstanceRecord[] {
  const own = tables.instances.filter((instance) => instance.userId === userId);
  for (const instance of own) {
    if (instance.status === 'active' && (instance.endsOn ?? Number.POSITIVE_INFINITY) <= at) {
      instance.status = 'expired';
    }
  }
  return own;
}

/** Whether the buyer still has it. */
export function isLive({ status }: InstanceRecord): boolean {
  return status !== 'expired' && status !== 'released';
}

function instanceAnswer(instance: InstanceRecord, language: Language): InstanceSummary {
  const { instanceId, orderId, service, status, beganOn, endsOn, autoRenew } = instance;
  return {
    instanceId,
    orderId,
    service: snapshotAnswer(service, language),
    status,
    beganOn: isoTime(beganOn),
    endsOn: endsOn === undefined ? undefined : isoTime(endsOn),
    autoRenew,
  };
}

/** Those that end first on top; what runs without an end, and then what is over, newest first, below. */
export function listInstances(
  tables: MockTables,
  userId: string,
  { at, expiringSoon, language }: { at: number; expiringSoon: boolean; language: Language },
): InstanceSummary[] {
  const own = instancesOf(tables, userId, at).sort(byEnd);
  const all = own.map((instance) => instanceAnswer(instance, language));
  return expiringSoon ? all.filter((instance) => isExpiringSoon(instance, at)) : all;
}

function byEnd(a: InstanceRecord, b: InstanceRecord): number {
  const over = Number(!isLive(a)) - Number(!isLive(b));
  if (over !== 0) return over;
  const ends = ({ endsOn = Number.MAX_SAFE_INTEGER }: InstanceRecord) => endsOn;
  const order = isLive(a) ? ends(a) - ends(b) : ends(b) - ends(a);
  return order || a.instanceId.localeCompare(b.instanceId);
}
