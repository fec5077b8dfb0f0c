import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import '@/locales/areas/demo';
import { useIntl } from '@umijs/max';
import { PageLoading } from '@/components/PageLoading';
import { useQuery } from '@/components/query/useQuery';
import { listScenarios } from '@/services/demo';
import { DemoTabs } from './components/DemoTabs';
import { NotRunning } from './components/NotRunning';

/** `/demo`: for developers and testers, where the mocks run. */
export default function DemoPage() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(listScenarios, { silent: true });

  if (error) return <NotRunning retrying={isLoading} onRetry={refresh} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <h1 className={layout.spaceAfterXs}>{formatMessage({ id: 'title.demo' })}</h1>
      <p className={`${layout.spaceAfterMd} ${typography.note}`}>{formatMessage({ id: 'demo.lead' })}</p>
      <DemoTabs scenarios={data.list} />
    </>
  );
}
