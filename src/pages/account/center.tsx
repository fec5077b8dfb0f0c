import '@@/texts/consoleAccount';
import { useIntl, useModel } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { fetchAccountCenter } from '@/services/consoleAccount';
import styles from './components/Account.module.css';
import { OwnItems } from './components/center/OwnItems';
import { PersonCard } from './components/center/PersonCard';

/** `/account/center`: the user's profile and items. The tab and team are kept in the URL. */
export default function AccountCenterPage() {
  const { formatMessage } = useIntl();
  const user = useModel('@@initialState').initialState?.currentUser;
  const { data, error, isLoading, refresh, setData } = useQuery(fetchAccountCenter);

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.accountCenter' })}
      description={formatMessage({ id: 'consoleAccount.center.lead' })}
    >
      {!data && error && (
        <Card>
          <FailedState
            error={error}
            title={formatMessage({ id: 'consoleAccount.center.failed' })}
            onRetry={refresh}
            retrying={isLoading}
          />
        </Card>
      )}
      {!data && !error && (
        <div className={styles.columns} aria-busy="true">
          <Card>
            <Skeleton active avatar={{ size: 96 }} paragraph={{ rows: 8 }} />
          </Card>
          <Card>
            <Skeleton active paragraph={{ rows: 10 }} />
          </Card>
        </div>
      )}
      {data && user && (
        <div className={styles.columns}>
          <PersonCard user={user} center={data} onTagsChange={(tags) => setData({ ...data, tags })} />
          <OwnItems center={data} />
        </div>
      )}
    </ConsolePage>
  );
}
