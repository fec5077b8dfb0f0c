import { useIntl } from '@umijs/max';
import { Button, Card, Skeleton } from 'antd';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { LOGIN_HISTORY_DAYS } from '@/domain/account/security';
import { listQuery } from '@/domain/listQuery';
import { serverNow } from '@/domain/serverClock';
import { listLoginHistory } from '@/services/security';
import { HistoryList } from './HistoryList';
import styles from './Security.module.css';
import { UnrecognizedSignIn } from './UnrecognizedSignIn';

const historyQuery = listQuery({});

/** Who tried to sign in to the account, page by page. */
export function HistorySection() {
  const { formatMessage } = useIntl();
  const history = useList(historyQuery, listLoginHistory);
  const { refresh, isLoading } = history;
  return (
    <Card>
      <h2>{formatMessage({ id: 'security.history' })}</h2>
      <p className={styles.lead}>
        {formatMessage({ id: 'security.history.lead' }, { days: LOGIN_HISTORY_DAYS })}
      </p>
      <ListContent
        list={history}
        texts={{
          failed: formatMessage({ id: 'security.history.failed' }),
          empty: formatMessage({ id: 'security.history.empty' }),
          pages: formatMessage({ id: 'security.history.pages' }),
        }}
        emptyAction={
          <Button onClick={() => void refresh()}>{formatMessage({ id: 'security.refresh' })}</Button>
        }
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        pagination={{ align: 'end', responsive: true }}
      >
        {(data) => <HistoryList records={data.list} now={serverNow(data)} busy={isLoading} />}
      </ListContent>
      <UnrecognizedSignIn />
    </Card>
  );
}
