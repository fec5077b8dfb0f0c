import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CopyableCode } from './CopyableCode';
import { DemoCard } from './DemoCard';

const PAYMENT_EXAMPLE = 'x-mock-payment: fail';
const ORDER_EXAMPLE = 'x-mock-order: timeout';

/** The same settings for one call, by a header. */
export function PaymentHeaderCard() {
  const { formatMessage } = useIntl();
  return (
    <DemoCard
      title={formatMessage({ id: 'demo.payment.header' })}
      lead={formatMessage({ id: 'demo.payment.header.lead' })}
    >
      <Flex vertical gap={8} align="start">
        <CopyableCode code={PAYMENT_EXAMPLE} />
        <CopyableCode code={ORDER_EXAMPLE} />
      </Flex>
    </DemoCard>
  );
}
