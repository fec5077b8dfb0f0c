import { useT } from '@@/texts/invoice';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import { PrintBlock, PrintBlocks, PrintSum } from '@/components/print/PrintFacts';
import { PrintSheet } from '@/components/print/PrintSheet';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { rateText } from '@/domain/intlFormats';
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { isLiveInvoice } from '@/domain/invoice/invoiceMachine';
import styles from './Invoice.module.css';

/** The invoice as it is printed. */
export function InvoiceFace({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const { status, invoiceNumber, reversalNumber, issuedAt, requestedAt } = invoice;
  const { lines, amount, amountInWords, taxRate, taxAmount } = invoice;
  const rate = rateText(t.locale, taxRate);
  return (
    <PrintSheet
      title={t('invoice.face')}
      pageTitle={`${t('invoice.face')} ${invoiceNumber ?? ''}`.trim()}
      note={
        status !== 'issued' && (
          <p className={isLiveInvoice(status) ? typography.note : styles.void}>
            {t(`invoice.status.${status}`)}
          </p>
        )
      }
      facts={[
        [t('invoice.number'), invoiceNumber && <Code>{invoiceNumber}</Code>],
        [t('invoice.issuedOn'), issuedAt && <DateText at={issuedAt} />],
        [t('invoice.reversal'), reversalNumber && <Code>{reversalNumber}</Code>],
        [t('invoice.requestedOn'), !issuedAt && <DateText at={requestedAt} />],
      ]}
    >
      <PrintBlocks>
        <PrintBlock
          heading={t('invoice.buyer')}
          name={invoice.title}
          facts={[
            [t('invoice.taxNumber'), invoice.taxNumber && <Code>{invoice.taxNumber}</Code>],
            [t('invoice.sentTo'), invoice.email && <Code>{invoice.email}</Code>],
          ]}
        />
        <PrintBlock
          heading={t('invoice.seller')}
          name={invoice.seller.name}
          facts={[[t('invoice.taxNumber'), <Code key="number">{invoice.seller.taxNumber}</Code>]]}
        />
      </PrintBlocks>
      <PlainTable
        columns={[
          { key: 'what', title: t('invoice.line.what'), cell: (line) => <LineTitle line={line} /> },
          { key: 'id', title: t('invoice.line.id'), cell: (line) => <LineNumber line={line} /> },
          {
            key: 'amount',
            title: t('invoice.line.amount'),
            isEnd: true,
            cell: (line) => <Money cents={line.amount} />,
          },
        ]}
        rows={lines}
        getKey={({ kind, id }) => `${kind} ${id}`}
        sums={
          <>
            <PrintSum span={2} label={t('invoice.sum.net')} cents={amount - taxAmount} />
            <PrintSum span={2} label={t('invoice.sum.tax', { rate })} cents={taxAmount} />
            <PrintSum
              span={2}
              isTotal
              label={
                <>
                  {t('invoice.sum.total')}
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
  const t = useT();
  if (kind === 'topUp') return t('invoice.kind.topUp');
  return (
    <>
      <PageLink to={`/usercenter/order/${encodePart(id)}`}>
        <Code>{id}</Code>
      </PageLink>
      {purchaseOrderNumber && (
        <span className={`${typography.note} ${typography.block} ${typography.anywhere}`}>
          {t('invoice.line.purchaseOrder', { number: purchaseOrderNumber })}
        </span>
      )}
    </>
  );
}
