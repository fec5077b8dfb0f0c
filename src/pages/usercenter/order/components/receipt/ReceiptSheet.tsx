import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { IncludedTax } from '@/components/order/IncludedTax';
import { PeriodText } from '@/components/order/PeriodText';
import { PlainTable } from '@/components/PlainTable';
import { PrintBlock, PrintBlocks, PrintSum } from '@/components/print/PrintFacts';
import { PrintSheet } from '@/components/print/PrintSheet';
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
  const t = useT(orderTexts);
  const { formatNumber } = useIntl();
  const { orderId, service, period, quantity, specTexts, payChannel, paidAt } = order;
  const { receiptNumber, seller, buyer, term } = receipt;
  const title = t('title.usercenter.receipt');
  return (
    <PrintSheet
      title={title}
      pageTitle={`${title} ${receiptNumber}`}
      facts={[
        [t('usercenter.receipt.number'), <Code key="number">{receiptNumber}</Code>],
        [t('usercenter.receipt.date'), paidAt && <DateText at={paidAt} />],
      ]}
    >
      <PrintBlocks>
        <PrintBlock
          heading={t('usercenter.receipt.seller')}
          name={seller.name}
          facts={[
            [t('usercenter.receipt.taxNumber'), <Code key="number">{seller.taxNumber}</Code>],
            [t('usercenter.order.provider'), service.providerName],
          ]}
        />
        <PrintBlock heading={t('usercenter.receipt.buyer')} name={buyer} facts={[]} />
        <PrintBlock
          heading={t('order.service')}
          name={service.title}
          facts={[
            [t('order.plan'), service.planName],
            [t('order.period'), <PeriodText key="period" period={period} />],
            [t('usercenter.receipt.term'), term && <TermText term={term} />],
            ...specTexts.map(({ label, value }) => [label, value] as const),
            [t('order.quantity'), formatNumber(quantity)],
          ]}
        />
        <PrintBlock
          heading={t('order.payment')}
          facts={[
            [t('order.number'), <Code key="number">{orderId}</Code>],
            [t('order.purchaseOrder'), order.purchaseOrderNumber],
            [t('order.pay.channel'), payChannel && t(`order.channel.${payChannel}`)],
            [t('order.result.paidAt'), paidAt && <DateText at={paidAt} withTime />],
          ]}
        />
      </PrintBlocks>
      <PlainTable
        columns={[
          {
            key: 'item',
            title: t('usercenter.receipt.item'),
            cell: ({ label, formula }) => <Item label={label} note={formula} />,
          },
          {
            key: 'amount',
            title: t('usercenter.receipt.amount'),
            isEnd: true,
            cell: ({ amount }) => <Money cents={amount} />,
          },
        ]}
        rows={order.items}
        getKey={({ kind }, index) => `${kind} ${index}`}
        sums={<ReceiptSums order={order} tax={receipt.tax} />}
      />
      <p className={typography.caption}>{t('frame.timeZone')}</p>
    </PrintSheet>
  );
}

function TermText({ term: { from, to } }: { term: NonNullable<Receipt['term']> }) {
  const t = useT();
  const first = dateText(t.locale, from);
  if (!to) return t('usercenter.receipt.term.open', { from: first });
  return t('usercenter.receipt.term.range', { from: first, to: dateText(t.locale, lastMomentBefore(to)) });
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
  const t = useT(orderTexts);
  const { payableAmount, paidAmount } = order;
  const discount = unlistedDiscount(order);
  const refund = getPaidRefund(order);
  return (
    <>
      {discount > 0 && <PrintSum span={1} label={t('order.items.saved')} cents={-discount} />}
      <PrintSum
        span={1}
        label={
          <>
            {t('order.items.total')}
            {tax && <IncludedTax {...tax} />}
          </>
        }
        cents={payableAmount}
      />
      <PrintSum span={1} isTotal label={t('order.result.amountPaid')} cents={paidAmount} />
      {refund && (
        <>
          <PrintSum span={1} label={<RefundText refund={refund} />} cents={-refund.amount} />
          <PrintSum
            span={1}
            isTotal
            label={t('usercenter.receipt.kept')}
            cents={paidAmount - refund.amount}
          />
        </>
      )}
    </>
  );
}

/** Where a refund went, and when. */
function RefundText({ refund: { channel, at } }: { refund: PaidRefund }) {
  const t = useT(orderTexts);
  return (
    <>
      {t('usercenter.order.refunded')}
      <span className={`${typography.caption} ${typography.block}`}>
        {t(`order.channel.${channel}`)}
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
