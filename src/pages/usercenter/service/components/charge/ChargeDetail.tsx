import { Link, useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { Money } from '@/components/Money';
import { dateFormat } from '@/domain/intlFormats';
import { ACCOUNTING_ZONE } from '@/domain/money/accountingTime';
import type { Charge } from '@/domain/money/charge';
import { formatMoney } from '@/domain/money/money';
import styles from './ChargeRow.module.css';

/** How an amount comes about, what it pays for, and the order it belongs to. */
export function ChargeDetail({ charge }: { charge: Charge }) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { lines, amount, period, quantity, unit, unitPrice, orderId, planName } = charge;
  const dayOf = (at: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone: ACCOUNTING_ZONE }).format(new Date(at));
  const periodText =
    period &&
    (period.to
      ? formatMessage({ id: 'charge.period.range' }, { from: dayOf(period.from), to: dayOf(period.to) })
      : formatMessage({ id: 'charge.period.open' }, { from: dayOf(period.from) }));
  const price =
    unitPrice !== undefined &&
    quantity !== undefined &&
    `${formatMoney(unitPrice, locale)} × ${formatNumber(quantity)} ${unit ?? ''}`.trim();

  const facts: { id: TextId; value: ReactNode }[] = [
    { id: 'charge.plan', value: planName },
    { id: 'charge.unitPrice', value: price && <bdi dir="ltr">{price}</bdi> },
    { id: 'charge.period', value: periodText },
    { id: 'charge.frequency', value: formatMessage({ id: `charge.frequency.${charge.frequency}` }) },
    { id: 'charge.channel', value: formatMessage({ id: `order.channel.${charge.payChannel}` }) },
    { id: 'charge.flowNo', value: <bdi dir="ltr">{charge.flowNo}</bdi> },
    {
      id: 'charge.orderId',
      value: orderId && (
        <Link to={`/usercenter/order/${encodeURIComponent(orderId)}`}>
          <bdi dir="ltr">{orderId}</bdi>
        </Link>
      ),
    },
  ];

  return (
    <div className={styles.detail}>
      <section>
        <h3 className={styles.how}>{formatMessage({ id: 'charge.how' })}</h3>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={`${line.label} ${line.formula}`} className={styles.line}>
              <dt>
                {line.label}
                {line.formula && (
                  <bdi dir="ltr" className={styles.formula}>
                    {line.formula}
                  </bdi>
                )}
              </dt>
              <dd>
                <Money cents={line.amount} />
              </dd>
            </div>
          ))}
          <div className={`${styles.line} ${styles.sum}`}>
            <dt>{formatMessage({ id: 'charge.sum' })}</dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </div>
        </dl>
      </section>
      <dl className={styles.about}>
        {facts
          .filter(({ value }) => value)
          .map(({ id, value }) => (
            <div key={id} className={styles.line}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
