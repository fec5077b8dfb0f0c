import '@@/texts/invoice';
import { useIntl, useParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolling } from '@/components/query/usePolling';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { fetchInvoice } from '@/services/invoice';
import { InvoiceFace } from './components/InvoiceFace';
import { InvoiceHead } from './components/InvoiceHead';

const POLL_MS = 3_000;

/** `/usercenter/invoice/{id}`: one invoice, to read, print and send. */
export default function InvoiceDetailPage() {
  const { id = '' } = useParams();
  return <InvoiceDetail key={id} invoiceId={id} />;
}

function InvoiceDetail({ invoiceId }: { invoiceId: string }) {
  const { formatMessage } = useIntl();
  const query = useQuery((options) => fetchInvoice(invoiceId, options));
  usePolling(() => query.refresh({ silent: true }), POLL_MS, query.data?.status === 'requested');

  return (
    <QueryContent
      query={query}
      failed={formatMessage({ id: 'invoice.failed' })}
      heading="h1"
      loading={
        <div className={panelStyles.panel} aria-busy="true">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      }
      missing={
        <StatusPage
          drawing="notFound"
          title={formatMessage({ id: 'invoice.notFound' })}
          description={formatMessage({ id: 'invoice.notFound.description' })}
          action={
            <LinkButton type="primary" to="/usercenter/invoice?tab=list">
              {formatMessage({ id: 'invoice.back' })}
            </LinkButton>
          }
        />
      }
    >
      {(invoice) => (
        <div className={layout.page}>
          <InvoiceHead invoice={invoice} refresh={query.refresh} />
          <InvoiceFace invoice={invoice} />
        </div>
      )}
    </QueryContent>
  );
}
