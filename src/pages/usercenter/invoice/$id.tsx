import { useT } from '@@/texts/invoice';
import { useLocation, useNavigate, useParams } from '@umijs/max';
import { useEffect } from 'react';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
import { wasIssued } from '@/domain/invoice/invoiceMachine';
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
  usePrintOnArrival(query.data !== undefined && wasIssued(query.data.status));

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

/** Prints the invoice for whoever came to download it, once: reload and Back do not print it again. */
function usePrintOnArrival(isReady: boolean) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { print, ...rest } = (state ?? {}) as { print?: boolean };
  const isDue = print === true && isReady;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each arrival, whatever else the address holds.
  useEffect(() => {
    if (!isDue) return;
    navigate(pathname + search, { replace: true, state: rest });
    window.print();
  }, [isDue]);
}
