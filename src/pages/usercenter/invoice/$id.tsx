import { useT } from '@@/texts/invoice';
import { useParams } from '@umijs/max';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
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
  const t = useT();
  const query = useQuery((options) => fetchInvoice(invoiceId, options));
  usePolledQueries([query], POLL_MS, query.data?.status === 'requested');

  return (
    <QueryContent
      query={query}
      failed={t('invoice.failed')}
      heading="h1"
      loading={<SectionLoading rows={8} />}
      missing={{
        title: t('invoice.notFound'),
        description: t('invoice.notFound.description'),
        action: { to: '/usercenter/invoice?tab=list', text: t('invoice.back') },
      }}
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
