import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CopyText } from '@/components/order/CopyText';
import type { Payment } from '@/domain/order/order';

const PARTS = ['accountName', 'bank', 'accountNumber', 'reference'] as const;

/** Where to send the money, each part to be copied; without the reference nobody can tell whose it is. */
export function TransferAccount({ account }: { account: NonNullable<Payment['transferAccount']> }) {
  const { formatMessage } = useIntl();
  return (
    <Flex component="dl" vertical gap={12}>
      {PARTS.map((part) => {
        const name = formatMessage({ id: `order.transfer.${part}` });
        return (
          <div key={part}>
            <dt>{name}</dt>
            <dd>
              <CopyText text={account[part]} name={name} />
            </dd>
          </div>
        );
      })}
    </Flex>
  );
}
