import { useT } from '@@/texts/demo';
import { useSearchParams } from '@umijs/max';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { PageLoading } from '@/components/PageLoading';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { StatusPage } from '@/components/StatusPage';
import { Tabs } from '@/components/Tabs';
import type { Scenario } from '@/domain/demo';
import { listScenarios } from '@/services/demo';
import { ClockTab } from './components/clock/ClockTab';
import { EntryTab } from './components/EntryTab';
import { ErrorTab } from './components/error/ErrorTab';
import { GalleryTab } from './components/gallery/GalleryTab';
import { LabTab } from './components/lab/LabTab';
import { OutboxTab } from './components/OutboxTab';
import { PaymentTab } from './components/payment/PaymentTab';

const FIRST_TAB = 'errors';

/** The sections of the page. Hidden tabs are unmounted, so that they stop polling. */
function DemoTabs({ scenarios }: { scenarios: readonly Scenario[] }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { key: FIRST_TAB, children: <ErrorTab scenarios={scenarios} /> },
    { key: 'lab', children: <LabTab /> },
    { key: 'outbox', children: <OutboxTab /> },
    { key: 'clock', children: <ClockTab /> },
    { key: 'payments', children: <PaymentTab /> },
    { key: 'entries', children: <EntryTab scenarios={scenarios} /> },
    { key: 'gallery', children: <GalleryTab /> },
  ] as const;

  // A link to a story needs no tab.
  const named = query.get('tab') ?? (query.has('story') ? 'lab' : undefined);
  const shown = tabs.find(({ key }) => key === named)?.key ?? FIRST_TAB;

  function handleChange(tab: string) {
    const next = new URLSearchParams(query);
    for (const name of ['story', 'step', 'open']) next.delete(name);
    if (tab === FIRST_TAB) next.delete('tab');
    else next.set('tab', tab);
    setQuery(next, { replace: true });
  }

  return (
    <Tabs
      destroyOnHidden
      activeKey={shown}
      onChange={handleChange}
      items={tabs.map((tab) => ({ ...tab, label: t(`demo.tab.${tab.key}`) }))}
    />
  );
}

/** `/demo`: tools for developers and testers. Works only where the mocks run. */
export default function DemoPage() {
  const t = useT();
  const { data, error, isLoading, refresh } = useQuery(listScenarios, { silent: true });

  if (error)
    return (
      <StatusPage
        drawing="offline"
        title={t('demo.notRunning.title')}
        description={t('demo.notRunning.description')}
        action={<RetryButton error={error} type="primary" loading={isLoading} onRetry={refresh} />}
      />
    );
  if (!data) return <PageLoading />;
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.demo')} line={t('demo.lead')} />
      <DemoTabs scenarios={data.list} />
    </div>
  );
}
