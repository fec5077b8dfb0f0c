import { shiftByPeriod } from '../calendar';
import type { Selection } from '../catalog/selection';
import type { Period } from '../catalog/service';
import type { InstanceSummary } from './instance';

/** A trial as far as it decides whether an order continues it; times are milliseconds since 1970. */
interface TrialFacts extends Pick<InstanceSummary, 'orderType' | 'status'> {
  serviceId: string;
  beganOn: number;
  endsOn?: number | undefined;
  /** Whether it is offered to another account. */
  isOffered: boolean;
  /** Whether an order of it that was paid earlier is being set up. */
  isTaken: boolean;
}

/** An order of the account that has the trial; `orderedAt` is in milliseconds since 1970. */
interface PurchaseFacts extends Pick<Selection, 'orderType' | 'serviceId' | 'period'> {
  orderedAt: number;
}

/**
 * Whether a trial becomes the service of an order that is paid at a time (milliseconds since 1970): it ran when the order was
 * placed and still runs. Packs and deliveries have no term that could follow the trial.
 */
export const continuesTrial = (
  { orderedAt, ...order }: PurchaseFacts,
  { endsOn, isOffered, isTaken, ...trial }: TrialFacts,
  paidAt: number,
): boolean =>
  order.orderType === 'new' &&
  order.period.unit !== 'once' &&
  trial.orderType === 'trial' &&
  trial.serviceId === order.serviceId &&
  trial.status !== 'released' &&
  trial.status !== 'suspended' &&
  trial.beganOn <= orderedAt &&
  endsOn !== undefined &&
  endsOn > paidAt &&
  !isOffered &&
  !isTaken;

/** Returns the paid term that keeps the days of a trial: one period from the trial's end on; in milliseconds since 1970. */
export const termAfterTrial = (
  trialEnd: number,
  period: Period,
): { from: number; to: number | undefined } => ({
  from: trialEnd,
  to: shiftByPeriod(trialEnd, period),
});
