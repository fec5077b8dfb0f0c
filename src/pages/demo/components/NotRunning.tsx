import { useIntl } from '@umijs/max';
import { RetryButton } from '@/components/RetryButton';
import { StatusPage } from '@/components/StatusPage';

interface NotRunningProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Where no mocks answer, which is everywhere but at a developer's, the page has nothing to work with and says so. */
export function NotRunning({ retrying, onRetry }: NotRunningProps) {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="offline"
      title={formatMessage({ id: 'demo.notRunning.title' })}
      description={formatMessage({ id: 'demo.notRunning.description' })}
      action={<RetryButton type="primary" loading={retrying} onRetry={onRetry} />}
    />
  );
}
