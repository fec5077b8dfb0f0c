import { useT } from '@@/texts/order';
import { Money } from '../Money';
import typography from '../typography.module.css';

/** The text of every button that pays: "Pay ¥259.00". Without a price it is only "Pay", and what is free is ordered. */
export function PayText({ cents }: { cents: number | undefined }) {
  const t = useT();
  return (
    <span className={typography.plaintext}>
      {cents === 0 ? (
        t('order.confirm.place')
      ) : (
        <>
          {t('order.pay')} {cents !== undefined && <Money cents={cents} />}
        </>
      )}
    </span>
  );
}
