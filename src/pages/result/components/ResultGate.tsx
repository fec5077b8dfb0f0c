import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import type { Submission } from '@/domain/console/submission';
import type { Result } from './useResult';

interface ResultGateProps {
  result: Result;
  /** Names the page as long as there is nothing of its own. */
  titleId: TextId;
  emptyId: TextId;
  children: (submission: Submission) => ReactNode;
}

/** A result once it has been read; before it, instead of it, or without it what fits. */
export function ResultGate({ result, titleId, emptyId, children }: ResultGateProps) {
  const { formatMessage } = useIntl();
  const { submission, failed } = result;
  if (submission && !failed) return <ConsolePage>{children(submission)}</ConsolePage>;

  function content() {
    if (failed)
      return <FailedState title={formatMessage({ id: 'result.failed' })} onRetry={result.refresh} />;
    if (submission === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={formatMessage({ id: result.isNamed ? 'result.unknown' : emptyId })}
        action={
          <LinkButton type="primary" to="/form/basic-form">
            {formatMessage({ id: 'result.toForm' })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <ConsolePage title={formatMessage({ id: titleId })}>
      <Card>{content()}</Card>
    </ConsolePage>
  );
}
