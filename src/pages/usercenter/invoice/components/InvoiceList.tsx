import { useT } from '@@/texts/invoice';
import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { ExportButton } from '@/components/ExportButton';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { StatusTag } from '@/components/StatusTag';
import stateRow from '@/components/stateRow.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { invoiceQuery, toInvoiceFilters } from '@/domain/invoice/endpoints';
import type { Invoice } from '@/domain/invoice/invoice';
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
    <Flex vertical gap={16}>
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
        {(listed) => (
          <ul className={`${panelStyles.surface} ${layout.divided}`}>
            {listed.list.map((invoice) => (
              <InvoiceRow key={invoice.invoiceId} invoice={invoice} onSettled={refresh} />
            ))}
          </ul>
        )}
      </ListContent>
    </Flex>
  );
}

function InvoiceRow({ invoice, onSettled }: { invoice: Invoice; onSettled: () => unknown }) {
  const t = useT();
  const { search } = useLocation();
  const getName = useInvoiceName();
  const { invoiceId, invoiceNumber, status, title, amount, requestedAt } = invoice;
  return (
    <li className={stateRow.row}>
      <div>
        <Link
          to={`/usercenter/invoice/${encodePart(invoiceId)}`}
          state={{ list: search }}
          className={typography.titleLink}
        >
          {getName(invoice)}
        </Link>
        <InlineDetails>
          <span>{t('invoice.list.for', { title })}</span>
          {invoiceNumber && <Code>{invoiceNumber}</Code>}
          <span>{t('invoice.list.requested', { date: <DateText at={requestedAt} short /> })}</span>
        </InlineDetails>
      </div>
      <StatusTag tone={INVOICE_STATUS_TONE[status]} text={t(`invoice.status.${status}`)} />
      <Flex vertical align="flex-end" gap={8}>
        <span className={typography.strong}>
          <Money cents={amount} />
        </span>
        {status === 'requested' && <WithdrawButton invoice={invoice} onSettled={onSettled} />}
      </Flex>
    </li>
  );
}
