import { DAY_MS } from '../calendar';
import { expiringSoonFrom, type InstanceSummary, type ServiceTerm, termStart } from '../instance/instance';
import { type Allowance, usedPercent } from '../instance/usage';

/** Days before the end of a service at which its user is reminded. */
export const END_REMINDER_DAYS = [30, 7, 1] as const;
const LAST_REMINDER_DAYS = END_REMINDER_DAYS[2];
/** Days before the end at which a balance is reported that does not suffice for the automatic renewal. */
export const BALANCE_REMINDER_DAYS = [7, 3] as const;

/** The current term of a service. Times are milliseconds since 1970, amounts cents. */
export interface Term extends Omit<ServiceTerm, 'endsOn'> {
  instanceId: string;
  status: InstanceSummary['status'];
  /** Missing for a single delivery. */
  endsOn: number | undefined;
  autoRenew: boolean;
  /** Missing when the service is no longer sold. */
  renewalPrice: number | undefined;
  balance: number;
}

export interface Reminder {
  /** The same for every call about the same reminder, so that it is sent once. */
  key: string;
  kind: 'serviceEnds' | 'balanceLow';
  /** Days before the end. */
  days: number;
  /** When it was due. */
  at: number;
}

/**
 * Returns the reminders of a term that are due at `now` and not among the keys in `sent`, oldest first. A service that
 * will renew itself has none. None but the last is due before the service ends soon, and none on the first day of a term, which
 * the user has just bought.
 */
export function dueReminders(term: Term, now: number, sent: ReadonlySet<string>): Reminder[] {
  const { instanceId, status, endsOn } = term;
  if (endsOn === undefined || (status !== 'active' && status !== 'expired')) return [];
  const soonFrom = expiringSoonFrom({ ...term, endsOn });
  const firstDayEnd = termStart({ ...term, endsOn }) + DAY_MS;
  return reminderDays(term)
    .map(({ kind, days }) => ({
      key: `${kind}-${days}-${instanceId}-${endsOn}`,
      kind,
      days,
      at: endsOn - days * DAY_MS,
    }))
    .filter(({ days, at }) => at >= firstDayEnd && (days === LAST_REMINDER_DAYS || at >= soonFrom))
    .filter(({ key, at }) => at <= now && !sent.has(key));
}

function reminderDays({ autoRenew, renewalPrice, balance }: Term): Pick<Reminder, 'kind' | 'days'>[] {
  const ends = END_REMINDER_DAYS.map((days) => ({ kind: 'serviceEnds' as const, days }));
  if (!autoRenew || renewalPrice === undefined) return ends;
  if (balance >= renewalPrice) return [];
  const low = BALANCE_REMINDER_DAYS.map((days) => ({ kind: 'balanceLow' as const, days }));
  // The renewal would have been paid by then, so the service does end.
  return [...low, ...ends.slice(-1)];
}

/** Returns what the use of an allowance has reached, in percent: the threshold that the user has set, and all of it. */
export const reachedThresholds = (
  allowance: Pick<Allowance, 'used' | 'total'>,
  alertPercent = 100,
): number[] => [...new Set([alertPercent, 100])].filter((percent) => usedPercent(allowance) >= percent);

/**
 * Whether a sign-in came from a device without an earlier one. The first device of an account is not new, and an unknown
 * device, which has no name, cannot be told from others.
 */
export const isNewDevice = (device: string, earlier: ReadonlySet<string>): boolean =>
  device !== '' && earlier.size > 0 && !earlier.has(device);
