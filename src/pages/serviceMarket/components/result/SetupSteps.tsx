import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import type { OrderStatus } from '@/domain/order/orderMachine';
import styles from './OrderResult.module.css';

const STEPS = ['paid', 'setUp', 'ready'] as const;

/** Number of completed steps by order status. */
const COMPLETED_STEPS: Partial<Record<OrderStatus, number>> = {
  paid: 1,
  provisioning: 1,
  provisionFailed: 1,
  completed: 3,
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
    <ol className={styles.steps} aria-label={formatMessage({ id: 'order.result.steps' })}>
      {STEPS.map((step, index) => {
        const state = getState(index);
        return (
          <Flex
            key={step}
            className={styles[state]}
            component="li"
            vertical
            align="center"
            gap={8}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Flex className={styles.mark} component="span" align="center" justify="center" aria-hidden>
              {state === 'done' ? <CheckOutlined /> : state === 'failed' ? <CloseOutlined /> : index + 1}
            </Flex>
            <span>
              {formatMessage({ id: `order.result.step.${step}` })}
              <span className={`${typography.note} ${typography.block}`}>
                {formatMessage({ id: `order.result.state.${state}` })}
              </span>
            </span>
          </Flex>
        );
      })}
    </ol>
  );
}
