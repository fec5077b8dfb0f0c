import { useT } from '@@/texts/order';
import usercenterTexts from '@@/texts/usercenter';
import { useIntl, useParams } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section, SectionLoading } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { OldOrder } from '@/domain/order/oldOrder';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { fetchOldOrder } from '@/services/order';

/** `/usercenter/order-old/{orderId}`: one archived order. */
export default function OldOrderDetailPage() {
  const { orderId = '' } = useParams();
  return <OldOrderDetail key={orderId} orderId={orderId} />;
}

function OldOrderDetail({ orderId }: { orderId: string }) {
  const t = useT(usercenterTexts);
  const query = useQuery((options) => fetchOldOrder(orderId, options));

  return (
    <QueryContent
      query={query}
      failed={t('order.failed')}
      heading="h1"
      loading={<SectionLoading rows={8} />}
      missing={{
        title: t('usercenter.old.notFound'),
        description: t('order.notFound.description'),
        action: { to: '/usercenter/order-old', text: t('usercenter.old.back') },
      }}
    >
      {(order) => <ArchivedOrder order={order} />}
    </QueryContent>
  );
}

function ArchivedOrder({ order }: { order: OldOrder }) {
  const t = useT(usercenterTexts);
  const { formatNumber } = useIntl();
  const { status, period, paidAt, payChannel, refundedAmount, invoiceNumber } = order;
  const facts: Fact[] = [
    [t('order.number'), <Code key="id">{order.orderId}</Code>],
    [t('usercenter.order.provider'), order.providerName],
    [t('order.plan'), order.planName],
    [t('order.period'), period && <PeriodText key="period" period={period} />],
    [t('order.quantity'), formatNumber(order.quantity)],
    [t('usercenter.old.amount'), <Money key="amount" cents={order.amount} />],
    [t('usercenter.order.refunded'), refundedAmount > 0 && <Money key="refund" cents={refundedAmount} />],
    [t('order.pay.channel'), payChannel && t(`order.channel.${payChannel}`)],
    [t('usercenter.order.placed'), <DateText key="placed" at={order.createdAt} withTime />],
    [t('order.result.paidAt'), paidAt && <DateText key="paid" at={paidAt} withTime />],
    [t('usercenter.old.finishedAt'), <DateText key="finished" at={order.finishedAt} withTime />],
    [t('usercenter.old.invoice'), invoiceNumber && <Code key="invoice">{invoiceNumber}</Code>],
    [t('order.purchaseOrder'), order.purchaseOrderNumber],
    [t('usercenter.order.remark'), order.buyerRemark],
  ];
  return (
    <div className={layout.page}>
      <PageHeader
        back={{ to: '/usercenter/order-old', text: t('usercenter.old.back') }}
        title={order.serviceTitle}
        status={<StatusTag tone={ORDER_STATUS_TONE[status]} text={t(`order.status.${status}`)} />}
        line={t(`usercenter.old.note.${order.origin}`)}
      />
      <Section title={t('usercenter.order.what')}>
        <CardGrid component="dl" min={220} gap="16px 24px">
          <FactItems facts={facts} dir="auto" />
        </CardGrid>
      </Section>
    </div>
  );
}
