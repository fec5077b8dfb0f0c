import { useIntl } from '@umijs/max';
import { ProgressSteps } from '@/components/ProgressSteps';
import type { OrderStatus } from '@/domain/order/orderMachine';

const STEPS = ['paid', 'setUp', 'ready'] as const;

/** Number of completed steps by order status. */
const COMPLETED_STEPS: Record<OrderStatus, number | undefined> = {
  pendingPayment: undefined,
  paying: undefined,
  paid: 1,
  provisioning: 1,
  provisionFailed: 1,
  completed: 3,
  refundReview: undefined,
  refunding: undefined,
  refunded: undefined,
  cancelled: undefined,
  expired: undefined,
};

/** Progress of a paid order. */
export function SetupSteps({ status }: { status: OrderStatus }) {
  const { formatMessage } = useIntl();
  const completed = COMPLETED_STEPS[status];
  if (completed === undefined) return null;
  const getState = (index: number) => {
    if (index < completed) return 'done';
    if (index > completed) return 'later';
    return status === 'provisionFailed' ? 'failed' : 'now';
  };
  return (
    <ProgressSteps
      label={formatMessage({ id: 'order.result.steps' })}
      steps={STEPS.map((step, index) => {
        const state = getState(index);
        return {
          key: step,
          name: formatMessage({ id: `order.result.step.${step}` }),
          state,
          note: formatMessage({ id: `order.result.state.${state}` }),
        };
      })}
    />
  );
}
