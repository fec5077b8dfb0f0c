import { useIntl, useNavigate } from '@umijs/max';
import { Card, Flex, Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { hasErrorCode } from '@/domain/requestError';
import { fetchLatestSubmission, fetchSubmission } from '@/services/consoleForm';

/**
 * Loads the submission of `?id=`, else the user's latest one with this outcome. Redirects to the other result page when the
 * outcome differs.
 */
function useResult(outcome: ResultOutcome) {
  const navigate = useNavigate();
  const { query } = useQueryState();
  const id = query.get('id') ?? '';

  const { data, error, isLoading, refresh } = useQuery(
    async (options): Promise<{ submission: Submission | null }> => {
      if (!id) return fetchLatestSubmission(outcome, options);
      try {
        return { submission: await fetchSubmission(id, options) };
      } catch (failure) {
        if (hasErrorCode(failure, 404)) return { submission: null };
        throw failure;
      }
    },
    { key: [id, outcome] },
  );

  const submission = data?.submission;
  const isOtherResultOutcome = submission && (submission.status === 'refused') !== (outcome === 'fail');
  useEffect(() => {
    if (isOtherResultOutcome) navigate(resultAddress(submission), { replace: true });
  }, [isOtherResultOutcome, submission, navigate]);

  return {
    /** Undefined while loading, null when there is none. */
    submission: isOtherResultOutcome ? undefined : submission,
    /** Undefined while loading. */
    error: isLoading ? undefined : error,
    refresh,
    hasId: id !== '',
  };
}

type ResultOutcome = 'success' | 'fail';

const TITLE_IDS = {
  success: 'title.console.resultSuccess',
  fail: 'title.console.resultFail',
} as const satisfies Record<ResultOutcome, TextId>;

interface ResultGateProps {
  outcome: ResultOutcome;
  children: (submission: Submission) => ReactNode;
}

/** A result page: the submission in a card, or its loading, error or empty state. */
export function ResultGate({ outcome, children }: ResultGateProps) {
  const { formatMessage } = useIntl();
  const { submission, error, refresh, hasId } = useResult(outcome);

  function content() {
    if (error)
      return <FailedState error={error} title={formatMessage({ id: 'result.failed' })} onRetry={refresh} />;
    if (submission === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
    if (submission)
      return (
        <Flex vertical gap={24}>
          {children(submission)}
        </Flex>
      );
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={formatMessage({ id: hasId ? 'result.unknown' : `result.${outcome}.empty` })}
        action={
          <LinkButton type="primary" to="/form/basic-form">
            {formatMessage({ id: 'result.toForm' })}
          </LinkButton>
        }
      />
    );
  }
  const hasTitle = !submission || error !== undefined;
  return (
    <ConsolePage title={hasTitle ? formatMessage({ id: TITLE_IDS[outcome] }) : undefined}>
      <Card>{content()}</Card>
    </ConsolePage>
  );
}
