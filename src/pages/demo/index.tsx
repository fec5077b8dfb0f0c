import '@/locales/areas/demo';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { PageLoading } from '@/components/PageLoading';
import { listScenarios } from '@/services/demo';
import styles from './components/Demo.module.css';
import { DemoTabs } from './components/DemoTabs';
import { NotRunning } from './components/NotRunning';

/** `/demo`: for developers and testers, where the mocks run. */
export default function DemoPage() {
  const { formatMessage, locale } = useIntl();
  const { data, loading, error, refresh } = useRequest(listScenarios, {
    // The notes come in the language of the call.
    refreshDeps: [locale],
    // No mocks here is a state of this page, not a failure to be logged.
    onError: () => {},
  });

  if (error) return <NotRunning retrying={loading} onRetry={refresh} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <h1 className={styles.title}>{formatMessage({ id: 'title.demo' })}</h1>
      <p className={styles.lead}>{formatMessage({ id: 'demo.lead' })}</p>
      <DemoTabs scenarios={data.list} />
    </>
  );
}
