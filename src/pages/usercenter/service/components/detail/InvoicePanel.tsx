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
import { LATEST_ORDERS } from '@/domain/instance/instanceDetail';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { listInvoices } from '@/services/invoice';
import { useService } from './ServiceContext';
import { ViewAll } from './ViewAll';

/** The newest invoices with an order of the service. */
export function InvoicePanel() {
  const t = useT(invoiceTexts);
  const { detail } = useService();
  const { instanceId } = detail;
  const invoices = useQuery((options) => listInvoices({ instanceId, pageSize: LATEST_ORDERS }, options), {
    key: instanceId,
    silent: true,
  });
  return (
    <Section
      id="service-invoices"
      title={t('instance.invoices')}
      actions={
        <ViewAll
          to={`/usercenter/invoice?${new URLSearchParams({ tab: 'list', instanceId })}`}
          label={t('instance.invoices.all')}
        />
      }
    >
      <QueryContent
        query={invoices}
        failed={t('instance.invoices.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ list }) =>
          list.length > 0 ? (
            <PlainTable
              aria-labelledby="service-invoices"
              rows={list}
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
          ) : (
            <p className={typography.note}>{t('instance.invoices.none')}</p>
          )
        }
      </QueryContent>
    </Section>
  );
}
