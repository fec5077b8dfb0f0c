import { Flex } from 'antd';
import { CouponCard } from './CouponCard';
import { PaymentCard } from './PaymentCard';
import { PaymentHeaderCard } from './PaymentHeaderCard';

/** How payments and orders end in the mocks, and the coupons there are. */
export function PaymentTab() {
  return (
    <Flex vertical gap={16}>
      <PaymentCard />
      <PaymentHeaderCard />
      <CouponCard />
    </Flex>
  );
}
