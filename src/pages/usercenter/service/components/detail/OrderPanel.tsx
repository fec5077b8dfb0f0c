import { useT } from '@@/texts/instance';
import orderTexts from '@@/texts/order';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { useService } from './ServiceContext';
import { ViewAll } from './ViewAll';

/** The newest orders of the service. */
export function OrderPanel() {
  const t = useT(orderTexts);
  const { detail } = useService();
  const { orders, service } = detail;
  if (orders.length === 0)
    return (
      <Section id="service-orders" title={t('instance.orders')}>
        <p className={typography.note}>{t('instance.orders.none')}</p>
      </Section>
    );
  return (
    <Section
      id="service-orders"
      title={t('instance.orders')}
      actions={
        <ViewAll
          to={`/usercenter/order?${new URLSearchParams({ keyword: service.title })}`}
          label={t('instance.orders.all')}
        />
      }
    >
      <PlainTable
        aria-labelledby="service-orders"
        rows={orders}
        getKey={({ orderId }) => orderId}
        columns={[
          {
            key: 'order',
            title: t('instance.column.order'),
            isName: true,
            cell: ({ orderId }) => (
              <PageLink to={`/usercenter/order/${encodePart(orderId)}`}>
                <Code>{orderId}</Code>
              </PageLink>
            ),
          },
          {
            key: 'date',
            title: t('instance.column.date'),
            cell: ({ createdAt }) => <DateText at={createdAt} short />,
          },
          {
            key: 'status',
            title: t('instance.column.status'),
            cell: ({ status }) => (
              <StatusTag tone={ORDER_STATUS_TONE[status]} text={t(`order.status.${status}`)} />
            ),
          },
          {
            key: 'amount',
            title: t('instance.column.amount'),
            isEnd: true,
            cell: ({ payableAmount }) => <Money cents={payableAmount} />,
          },
        ]}
      />
    </Section>
  );
}
