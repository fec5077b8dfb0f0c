import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Card, Pagination, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { StatusPage } from '@/components/StatusPage';
import { LOGIN_HISTORY_DAYS } from '@/domain/account/security';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import { serverNow } from '@/domain/serverClock';
import { listLoginHistory } from '@/services/security';
import { HistoryList } from './HistoryList';
import { NotYou } from './NotYou';
import styles from './Security.module.css';

/** The page number of an address; nonsense is the first page. */
const pageNumber = (text: string | null) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Who tried to sign in to the account, a page at a time; the page stands in the address. */
export function HistorySection() {
  const { formatMessage } = useIntl();
  const signal = useUnmountSignal();
  const { query, change } = useQueryState();
  const current = pageNumber(query.get('page'));
  const { data, error, loading, refresh } = useRequest(
    () => listLoginHistory({ current, pageSize: DEFAULT_PAGE_SIZE }, { signal: signal() }),
    { refreshDeps: [current], onError: () => {} },
  );
  const toPage = (page: number) => change({ page: page === 1 ? undefined : String(page) });
  const shown = error ? undefined : data;

  return (
    <Card>
      <h2 className={styles.sectionTitle}>{formatMessage({ id: 'security.history' })}</h2>
      <p className={styles.lead}>
        {formatMessage({ id: 'security.history.lead' }, { days: LOGIN_HISTORY_DAYS })}
      </p>
      {error && (
        <FailedState
          title={formatMessage({ id: 'security.history.failed' })}
          onRetry={refresh}
          retrying={loading}
        />
      )}
      {!shown && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} aria-busy="true" />}
      {shown && shown.list.length === 0 && (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={formatMessage({
            id: shown.total === 0 ? 'security.history.empty' : 'security.history.emptyPage',
          })}
          action={
            shown.total === 0 ? (
              <Button onClick={refresh}>{formatMessage({ id: 'security.refresh' })}</Button>
            ) : (
              <Button onClick={() => toPage(1)}>
                {formatMessage({ id: 'security.history.toFirstPage' })}
              </Button>
            )
          }
        />
      )}
      {shown && shown.list.length > 0 && (
        <>
          <HistoryList records={shown.list} now={serverNow(shown)} busy={loading} />
          <nav className={styles.pages} aria-label={formatMessage({ id: 'security.history.pages' })}>
            <Pagination
              current={current}
              total={shown.total}
              pageSize={DEFAULT_PAGE_SIZE}
              showSizeChanger={false}
              hideOnSinglePage
              responsive
              onChange={toPage}
            />
          </nav>
        </>
      )}
      <NotYou />
    </Card>
  );
}
