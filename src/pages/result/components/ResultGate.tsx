import { useT } from '@@/texts/result';
import { useNavigate } from '@umijs/max';
import { Card, Flex } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { fetchLatestSubmission, fetchSubmission } from '@/services/consoleForm';

/**
 * Loads the submission of `?id=`, else the user's latest one with this outcome. Redirects to the other result page when the
 * outcome differs.
 */
function useResult(outcome: ResultOutcome) {
  const navigate = useNavigate();
  const { query: search } = useQueryState();
  const id = search.get('id') ?? '';

  const query = useQuery(
    async (options): Promise<{ submission: Submission | null }> =>
      id ? { submission: await fetchSubmission(id, options) } : fetchLatestSubmission(outcome, options),
    { key: [id, outcome] },
  );

  const submission = query.data?.submission;
  const isOtherResultOutcome = submission && (submission.status === 'refused') !== (outcome === 'fail');
  useEffect(() => {
    if (isOtherResultOutcome) navigate(resultAddress(submission), { replace: true });
  }, [isOtherResultOutcome, submission, navigate]);

  return { query: isOtherResultOutcome ? { ...query, data: undefined } : query, hasId: id !== '' };
}

type ResultOutcome = 'success' | 'fail';

interface ResultGateProps {
  outcome: ResultOutcome;
  children: (submission: Submission) => ReactNode;
}

/** A result page: the submission in a card, or its loading, error or empty state. */
export function ResultGate({ outcome, children }: ResultGateProps) {
  const t = useT();
  const { query, hasId } = useResult(outcome);
  const isShown = query.data?.submission && !query.error;

  const missing = (
    <StatusPage
      drawing="empty"
      heading="h2"
      title={t(hasId ? 'result.unknown' : `result.${outcome}.empty`)}
      action={
        <LinkButton type="primary" to="/form/basic-form">
          {t('result.toForm')}
        </LinkButton>
      }
    />
  );
  return (
    <ConsolePage titled={!isShown}>
      <Card>
        <QueryContent query={query} failed={t('result.failed')} missing={missing}>
          {({ submission }) =>
            submission ? (
              <Flex vertical gap={24}>
                {children(submission)}
              </Flex>
            ) : (
              missing
            )
          }
        </QueryContent>
      </Card>
    </ConsolePage>
  );
}
