import type { Period } from '../../../src/domain/catalog/service';
import {
  type InstanceGroup,
  type InstanceSummary,
  isExpiringSoon,
  isOfGroup,
} from '../../../src/domain/instance/instance';
import { shiftByPeriod } from '../../../src/domain/instance/upgrade';
import type { MockTables } from '../tables';
import type { Language } from '../text';
import { instanceAnswer } from './instanceAnswers';
import { undoRefunded } from './instanceChanges';
import type { InstanceRecord, OrderRecord } from './records';

const DAY_MS = 86_400_000;

/** What the buyer owns once the provider has set it up. Its id follows from the order, so one order has one. */
export function openInstance(tables: MockTables, order: OrderRecord, at: number): InstanceRecord {
  const { skuCode, specs, period, quantity, orderType } = order.selection;
  const instance: InstanceRecord = {
    instanceId: `I${order.orderId}`,
    orderId: order.orderId,
    userId: order.userId,
    service: order.service,
    orderType,
    skuCode,
    specs,
    specTexts: order.specTexts,
    period,
    quantity,
    status: 'active',
    beganOn: at,
    endsOn: order.trialDays > 0 ? at + order.trialDays * DAY_MS : endOfPeriod(at, period),
    autoRenew: false,
  };
  order.covers = { from: at, to: instance.endsOn };
  tables.instances.push(instance);
  return instance;
}

/** The same day so many months later, or that month's last (UTC); `undefined` for what is delivered once. */
export function endOfPeriod(from: number, period: Period): number | undefined {
  return shiftByPeriod(from, period);
}

/** The person's services as they are at `at`; what has run out says so. */
export function getInstances(tables: MockTables, userId: string, at: number): InstanceRecord[] {
  const own = tables.instances.filter((instance) => instance.userId === userId);
  for (const instance of own) {
    undoRefunded(tables, instance);
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

interface Asked {
  /** Milliseconds on the mock's clock. */
  at: number;
  language: Language;
  expiringSoon?: boolean;
  group?: InstanceGroup;
  keyword?: string;
}

/** Those that end first on top; what runs without an end, and then what is over, newest first, below. */
export function listInstances(
  tables: MockTables,
  userId: string,
  { at, language, expiringSoon = false, group = 'all', keyword = '' }: Asked,
): { found: InstanceSummary[]; counts: Record<InstanceGroup, number> } {
  const own = getInstances(tables, userId, at).sort(byEnd);
  const all = own.map((instance) => instanceAnswer(tables, instance, language));
  const count = (wanted: InstanceGroup) => all.filter((instance) => isOfGroup(instance, wanted, at)).length;
  const found = all.filter(
    (instance) =>
      isOfGroup(instance, group, at) &&
      (!expiringSoon || isExpiringSoon(instance, at)) &&
      matches(instance, keyword),
  );
  return {
    found,
    counts: { all: all.length, running: count('running'), soon: count('soon'), ended: count('ended') },
  };
}

function matches({ instanceId, orderId, service }: InstanceSummary, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  return [instanceId, orderId, service.title, service.planName, service.providerName].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

function byEnd(a: InstanceRecord, b: InstanceRecord): number {
  const over = Number(!isLive(a)) - Number(!isLive(b));
  if (over !== 0) return over;
  const ends = ({ endsOn = Number.MAX_SAFE_INTEGER }: InstanceRecord) => endsOn;
  const order = isLive(a) ? ends(a) - ends(b) : ends(b) - ends(a);
  return order || a.instanceId.localeCompare(b.instanceId);
}
