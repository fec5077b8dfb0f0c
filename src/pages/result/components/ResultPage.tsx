import { useT } from '@@/texts/result';
import { useNavigate } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { SideDrawer } from '@/components/SideDrawer';
import { StatusPage } from '@/components/StatusPage';
import { SubmissionFacts } from '@/components/submission/SubmissionFacts';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { fetchLatestSubmission, fetchSubmission } from '@/services/consoleForm';

interface ResultPageProps {
  outcome: 'success' | 'fail';
  description: (submission: Submission) => string;
  /** The main action and the last one. */
  actions: (submission: Submission) => readonly [main: ReactNode, last: ReactNode];
  children: (submission: Submission) => ReactNode;
}

/**
 * A result page: the submission of `?id=`, else the user's latest one with this outcome. Redirects to the other result page when
 * the outcome differs. Whether the submitted data is open is kept in the URL.
 */
export function ResultPage({ outcome, description, actions, children }: ResultPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { query: search, change } = useQueryState();
  const id = search.get('id') ?? '';

  const query = useQuery(
    async (options): Promise<{ submission: Submission | null }> =>
      id ? { submission: await fetchSubmission(id, options) } : fetchLatestSubmission(outcome, options),
    { key: [id, outcome] },
  );
  const submission = query.data?.submission;
  const isOther = submission && (submission.status === 'refused') !== (outcome === 'fail');
  useEffect(() => {
    if (isOther) navigate(resultAddress(submission), { replace: true });
  }, [isOther, submission, navigate]);

  const missing = (
    <StatusPage
      drawing="empty"
      heading="h2"
      title={t(id ? 'result.unknown' : `result.${outcome}.empty`)}
      action={{ to: '/form/basic-form', text: t('result.toForm') }}
    />
  );
  function content(submission: Submission) {
    const [main, last] = actions(submission);
    return (
      <Flex vertical gap={24}>
        <StatusPage
          drawing={outcome === 'success' ? 'done' : 'failed'}
          compact
          title={t(`result.${outcome}.title`)}
          description={description(submission)}
          action={
            <Flex wrap justify="center" gap={8}>
              {main}
              <Button onClick={() => change({ detail: 'open' })}>
                {t(`result.view.${submission.kind}`)}
              </Button>
              {last}
            </Flex>
          }
        />
        {children(submission)}
        <SideDrawer
          open={search.get('detail') === 'open'}
          hasEntry
          size={560}
          title={submission.title}
          onClose={() => change({ detail: undefined })}
        >
          <SubmissionFacts submission={submission} />
        </SideDrawer>
      </Flex>
    );
  }
  return (
    <ConsolePage titled={!submission || isOther || query.error !== undefined}>
      <Card>
        <QueryContent
          query={isOther ? { ...query, data: undefined } : query}
          failed={t('result.failed')}
          missing={missing}
        >
          {({ submission }) => (submission ? content(submission) : missing)}
        </QueryContent>
      </Card>
    </ConsolePage>
  );
}
