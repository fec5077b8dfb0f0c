import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { OrderStatus } from '@/domain/order/orderMachine';
import styles from './OrderResult.module.css';

const STEPS = ['paid', 'setUp', 'ready'] as const;

/** How many steps are done in each state an order takes on its way to the buyer. */
const DONE: Partial<Record<OrderStatus, number>> = {
  paid: 1,
  provisioning: 1,
  provisionFailed: 1,
  completed: 3,
};

/** What happens next, after the money has come: three steps, of which one is under way. */
export function NextSteps({ status }: { status: OrderStatus }) {
  const { formatMessage } = useIntl();
  const done = DONE[status];
  if (done === undefined) return null;
  const stateOf = (index: number) => {
    if (index < done) return 'done';
    if (index > done) return 'later';
    return status === 'provisionFailed' ? 'failed' : 'now';
  };
  return (
    <ol className={styles.steps} aria-label={formatMessage({ id: 'order.result.steps' })}>
      {STEPS.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <CheckOutlined /> : state === 'failed' ? <CloseOutlined /> : index + 1}
            </span>
            <span>
              {formatMessage({ id: `order.result.step.${step}` })}
              <span className={styles.stepState}>{formatMessage({ id: `order.result.state.${state}` })}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
