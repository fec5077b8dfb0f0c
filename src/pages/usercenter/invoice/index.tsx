import '@@/texts/invoice';
import { useIntl } from '@umijs/max';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import typography from '@/components/typography.module.css';
import { InvoiceableList } from './components/InvoiceableList';
import { InvoiceList } from './components/InvoiceList';
import { TitleList } from './components/TitleList';

const TABS = { todo: InvoiceableList, list: InvoiceList, titles: TitleList };

/** `/usercenter/invoice`: what can be invoiced, the invoices, and the saved titles. Tab and filters are kept in the URL. */
export default function InvoicePage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  const asked = query.get('tab');
  const filters = { kind: undefined, status: undefined, keyword: undefined, from: undefined, to: undefined };
  return (
    <div className={layout.page}>
      <div>
        <h1>{formatMessage({ id: 'title.usercenter.invoice' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'invoice.lead' })}</p>
      </div>
      <Tabs
        destroyOnHidden
        activeKey={names.find((name) => name === asked) ?? 'todo'}
        onChange={(tab) => change({ ...filters, current: undefined, tab: tab === 'todo' ? undefined : tab })}
        items={names.map((key) => {
          const Tab = TABS[key];
          return { key, label: formatMessage({ id: `invoice.tab.${key}` }), children: <Tab /> };
        })}
      />
    </div>
  );
}
