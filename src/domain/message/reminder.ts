import { DAY_MS } from '../calendar';
import { expiringSoonFrom, type InstanceSummary, type ServiceTerm, termStart } from '../instance/instance';
import { type Outlook, renewalDue } from '../instance/renewal';
import { type Allowance, usedPercent } from '../instance/usage';

/** Days before the end of a service at which its user is reminded. */
export const END_REMINDER_DAYS = [30, 7, 1] as const;
/** Days before the end at which a renewal is reported that is blocked, or for which the balance does not suffice. */
export const RENEWAL_REMINDER_DAYS = [30, 7, 3] as const;

/** The current term of a service. Times are milliseconds since 1970. */
export interface Term extends Omit<ServiceTerm, 'endsOn'> {
  instanceId: string;
  status: InstanceSummary['status'];
  /** Missing for a single delivery. */
  endsOn?: number | undefined;
  autoRenew: boolean;
  /** Missing for a service that has ended. */
  outlook: Pick<Outlook, 'state' | 'reason'> | undefined;
}

export interface Reminder {
  /** The same for every call about the same reminder, so that it is sent once. */
  key: string;
  kind: 'serviceEnds' | 'renewalShort' | 'renewalBlocked';
  /** Days before the end. */
  days: number;
  /** When it was due. */
  at: number;
}

const REMINDED: readonly Term['status'][] = ['active', 'grace', 'expired'];

/**
 * Returns the reminders of a term that are due at `now` and not among the keys in `sent`, oldest first. A service that
 * will renew itself has none. None but the last is due before the service ends soon, and none on the first day of a term, which
 * the user has just bought. A renewal that is blocked or short is told at once, and again as its day comes nearer.
 */
export function dueReminders(term: Term, now: number, sent: ReadonlySet<string>): Reminder[] {
  const { instanceId, status, endsOn, outlook } = term;
  if (endsOn === undefined || !REMINDED.includes(status)) return [];
  const soonFrom = expiringSoonFrom({ ...term, endsOn });
  const firstDayEnd = termStart({ ...term, endsOn }) + DAY_MS;
  const { kind, stages } = reminderStages(term, endsOn, now);
  const about = kind === 'serviceEnds' ? kind : `${kind}-${outlook?.reason}`;
  const passed = stages
    .map((days) => ({
      key: `${about}-${days}-${instanceId}-${endsOn}`,
      kind,
      days,
      at: endsOn - days * DAY_MS,
    }))
    .filter(({ days, at }) => at >= firstDayEnd && (days === stages.at(-1) || at >= soonFrom) && at <= now);
  // What is in the way may be so only since now.
  const due = kind === 'serviceEnds' ? passed : passed.slice(-1).map((each) => ({ ...each, at: now }));
  return due.filter(({ key }) => !sent.has(key));
}

function reminderStages(
  { autoRenew, outlook }: Term,
  endsOn: number,
  now: number,
): { kind: Reminder['kind']; stages: readonly number[] } {
  if (outlook?.state !== 'short' && outlook?.state !== 'blocked')
    return { kind: 'serviceEnds', stages: autoRenew ? [] : END_REMINDER_DAYS };
  // From then on its failure is what is told.
  const stages = now < renewalDue(endsOn) ? RENEWAL_REMINDER_DAYS : [];
  return { kind: outlook.state === 'short' ? 'renewalShort' : 'renewalBlocked', stages };
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
