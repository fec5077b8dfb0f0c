import { useIntl } from '@umijs/max';
import { CopyText } from '@/components/order/CopyText';
import type { Payment } from '@/domain/order/order';
import styles from './Cashier.module.css';

/** Where to send the money, each part to be copied; without the reference nobody can tell whose it is. */
export function TransferAccount({ account }: { account: NonNullable<Payment['transferAccount']> }) {
  const { formatMessage } = useIntl();
  const { accountName, bank, accountNumber, reference } = account;
  return (
    <dl className={styles.account}>
      {Object.entries({ accountName, bank, accountNumber, reference }).map(([part, text]) => {
        const name = formatMessage({ id: `order.transfer.${part}` });
        return (
          <div key={part}>
            <dt>{name}</dt>
            <dd>
              <CopyText text={text} name={name} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
