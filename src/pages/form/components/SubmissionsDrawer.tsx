import { Link, useIntl } from '@umijs/max';
import { Button, Empty, Flex, Pagination, Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { SideDrawer } from '@/components/SideDrawer';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { resultAddress, type SubmissionKind } from '@/domain/console/submission';
import { SUBMISSION_STATUS_TONE } from '@/domain/statusTone';
import { listSubmissions } from '@/services/consoleForm';
import styles from './Form.module.css';

const PAGE_SIZE = 8;

function Submissions({ kind, onClose }: { kind: SubmissionKind; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const current = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listSubmissions({ kind, current, pageSize: PAGE_SIZE }, options),
    { key: [kind, current] },
  );

  if (error && !isLoading)
    return <FailedState title={formatMessage({ id: 'form.list.failed' })} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.list.length === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage({ id: 'form.list.empty' })}>
        <Button onClick={onClose}>{formatMessage({ id: 'form.list.fill' })}</Button>
      </Empty>
    );
  }
  return (
    <>
      <ul aria-busy={isLoading}>
        {data.list.map((each) => (
          <Flex
            key={each.submissionId}
            className={styles.row}
            component="li"
            wrap
            align="center"
            justify="space-between"
            gap="8px 16px"
          >
            <Flex className={layout.shrink} component="span" vertical>
              <Link to={resultAddress(each)}>{each.title}</Link>
              <span className={typography.secondary}>
                <DateText at={each.createdAt} withTime />
              </span>
            </Flex>
            <StatusTag
              tone={SUBMISSION_STATUS_TONE[each.status]}
              text={formatMessage({ id: `submission.status.${each.status}` })}
            />
          </Flex>
        ))}
      </ul>
      <Pagination
        align="center"
        style={{ marginBlockStart: 16 }}
        hideOnSinglePage
        current={data.current}
        pageSize={data.pageSize}
        total={data.total}
        showSizeChanger={false}
        onChange={(page) => change({ page: String(page) })}
      />
    </>
  );
}

/** The user's submissions of a form. Its state is kept in the URL. */
export function SubmissionsDrawer({ kind }: { kind: SubmissionKind }) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const close = () => change({ list: undefined, page: undefined });
  return (
    <>
      <Button onClick={() => change({ list: 'open' })}>
        {formatMessage({ id: `form.list.open.${kind}` })}
      </Button>
      <SideDrawer
        open={query.get('list') === 'open'}
        title={formatMessage({ id: `form.list.open.${kind}` })}
        onClose={close}
      >
        <Submissions kind={kind} onClose={close} />
      </SideDrawer>
    </>
  );
}
