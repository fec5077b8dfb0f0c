import { DownloadOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import { FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { usePolling } from '@/components/query/usePolling';
import { StatusTag } from '@/components/StatusTag';
import { saveBlob } from '@/components/saveBlob';
import typography from '@/components/typography.module.css';
import { useBreakpoint } from '@/components/useMedia';
import type { Invoice } from '@/domain/invoice/invoice';
import { INVOICE_STATUSES } from '@/domain/invoice/invoiceMachine';
import { formatMoney } from '@/domain/money/money';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { useInvoiceName } from '@/pages/usercenter/invoice/components/useInvoiceName';
import { WithdrawButton } from '@/pages/usercenter/invoice/components/WithdrawButton';
import { isFileResult } from '@/request/download';
import { exportInvoices } from '@/services/invoice';
import styles from './Invoices.module.css';
import { invoiceQuery, readInvoices, toInvoiceFilters } from './invoiceQuery';

const POLL_MS = 3_000;

/** The user's invoices, filtered by status, keyword and days. */
export function InvoiceList() {
  const { formatMessage, locale } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  const isPhone = !useBreakpoint('md');
  const [isExpanded, setExpanded] = useState(false);
  const invoices = useList(invoiceQuery, readInvoices);
  const { data } = invoices;
  const refresh = () => invoices.refresh({ silent: true });
  usePolling(refresh, POLL_MS, data?.list.some(({ status }) => status === 'requested') ?? false);
  const t = (id: TextSuffix<'invoice.list'>, values?: Record<string, number>) =>
    formatMessage({ id: `invoice.list.${id}` }, values);

  const filters: Filter<'keyword' | 'status' | 'from' | 'to'>[] = [
    { kind: 'search', name: 'keyword', label: t('keyword') },
    {
      kind: 'oneOf',
      name: 'status',
      label: formatMessage({ id: 'invoice.status' }),
      placeholder: formatMessage({ id: 'invoice.status.all' }),
      options: INVOICE_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `invoice.status.${value}` }),
      })),
      folded: isPhone,
    },
    {
      kind: 'dateRange',
      first: { name: 'from', label: t('from') },
      last: { name: 'to', label: t('to') },
      folded: true,
    },
  ];
  return (
    <Flex ref={top} vertical gap={16}>
      <FilterBar
        list={invoices}
        filters={filters}
        texts={{
          form: t('filters'),
          submit: t('search'),
          clear: t('clear'),
          reversed: t('order'),
          more: (set) => t('more', { set }),
        }}
        isExpanded={isExpanded}
        onExpand={setExpanded}
      />
      <ListContent
        list={invoices}
        texts={{
          failed: t('failed'),
          empty: t('none'),
          notFound: t('notFound'),
          clear: t('clear'),
          pages: t('pages'),
        }}
        activeFilters={
          <FilterChips
            filters={getActiveFilters(invoices, filters)}
            texts={{
              list: t('active'),
              remove: (filter) => formatMessage({ id: 'invoice.list.remove' }, { filter }),
            }}
          />
        }
        emptyAction={
          <LinkButton type="primary" to="/usercenter/invoice">
            {formatMessage({ id: 'invoice.request' })}
          </LinkButton>
        }
        skeleton={
          <div className={panelStyles.panel}>
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          </div>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(listed) => (
          <>
            <Flex wrap align="center" justify="space-between" gap={12}>
              <p className={typography.note} role="status">
                {formatMessage(
                  { id: 'invoice.list.total' },
                  { total: listed.total, amount: formatMoney(listed.issuedAmount, locale) },
                )}
              </p>
              <ExportButton filters={toInvoiceFilters(invoices.query)} />
            </Flex>
            <ul className={panelStyles.surface}>
              {listed.list.map((invoice) => (
                <InvoiceRow key={invoice.invoiceId} invoice={invoice} onSettled={refresh} />
              ))}
            </ul>
          </>
        )}
      </ListContent>
    </Flex>
  );
}

function ExportButton({ filters }: { filters: ReturnType<typeof toInvoiceFilters> }) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const exporting = useAction(exportInvoices, {
    onDone(reply) {
      if (!isFileResult(reply)) return;
      const name = reply.fileName ?? 'invoices.csv';
      saveBlob(reply.result, name);
      void message.success(formatMessage({ id: 'invoice.list.exported' }, { name }));
    },
  });
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={exporting.isPending}
      onClick={() => void exporting.run(filters)}
    >
      {formatMessage({ id: 'invoice.list.export' })}
    </Button>
  );
}

function InvoiceRow({ invoice, onSettled }: { invoice: Invoice; onSettled: () => unknown }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const getName = useInvoiceName();
  const { invoiceId, invoiceNumber, status, title, amount, requestedAt } = invoice;
  return (
    <li className={styles.panelRow}>
      <div>
        <Link
          to={`/usercenter/invoice/${encodeURIComponent(invoiceId)}`}
          state={{ list: search }}
          className={typography.titleLink}
        >
          {getName(invoice)}
        </Link>
        <InlineDetails>
          <span>{formatMessage({ id: 'invoice.list.for' }, { title })}</span>
          {invoiceNumber && <bdi dir="ltr">{invoiceNumber}</bdi>}
          <span>
            {formatMessage(
              { id: 'invoice.list.requested' },
              { date: <DateText key="date" at={requestedAt} short /> },
            )}
          </span>
        </InlineDetails>
      </div>
      <StatusTag
        tone={INVOICE_STATUS_TONE[status]}
        text={formatMessage({ id: `invoice.status.${status}` })}
      />
      <Flex vertical align="flex-end" gap={8}>
        <span className={typography.strong}>
          <Money cents={amount} />
        </span>
        {status === 'requested' && <WithdrawButton invoice={invoice} onSettled={onSettled} />}
      </Flex>
    </li>
  );
}
