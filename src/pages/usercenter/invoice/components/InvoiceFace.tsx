import { useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { PrintBlock, PrintBlocks } from '@/components/print/PrintFacts';
import { PrintSheet } from '@/components/print/PrintSheet';
import { PrintSum, PrintTable } from '@/components/print/PrintTable';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { rateText } from '@/domain/intlFormats';
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { isLiveInvoice } from '@/domain/invoice/invoiceMachine';
import styles from './Invoice.module.css';

/** The invoice as it is printed. */
export function InvoiceFace({ invoice }: { invoice: Invoice }) {
  const { formatMessage, locale } = useIntl();
  const { status, invoiceNumber, reversalNumber, issuedAt, requestedAt } = invoice;
  const { lines, amount, amountInWords, taxRate, taxAmount } = invoice;
  const t = (id: TextSuffix<'invoice'>) => formatMessage({ id: `invoice.${id}` });
  const rate = rateText(locale, taxRate);
  return (
    <PrintSheet
      title={t('face')}
      pageTitle={`${t('face')} ${invoiceNumber ?? ''}`.trim()}
      note={
        status !== 'issued' && (
          <p className={isLiveInvoice(status) ? typography.note : styles.void}>{t(`status.${status}`)}</p>
        )
      }
      facts={[
        [t('number'), invoiceNumber && <Code>{invoiceNumber}</Code>],
        [t('issuedOn'), issuedAt && <DateText at={issuedAt} />],
        [t('reversal'), reversalNumber && <Code>{reversalNumber}</Code>],
        [t('requestedOn'), !issuedAt && <DateText at={requestedAt} />],
      ]}
    >
      <PrintBlocks>
        <PrintBlock
          heading={t('buyer')}
          name={invoice.title}
          facts={[
            [t('taxNumber'), invoice.taxNumber && <Code>{invoice.taxNumber}</Code>],
            [t('sentTo'), invoice.email && <Code>{invoice.email}</Code>],
          ]}
        />
        <PrintBlock
          heading={t('seller')}
          name={invoice.seller.name}
          facts={[[t('taxNumber'), <Code key="number">{invoice.seller.taxNumber}</Code>]]}
        />
      </PrintBlocks>
      <PrintTable
        columns={[
          { key: 'what', title: t('line.what'), cell: (line) => <LineTitle line={line} /> },
          { key: 'id', title: t('line.id'), cell: (line) => <LineNumber line={line} /> },
          {
            key: 'amount',
            title: t('line.amount'),
            isAmount: true,
            cell: (line) => <Money cents={line.amount} />,
          },
        ]}
        rows={lines}
        getKey={({ kind, id }) => `${kind} ${id}`}
        sums={
          <>
            <PrintSum span={2} label={t('sum.net')} cents={amount - taxAmount} />
            <PrintSum span={2} label={formatMessage({ id: 'invoice.sum.tax' }, { rate })} cents={taxAmount} />
            <PrintSum
              span={2}
              isTotal
              label={
                <>
                  {t('sum.total')}
                  {amountInWords && <span className={styles.words}>{amountInWords}</span>}
                </>
              }
              cents={amount}
            />
          </>
        }
      />
    </PrintSheet>
  );
}

function LineTitle({ line: { title, planName } }: { line: InvoiceLine }) {
  return (
    <span>
      {title}
      {planName && <span className={`${typography.note} ${typography.block}`}>{planName}</span>}
    </span>
  );
}

function LineNumber({ line: { kind, id, purchaseOrderNumber } }: { line: InvoiceLine }) {
  const { formatMessage } = useIntl();
  if (kind === 'topUp') return formatMessage({ id: 'invoice.kind.topUp' });
  return (
    <>
      <PageLink to={`/usercenter/order/${encodePart(id)}`}>
        <Code>{id}</Code>
      </PageLink>
      {purchaseOrderNumber && (
        <span className={`${typography.note} ${typography.block} ${typography.anywhere}`}>
          {formatMessage({ id: 'invoice.line.purchaseOrder' }, { number: purchaseOrderNumber })}
        </span>
      )}
    </>
  );
}
