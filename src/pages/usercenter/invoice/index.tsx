import { useT } from '@@/texts/invoice';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { invoiceQuery } from '@/domain/invoice/endpoints';
import { InvoiceableList } from './components/InvoiceableList';
import { InvoiceList } from './components/InvoiceList';
import { TitleList } from './components/TitleList';

const TABS = { todo: InvoiceableList, list: InvoiceList, titles: TitleList };

/** `/usercenter/invoice`: what can be invoiced, the invoices, and the saved titles. Tab and filters are kept in the URL. */
export default function InvoicePage() {
  const t = useT();
  const { query, change } = useQueryState();
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  const asked = query.get('tab');
  const filters = Object.fromEntries(['kind', ...invoiceQuery.names].map((name) => [name, undefined]));
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.invoice')} line={t('invoice.lead')} />
      <Tabs
        destroyOnHidden
        activeKey={names.find((name) => name === asked) ?? 'todo'}
        onChange={(tab) => change({ ...filters, current: undefined, tab: tab === 'todo' ? undefined : tab })}
        items={names.map((key) => {
          const Tab = TABS[key];
          return { key, label: t(`invoice.tab.${key}`), children: <Tab /> };
        })}
      />
    </div>
  );
}
