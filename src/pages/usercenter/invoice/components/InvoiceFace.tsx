import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { rateText } from '@/domain/intlFormats';
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { isLiveInvoice } from '@/domain/invoice/invoiceMachine';
import styles from './InvoiceFace.module.css';

/** The invoice as it is printed. */
export function InvoiceFace({ invoice }: { invoice: Invoice }) {
  const { formatMessage, locale } = useIntl();
  const { status, invoiceNumber, reversalNumber, issuedAt, requestedAt } = invoice;
  const { lines, amount, amountInWords, taxRate, taxAmount } = invoice;
  const t = (id: TextSuffix<'invoice'>) => formatMessage({ id: `invoice.${id}` });
  const rate = rateText(locale, taxRate);
  return (
    <article className={`${panelStyles.panel} ${styles.face}`} aria-labelledby="invoice-face">
      <Flex className={styles.top} wrap align="flex-start" justify="space-between" gap="16px 32px">
        <div>
          <h2 id="invoice-face" className={styles.title}>
            {t('face')}
          </h2>
          {status !== 'issued' && (
            <p className={isLiveInvoice(status) ? typography.note : styles.void}>{t(`status.${status}`)}</p>
          )}
        </div>
        <Facts
          facts={[
            [t('number'), invoiceNumber && <bdi dir="ltr">{invoiceNumber}</bdi>],
            [t('issuedOn'), issuedAt && <DateText at={issuedAt} />],
            [t('reversal'), reversalNumber && <bdi dir="ltr">{reversalNumber}</bdi>],
            [t('requestedOn'), !issuedAt && <DateText at={requestedAt} />],
          ]}
        />
      </Flex>
      <div className={styles.parties}>
        <Party
          heading={t('buyer')}
          name={invoice.title}
          taxNumber={invoice.taxNumber}
          email={invoice.email}
        />
        <Party heading={t('seller')} name={invoice.seller.name} taxNumber={invoice.seller.taxNumber} />
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('line.what')}</th>
            <th scope="col">{t('line.id')}</th>
            <th scope="col" className={typography.end}>
              {t('line.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.id}`} line={line} />
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('sum.net')} cents={amount - taxAmount} />
          <Sum label={formatMessage({ id: 'invoice.sum.tax' }, { rate })} cents={taxAmount} />
          <Sum label={t('sum.total')} cents={amount} words={amountInWords} />
        </tfoot>
      </table>
    </article>
  );
}

/** Labelled values; empty ones are left out. */
function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface PartyProps {
  heading: string;
  name: string;
  taxNumber: string | undefined;
  email?: string;
}

function Party({ heading, name, taxNumber, email }: PartyProps) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h3 className={styles.party}>{heading}</h3>
      <p className={`${typography.strong} ${typography.anywhere}`} dir="auto">
        {name}
      </p>
      <Facts
        facts={[
          [formatMessage({ id: 'invoice.taxNumber' }), taxNumber && <bdi dir="ltr">{taxNumber}</bdi>],
          [formatMessage({ id: 'invoice.sentTo' }), email && <bdi dir="ltr">{email}</bdi>],
        ]}
      />
    </section>
  );
}

function Line({ line }: { line: InvoiceLine }) {
  const { kind, id, title, planName, purchaseOrderNumber, amount } = line;
  const { formatMessage } = useIntl();
  return (
    <tr>
      <td>
        {title}
        {planName && <span className={`${typography.note} ${typography.block}`}>{planName}</span>}
      </td>
      <td>
        {kind === 'order' ? (
          <PageLink to={`/usercenter/order/${encodePart(id)}`}>
            <bdi dir="ltr">{id}</bdi>
          </PageLink>
        ) : (
          formatMessage({ id: 'invoice.kind.topUp' })
        )}
        {purchaseOrderNumber && (
          <span className={`${typography.note} ${typography.block} ${typography.anywhere}`}>
            {formatMessage({ id: 'invoice.line.purchaseOrder' }, { number: purchaseOrderNumber })}
          </span>
        )}
      </td>
      <td className={typography.end}>
        <Money cents={amount} />
      </td>
    </tr>
  );
}

function Sum({ label, cents, words }: { label: string; cents: number; words?: string | undefined }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
        {words && <span className={styles.words}>{words}</span>}
      </th>
      <td className={typography.end}>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
