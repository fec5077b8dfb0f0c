import { accountingMonth, DAY_MS, startOfMonth } from '../../../src/domain/calendar';
import {
  graceEnd,
  type Outlook,
  type OutlookReason,
  RENEWAL_OBSTACLES,
  renewalDue,
} from '../../../src/domain/instance/renewal';
import { endsWithTerm } from '../../../src/domain/instance/scheduledChange';
import { type Allowance, nextReset } from '../../../src/domain/instance/usage';
import { dueReminders, reachedThresholds } from '../../../src/domain/message/reminder';
import { isoTime } from '../clock';
import { allowanceAt } from '../instances/usage';
import type { InstanceRecord } from '../orders/records';
import { daysText, money, OBSTACLE_TEXTS } from '../orders/wording';
import { pick } from '../pick';
import type { Text } from '../text';
import type { NotificationEvent } from './records';
import { dayText, type MessageEvent, messageText, numberText, percentText, timeText } from './texts';

interface Circumstances {
  /** Whether, when and why not the services renew, by id. */
  outlooks: ReadonlyMap<string, Outlook>;
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
  ...missedEvents(instance),
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

function reminderEvents(instance: InstanceRecord, { outlooks, at, sent }: Circumstances) {
  const { endsOn = 0 } = instance;
  const isTrial = instance.orderType === 'trial';
  const outlook = outlooks.get(instance.instanceId);
  const { amount = 0, missing = 0, reason } = outlook ?? {};
  const term = {
    ...pick(instance, ['instanceId', 'status', 'beganOn', 'period', 'anchorDay', 'endsOn', 'autoRenew']),
    outlook,
  };
  return dueReminders(term, at, sent).map(({ key, kind, days, at: dueAt }) => ({
    ...toEvent(instance, key, dueAt, isTrial && kind === 'serviceEnds' ? 'trialEnds' : kind, {
      days: daysText(days),
      date: dayText(endsOn),
      due: dayText(renewalDue(endsOn)),
      amount: money(amount),
      missing: money(missing),
      reason: reasonText(reason, missing),
    }),
    // What helps here is money.
    ...(kind === 'renewalShort' && { target: BALANCE }),
  }));
}

const BALANCE = { kind: 'balance' as const, id: undefined };

/** Why a renewal does not take place; `missing` is in cents. */
function reasonText(reason: OutlookReason | undefined, missing: number): Text {
  if (reason === 'balance')
    return { zh: `余额还差 ${money(missing).zh}`, en: `your balance is ${money(missing).en} short` };
  const obstacle = RENEWAL_OBSTACLES.find((each) => each === reason);
  return obstacle ? OBSTACLE_TEXTS[obstacle] : { zh: '', en: '' };
}

/** The automatic renewal of the current term that did not take place. */
function missedEvents(instance: InstanceRecord): NotificationEvent[] {
  const { instanceId, endsOn, managed } = instance;
  const missed = managed?.missedRenewal;
  if (missed === undefined || missed.endsOn !== endsOn) return [];
  const { at, why, missing } = missed;
  return [
    {
      ...toEvent(instance, `renewalFailed-${instanceId}-${endsOn}`, at, 'renewalFailed', {
        reason: reasonText(why, missing),
        date: dayText(endsOn),
        grace: timeText(graceEnd(endsOn)),
      }),
      ...(why === 'balance' && { target: BALANCE }),
    },
  ];
}

function endEvents(instance: InstanceRecord): NotificationEvent[] {
  const { instanceId, orderType, status, endsOn, graceEndsOn = endsOn } = instance;
  if (endsOn === undefined || graceEndsOn === undefined) return [];
  const values = { date: dayText(endsOn), grace: timeText(graceEndsOn) };
  const began = toEvent(instance, `graceBegan-${instanceId}-${endsOn}`, endsOn, 'graceBegan', values);
  const ended = toEvent(
    instance,
    `serviceEnded-${instanceId}-${endsOn}`,
    graceEndsOn,
    orderType === 'trial' ? 'trialEnded' : 'serviceEnded',
    values,
  );
  return [...(graceEndsOn > endsOn ? [began] : []), ...(status === 'expired' ? [ended] : [])];
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
