import { useIntl } from '@umijs/max';
import { Money } from '@/components/Money';
import type { Quote } from '@/domain/quote';
import styles from './PriceSummary.module.css';

/** The line items of a quote with how each comes about, and their sum, which is what is to be paid. */
export function PriceLines({ quote, outdated }: { quote: Quote; outdated: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <table className={outdated ? `${styles.lines} ${styles.outdated}` : styles.lines}>
      <caption className={styles.caption}>{formatMessage({ id: 'detail.price.linesOf' })}</caption>
      <tbody>
        {quote.items.map(({ kind, label, formula, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is their identity.
          <tr key={`${kind}-${index}`}>
            <th scope="row">
              {label}
              {formula && <small dir="auto">{formula}</small>}
            </th>
            <td>
              <Money cents={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatMessage({ id: 'detail.total' })}</th>
          <td>
            <Money cents={quote.payableAmount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
