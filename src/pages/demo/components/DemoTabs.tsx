import { useIntl, useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import type { Scenario } from '@/domain/demo';
import { ClockTab } from './ClockTab';
import { EntryTab } from './EntryTab';
import { ErrorTab } from './ErrorTab';
import { GalleryTab } from './GalleryTab';
import { OutboxTab } from './OutboxTab';
import { PaymentTab } from './PaymentTab';

const FIRST_TAB = 'errors';

/** The sections of the page; the open one stands in the address. Only that one is there, so nothing polls unseen. */
export function DemoTabs({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { key: FIRST_TAB, children: <ErrorTab scenarios={scenarios} /> },
    { key: 'outbox', children: <OutboxTab /> },
    { key: 'clock', children: <ClockTab /> },
    { key: 'payments', children: <PaymentTab /> },
    { key: 'entries', children: <EntryTab scenarios={scenarios} /> },
    { key: 'gallery', children: <GalleryTab /> },
  ] as const;
  const items = tabs.map((tab) => ({ ...tab, label: formatMessage({ id: `demo.tab.${tab.key}` }) }));
  const asked = query.get('tab');

  function handleChange(tab: string) {
    const next = new URLSearchParams(query);
    if (tab === FIRST_TAB) next.delete('tab');
    else next.set('tab', tab);
    setQuery(next, { replace: true });
  }

  return (
    <Tabs
      destroyOnHidden
      activeKey={items.some(({ key }) => key === asked) ? (asked ?? FIRST_TAB) : FIRST_TAB}
      onChange={handleChange}
      items={items}
    />
  );
}
