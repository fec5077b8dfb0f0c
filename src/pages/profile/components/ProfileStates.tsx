import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';

interface ProfileStatesProps {
  failed: boolean;
  /** Whether it failed because there is no such thing. */
  missing: boolean;
  missingTitle: string;
  failedTitle: string;
  onRetry: () => void;
}

/** A profile that is not there: on its way, unknown, or unreadable. */
export function ProfileStates({ failed, missing, missingTitle, failedTitle, onRetry }: ProfileStatesProps) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  if (missing)
    return (
      <StatusPage
        drawing="notFound"
        heading="h2"
        title={missingTitle}
        action={
          <Button type="primary" onClick={() => change({ id: undefined })}>
            {formatMessage({ id: 'sheet.first' })}
          </Button>
        }
      />
    );
  if (failed) return <FailedState title={failedTitle} onRetry={onRetry} />;
  return (
    <Flex vertical gap={16} aria-busy>
      {[4, 3, 5].map((rows) => (
        <Card key={rows}>
          <Skeleton active paragraph={{ rows }} />
        </Card>
      ))}
    </Flex>
  );
}
