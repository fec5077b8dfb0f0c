import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import '@@/texts/demo';
import '@@/texts/registration';
import { useIntl, useSearchParams } from '@umijs/max';
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
  const { formatMessage } = useIntl();
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
      items={tabs.map((tab) => ({ ...tab, label: formatMessage({ id: `demo.tab.${tab.key}` }) }))}
    />
  );
}

/** `/demo`: tools for developers and testers. Works only where the mocks run. */
export default function DemoPage() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(listScenarios, { silent: true });

  if (error)
    return (
      <StatusPage
        drawing="offline"
        title={formatMessage({ id: 'demo.notRunning.title' })}
        description={formatMessage({ id: 'demo.notRunning.description' })}
        action={<RetryButton error={error} type="primary" loading={isLoading} onRetry={refresh} />}
      />
    );
  if (!data) return <PageLoading />;
  return (
    <>
      <h1 className={layout.spaceAfterXs}>{formatMessage({ id: 'title.demo' })}</h1>
      <p className={`${layout.spaceAfterMd} ${typography.note}`}>{formatMessage({ id: 'demo.lead' })}</p>
      <DemoTabs scenarios={data.list} />
    </>
  );
}
