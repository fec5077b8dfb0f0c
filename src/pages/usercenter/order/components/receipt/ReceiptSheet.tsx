import { useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { IncludedTax } from '@/components/order/IncludedTax';
import { PeriodText } from '@/components/order/PeriodText';
import { PrintBlock, PrintBlocks } from '@/components/print/PrintFacts';
import { PrintSheet } from '@/components/print/PrintSheet';
import { PrintSum, PrintTable } from '@/components/print/PrintTable';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { dateText } from '@/domain/intlFormats';
import type { Order } from '@/domain/order/order';
import { unlistedDiscount } from '@/domain/order/quote';
import { getPaidRefund, type PaidRefund, type Receipt } from '@/domain/order/receipt';

interface ReceiptSheetProps {
  order: Order;
  receipt: Receipt;
}

/** The receipt of a paid order as it is printed. */
export function ReceiptSheet({ order, receipt }: ReceiptSheetProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { orderId, service, period, quantity, specTexts, payChannel, paidAt } = order;
  const { receiptNumber, seller, buyer, term } = receipt;
  const t = (id: TextSuffix<'usercenter.receipt'>) => formatMessage({ id: `usercenter.receipt.${id}` });
  const title = formatMessage({ id: 'title.usercenter.receipt' });
  return (
    <PrintSheet
      title={title}
      heading="h1"
      pageTitle={`${title} ${receiptNumber}`}
      facts={[
        [t('number'), <Code key="number">{receiptNumber}</Code>],
        [t('date'), paidAt && <DateText at={paidAt} />],
      ]}
    >
      <PrintBlocks>
        <PrintBlock
          heading={t('seller')}
          name={seller.name}
          facts={[
            [t('taxNumber'), <Code key="number">{seller.taxNumber}</Code>],
            [formatMessage({ id: 'usercenter.order.provider' }), service.providerName],
          ]}
        />
        <PrintBlock heading={t('buyer')} name={buyer} facts={[]} />
        <PrintBlock
          heading={formatMessage({ id: 'order.service' })}
          name={service.title}
          facts={[
            [formatMessage({ id: 'order.plan' }), service.planName],
            [formatMessage({ id: 'order.period' }), <PeriodText key="period" period={period} />],
            [t('term'), term && <TermText term={term} />],
            ...specTexts.map(({ label, value }) => [label, value] as const),
            [formatMessage({ id: 'order.quantity' }), formatNumber(quantity)],
          ]}
        />
        <PrintBlock
          heading={formatMessage({ id: 'order.payment' })}
          facts={[
            [formatMessage({ id: 'order.number' }), <Code key="number">{orderId}</Code>],
            [formatMessage({ id: 'order.purchaseOrder' }), order.purchaseOrderNumber],
            [
              formatMessage({ id: 'order.pay.channel' }),
              payChannel && formatMessage({ id: `order.channel.${payChannel}` }),
            ],
            [formatMessage({ id: 'order.result.paidAt' }), paidAt && <DateText at={paidAt} withTime />],
          ]}
        />
      </PrintBlocks>
      <PrintTable
        columns={[
          {
            key: 'item',
            title: t('item'),
            cell: ({ label, formula }) => <Item label={label} note={formula} />,
          },
          {
            key: 'amount',
            title: t('amount'),
            isAmount: true,
            cell: ({ amount }) => <Money cents={amount} />,
          },
        ]}
        rows={order.items}
        getKey={({ kind }, index) => `${kind} ${index}`}
        sums={<ReceiptSums order={order} tax={receipt.tax} />}
      />
      <p className={typography.caption}>{formatMessage({ id: 'frame.timeZone' })}</p>
    </PrintSheet>
  );
}

function TermText({ term: { from, to } }: { term: NonNullable<Receipt['term']> }) {
  const { formatMessage, locale } = useIntl();
  const first = dateText(locale, from);
  if (!to) return formatMessage({ id: 'usercenter.receipt.term.open' }, { from: first });
  return formatMessage(
    { id: 'usercenter.receipt.term.range' },
    { from: first, to: dateText(locale, lastMomentBefore(to)) },
  );
}

/** What an amount is for, with its calculation below it. */
function Item({ label, note }: { label: string; note: string }) {
  return (
    <span>
      {label}
      {note && (
        <bdi dir="ltr" className={`${typography.caption} ${typography.block}`}>
          {note}
        </bdi>
      )}
    </span>
  );
}

/** The discount unless the lines name it, the total with its tax, what was paid, and what was paid back. */
function ReceiptSums({ order, tax }: { order: Order; tax: Receipt['tax'] }) {
  const { formatMessage } = useIntl();
  const { payableAmount, paidAmount } = order;
  const discount = unlistedDiscount(order);
  const refund = getPaidRefund(order);
  return (
    <>
      {discount > 0 && (
        <PrintSum span={1} label={formatMessage({ id: 'order.items.saved' })} cents={-discount} />
      )}
      <PrintSum
        span={1}
        label={
          <>
            {formatMessage({ id: 'order.items.total' })}
            {tax && <IncludedTax {...tax} />}
          </>
        }
        cents={payableAmount}
      />
      <PrintSum
        span={1}
        isTotal
        label={formatMessage({ id: 'order.result.amountPaid' })}
        cents={paidAmount}
      />
      {refund && (
        <>
          <PrintSum span={1} label={<RefundText refund={refund} />} cents={-refund.amount} />
          <PrintSum
            span={1}
            isTotal
            label={formatMessage({ id: 'usercenter.receipt.kept' })}
            cents={paidAmount - refund.amount}
          />
        </>
      )}
    </>
  );
}

/** Where a refund went, and when. */
function RefundText({ refund: { channel, at } }: { refund: PaidRefund }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage({ id: 'usercenter.order.refunded' })}
      <span className={`${typography.caption} ${typography.block}`}>
        {formatMessage({ id: `order.channel.${channel}` })}
        {at && (
          <>
            {' · '}
            <DateText at={at} />
          </>
        )}
      </span>
    </>
  );
}
