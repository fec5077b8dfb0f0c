import { accountingMonth, DAY_MS, startOfMonth } from '../../../src/domain/calendar';
import { endsWithTerm } from '../../../src/domain/instance/scheduledChange';
import { type Allowance, nextReset } from '../../../src/domain/instance/usage';
import { dueReminders, reachedThresholds } from '../../../src/domain/message/reminder';
import { isoTime } from '../clock';
import { allowanceAt } from '../instances/usage';
import type { InstanceRecord } from '../orders/records';
import { daysText, money } from '../orders/wording';
import type { NotificationEvent } from './records';
import { dayText, type MessageEvent, messageText, numberText, percentText } from './texts';

interface Circumstances {
  /** Of the user, in cents. */
  balance: number;
  /** Of a service, in cents; undefined when it is no longer sold. */
  renewalPrice: (instance: InstanceRecord) => number | undefined;
  /** Milliseconds on the mock's clock. */
  at: number;
  /** Ids of the messages that exist. */
  sent: ReadonlySet<string>;
}

/** What a user is told about a service: reminders, its end, its members and its usage. */
export const serviceEvents = (
  instance: InstanceRecord,
  circumstances: Circumstances,
): NotificationEvent[] => [
  ...reminderEvents(instance, circumstances),
  ...endEvents(instance),
  ...memberEvents(instance),
  ...usageEvents(instance, circumstances.at),
];

const toEvent = (
  { instanceId, service }: InstanceRecord,
  messageId: string,
  createdAt: number,
  event: MessageEvent,
  values: Parameters<typeof messageText>[1] = {},
): NotificationEvent => ({
  messageId,
  topic: 'service',
  ...messageText(event, { service: service.title, ...values }),
  target: { kind: 'service', id: instanceId },
  createdAt,
});

function reminderEvents(instance: InstanceRecord, { balance, renewalPrice, at, sent }: Circumstances) {
  const { instanceId, status, beganOn, endsOn = 0, autoRenew, period, anchorDay } = instance;
  const isTrial = instance.orderType === 'trial';
  const price = autoRenew ? renewalPrice(instance) : undefined;
  const term = {
    instanceId,
    status,
    beganOn,
    period,
    anchorDay,
    endsOn: instance.endsOn,
    autoRenew,
    renewalPrice: price,
    balance,
  };
  return dueReminders(term, at, sent).map(({ key, kind, days, at: dueAt }) => ({
    ...toEvent(instance, key, dueAt, isTrial && kind === 'serviceEnds' ? 'trialEnds' : kind, {
      days: daysText(days),
      date: dayText(endsOn),
      amount: money(price ?? 0),
      balance: money(balance),
    }),
    // What helps here is money.
    ...(kind === 'balanceLow' && { target: { kind: 'balance' as const, id: undefined } }),
  }));
}

function endEvents(instance: InstanceRecord): NotificationEvent[] {
  const { instanceId, orderType, status, endsOn } = instance;
  if (status !== 'expired' || endsOn === undefined) return [];
  const messageId = `serviceEnded-${instanceId}-${endsOn}`;
  return [
    toEvent(instance, messageId, endsOn, orderType === 'trial' ? 'trialEnded' : 'serviceEnded', {
      date: dayText(endsOn),
    }),
  ];
}

/** The members whose account was closed. */
const memberEvents = (instance: InstanceRecord): NotificationEvent[] =>
  (instance.managed?.members ?? []).flatMap(({ memberId, closedAt }) =>
    closedAt === undefined ? [] : [toEvent(instance, `memberClosed-${memberId}`, closedAt, 'memberClosed')],
  );

function usageEvents(instance: InstanceRecord, at: number): NotificationEvent[] {
  const allowance = allowanceAt(instance, at);
  if (instance.status !== 'active' || !allowance) return [];
  const { instanceId, beganOn, endsOn, managed } = instance;
  const reached = (moment: number) =>
    reachedThresholds(allowanceAt(instance, moment) ?? { used: 0, total: 1 }, managed?.alertPercent);
  const resetsOn = allowance.resetsOn === undefined ? undefined : Date.parse(allowance.resetsOn);
  const month = resetsOn === undefined ? undefined : startOfMonth(accountingMonth(resetsOn), -1);
  const start = Math.max(beganOn, month ?? beganOn);
  return reached(at).map((percent) => {
    let reachedAt = start;
    while (reachedAt < at && !reached(reachedAt).includes(percent)) reachedAt += DAY_MS;
    reachedAt = Math.min(reachedAt, at);
    const { used, total } = allowanceAt(instance, reachedAt) ?? allowance;
    return toEvent(
      instance,
      ['usage', percent, instanceId, resetsOn].filter((part) => part !== undefined).join('-'),
      reachedAt,
      percent === 100 ? fullEvent(instance, allowance) : 'usageHigh',
      {
        percent: percentText(percent),
        used: numberText(used),
        total: numberText(total),
        date: dayText(resetsOn ?? at),
        end: dayText(endsOn ?? at),
      },
    );
  });
}

/** Whether the units that are used up were those of a pack, of a month, or of the last month of a service. */
function fullEvent(instance: InstanceRecord, allowance: Allowance): MessageEvent {
  if (allowance.resetsOn === undefined) return 'usageFull';
  const endsOn = isoTime(instance.endsOn);
  const isLastMonth = nextReset(allowance, { endsOn, isEnding: endsWithTerm(instance) }) === undefined;
  return isLastMonth ? 'usageLastMonthFull' : 'usageMonthFull';
}
