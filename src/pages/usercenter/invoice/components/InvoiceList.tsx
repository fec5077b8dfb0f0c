import { useT } from '@@/texts/invoice';
import { DownloadOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { ExportButton } from '@/components/ExportButton';
import { LinkButton } from '@/components/LinkButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import panelStyles from '@/components/panel.module.css';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { invoiceQuery, toInvoiceFilters } from '@/domain/invoice/endpoints';
import type { Invoice } from '@/domain/invoice/invoice';
import { wasIssued } from '@/domain/invoice/invoiceMachine';
import { formatMoney } from '@/domain/money/money';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { useInvoiceName } from '@/pages/usercenter/invoice/components/useInvoiceName';
import { WithdrawButton } from '@/pages/usercenter/invoice/components/WithdrawButton';
import { exportInvoices, listInvoices } from '@/services/invoice';

const POLL_MS = 3_000;

/** The user's invoices, filtered by status, keyword and days. */
export function InvoiceList() {
  const t = useT();
  const invoices = useList('invoice', invoiceQuery, (query, options) =>
    listInvoices(toInvoiceFilters(query), options),
  );
  const { data } = invoices;
  const refresh = () => invoices.refresh({ silent: true });
  const hasRequested = data?.list.some(({ status }) => status === 'requested') ?? false;
  usePolledQueries([invoices], POLL_MS, hasRequested);
  return (
    <Flex className={panelStyles.panel} vertical gap={16}>
      <FilterBar list={invoices} folded={['from']} foldedOnPhone={['status']} />
      <ListContent
        list={invoices}
        summary={({ issuedAmount }) =>
          t('invoice.list.issued', { amount: formatMoney(issuedAmount, t.locale) })
        }
        actions={
          <ExportButton
            read={() => exportInvoices(toInvoiceFilters(invoices.query))}
            fileName="invoices.csv"
            done={(name) => t('invoice.list.exported', { name })}
          >
            {t('invoice.list.export')}
          </ExportButton>
        }
        emptyAction={{ to: '/usercenter/invoice', text: t('invoice.request') }}
      >
        {(listed) => <InvoiceTable invoices={listed.list} onSettled={refresh} />}
      </ListContent>
    </Flex>
  );
}

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  onSettled: () => unknown;
}

function InvoiceTable({ invoices, onSettled }: InvoiceTableProps) {
  const t = useT();
  const { search } = useLocation();
  const getName = useInvoiceName();
  const columns: PlainColumn<Invoice>[] = [
    {
      key: 'name',
      title: t('invoice.line.what'),
      isName: true,
      cell: (invoice) => (
        <>
          <Link to={invoicePath(invoice)} state={{ list: search }} className={typography.titleLink}>
            {getName(invoice)}
          </Link>
          <span className={`${typography.caption} ${typography.block}`}>
            {t('invoice.list.for', { title: invoice.title })}
          </span>
        </>
      ),
    },
    {
      key: 'number',
      title: t('invoice.number'),
      isExtra: true,
      cell: ({ invoiceNumber }) => invoiceNumber && <Code>{invoiceNumber}</Code>,
    },
    {
      key: 'date',
      title: t('invoice.requestedOn'),
      isExtra: true,
      cell: ({ requestedAt }) => <DateText at={requestedAt} short />,
    },
    {
      key: 'status',
      title: t('invoice.list.status'),
      cell: ({ status }) => (
        <StatusTag tone={INVOICE_STATUS_TONE[status]} text={t(`invoice.status.${status}`)} />
      ),
    },
    {
      key: 'amount',
      title: t('invoice.line.amount'),
      isEnd: true,
      isLead: true,
      cell: ({ amount }) => <Money cents={amount} />,
    },
    {
      key: 'actions',
      title: t('invoice.list.actions'),
      isEnd: true,
      isActions: true,
      cell: (invoice) => <InvoiceAction invoice={invoice} onSettled={onSettled} />,
    },
  ];
  return <PlainTable rows={invoices} columns={columns} getKey={({ invoiceId }) => invoiceId} />;
}

const invoicePath = ({ invoiceId }: Invoice) => `/usercenter/invoice/${encodePart(invoiceId)}`;

/** Downloads an invoice as its page prints it, or withdraws what is not issued yet. */
function InvoiceAction({ invoice, onSettled }: { invoice: Invoice; onSettled: () => unknown }) {
  const t = useT();
  const { search } = useLocation();
  const getName = useInvoiceName();
  if (invoice.status === 'requested') return <WithdrawButton invoice={invoice} onSettled={onSettled} />;
  if (!wasIssued(invoice.status)) return null;
  return (
    <LinkButton
      type="link"
      icon={<DownloadOutlined aria-hidden />}
      to={invoicePath(invoice)}
      state={{ list: search, print: true }}
      aria-label={t('invoice.download.of', {
        name: getName(invoice),
        amount: formatMoney(invoice.amount, t.locale),
      })}
    >
      {t('invoice.download')}
    </LinkButton>
  );
}
