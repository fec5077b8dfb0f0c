import '@@/texts/invoice';
import { useIntl, useParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { usePolling } from '@/components/query/usePolling';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { hasErrorCode } from '@/domain/requestError';
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
  const { data, error, isLoading, refresh } = useQuery((options) => fetchInvoice(invoiceId, options));
  usePolling(() => refresh({ silent: true }), POLL_MS, data?.status === 'requested');

  if (data)
    return (
      <div className={layout.page}>
        <InvoiceHead invoice={data} refresh={refresh} />
        <InvoiceFace invoice={data} />
      </div>
    );
  if (!error || isLoading) {
    return (
      <div className={panelStyles.panel} aria-busy="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  if (hasErrorCode(error, 404)) {
    return (
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
    );
  }
  return (
    <FailedState
      error={error}
      heading="h1"
      title={formatMessage({ id: 'invoice.failed' })}
      onRetry={() => void refresh()}
    />
  );
}
