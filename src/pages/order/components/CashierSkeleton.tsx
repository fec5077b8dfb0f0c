import { Flex, Skeleton } from 'antd';

/** The cashier before the order is known: amount, time left, four ways to pay. */
export function CashierSkeleton() {
  return (
    <Flex vertical gap={16} aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows: 3, width: ['60%', '40%', '30%'] }} />
      {[0, 1, 2, 3].map((key) => (
        <Skeleton.Button key={key} active block style={{ blockSize: 64 }} />
      ))}
    </Flex>
  );
}
