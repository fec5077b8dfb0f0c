import type { LiveOrder } from '@/components/order/useLiveOrder';
import { serverNow } from '@/domain/serverClock';

const POLL_MS = 3_000;
/** What people or banks work on may take long; then it is asked for less often. */
const PATIENT_POLL_MS = 20_000;
const PATIENT_AFTER_MS = 60_000;

/** How long to wait before looking again at an order that something is about to happen to; `undefined` for one at rest. */
export function orderPollMs(order: LiveOrder): number | undefined {
  switch (order.status) {
    case 'paying':
    case 'paid':
    case 'provisioning':
    case 'refundReview':
    case 'refunding':
      return paceSince(order, order.timeline.at(-1)?.at);
    default:
      return order.invoiceStatus === 'requested' ? paceSince(order, order.invoice?.requestedAt) : undefined;
  }
}

function paceSince(order: LiveOrder, moment: string | undefined): number {
  const waited = serverNow(order) - Date.parse(moment ?? order.createdAt);
  return waited < PATIENT_AFTER_MS ? POLL_MS : PATIENT_POLL_MS;
}
