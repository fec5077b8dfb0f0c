import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { StatusPage } from '@/components/StatusPage';

/** An error in the page itself. Only a reload helps: React remembers a chunk that failed to load. */
export function FailedPage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="failed"
      title={formatMessage({ id: 'state.failed.title' })}
      description={formatMessage({ id: 'state.failed.description' })}
      action={
        <Button type="primary" onClick={() => window.location.reload()}>
          {formatMessage({ id: 'state.reload' })}
        </Button>
      }
    />
  );
}
