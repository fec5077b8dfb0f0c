import { useIntl } from '@umijs/max';
import { Money } from '../Money';
import typography from '../typography.module.css';

/** The text of every button that pays: "Pay ¥259.00". Without a price it is only "Pay", and what is free is ordered. */
export function PayText({ cents }: { cents: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <span className={typography.plaintext}>
      {cents === 0 ? (
        formatMessage({ id: 'order.confirm.place' })
      ) : (
        <>
          {formatMessage({ id: 'order.pay' })} {cents !== undefined && <Money cents={cents} />}
        </>
      )}
    </span>
  );
}
