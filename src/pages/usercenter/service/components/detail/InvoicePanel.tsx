import { useT } from '@@/texts/instance';
import invoiceTexts from '@@/texts/invoice';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { listInvoices } from '@/services/invoice';
import { useService } from './ServiceContext';
import { ViewAll } from './ViewAll';

/** The invoices with an order of the service among its newest ones. */
export function InvoicePanel() {
  const t = useT(invoiceTexts);
  const { detail } = useService();
  const { title } = detail.service;
  const orderIds = detail.orders.map(({ orderId }) => orderId);
  // The list finds by words only: a second service of the same name has other orders.
  const invoices = useQuery((options) => listInvoices({ keyword: title }, options), {
    key: title,
    silent: true,
  });
  return (
    <Section
      id="service-invoices"
      title={t('instance.invoices')}
      actions={
        <ViewAll
          to={`/usercenter/invoice?${new URLSearchParams({ keyword: title })}`}
          label={t('instance.invoices.all')}
        />
      }
    >
      <QueryContent
        query={invoices}
        failed={t('instance.invoices.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ list }) => {
          const own = list.filter(({ lines }) =>
            lines.some(({ kind, id }) => kind === 'order' && orderIds.includes(id)),
          );
          if (own.length === 0) return <p className={typography.note}>{t('instance.invoices.none')}</p>;
          return (
            <PlainTable
              aria-labelledby="service-invoices"
              rows={own}
              getKey={({ invoiceId }) => invoiceId}
              columns={[
                {
                  key: 'invoice',
                  title: t('instance.column.invoice'),
                  isName: true,
                  cell: ({ invoiceId, invoiceNumber }) => (
                    <PageLink to={`/usercenter/invoice/${encodePart(invoiceId)}`}>
                      {invoiceNumber ?? invoiceId}
                    </PageLink>
                  ),
                },
                {
                  key: 'date',
                  title: t('instance.column.date'),
                  cell: ({ requestedAt }) => <DateText at={requestedAt} short />,
                },
                {
                  key: 'status',
                  title: t('invoice.status'),
                  cell: ({ status }) => (
                    <StatusTag tone={INVOICE_STATUS_TONE[status]} text={t(`invoice.status.${status}`)} />
                  ),
                },
                {
                  key: 'amount',
                  title: t('instance.column.amount'),
                  isEnd: true,
                  cell: ({ amount }) => <Money cents={amount} />,
                },
              ]}
            />
          );
        }}
      </QueryContent>
    </Section>
  );
}
