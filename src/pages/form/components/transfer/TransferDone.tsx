import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { SubmissionFacts } from '@/components/submission/SubmissionFacts';
import { resultAddress } from '@/domain/console/submission';
import { fetchSubmission } from '@/services/consoleForm';
import styles from '../Form.module.css';
import type { TransferState } from './useTransfer';

/** The last step: what was transferred, and the ways on. */
export function TransferDone({ transfer: { doneId = '', goTo } }: { transfer: TransferState }) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  const { data, error, isLoading, refresh } = useQuery((options) => fetchSubmission(doneId, options), {
    key: doneId,
  });

  if (error && !isLoading)
    return <FailedState title={formatMessage({ id: 'form.transfer.done.failed' })} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      <StatusPage
        drawing="done"
        heading="h2"
        compact
        title={formatMessage({ id: 'form.transfer.done' })}
        description={formatMessage({ id: 'form.transfer.done.when' })}
        action={
          <Flex className={styles.centred} wrap gap={8}>
            <Button type="primary" onClick={() => goTo('fill')}>
              {formatMessage({ id: 'form.transfer.again' })}
            </Button>
            <Button onClick={() => change({ list: 'open' })}>
              {formatMessage({ id: 'form.transfer.bills' })}
            </Button>
            <LinkButton to={resultAddress(data)}>{formatMessage({ id: 'form.handedIn.see' })}</LinkButton>
          </Flex>
        }
      />
      <SubmissionFacts submission={data} />
    </>
  );
}
