import { useT } from '@@/texts/consoleAccount';
import { useModel } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { fetchAccountCenter } from '@/services/consoleAccount';
import styles from './components/Account.module.css';
import { OwnItems } from './components/center/OwnItems';
import { PersonCard } from './components/center/PersonCard';

/** `/account/center`: the user's profile and items. The tab and team are kept in the URL. */
export default function AccountCenterPage() {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const center = useQuery(fetchAccountCenter);
  const { setData } = center;

  return (
    <ConsolePage titled description={t('consoleAccount.center.lead')}>
      <QueryContent
        query={center}
        failed={t('consoleAccount.center.failed')}
        loading={
          <div className={styles.columns} aria-busy="true">
            <Card>
              <Skeleton active avatar={{ size: 96 }} paragraph={{ rows: 8 }} />
            </Card>
            <Card>
              <Skeleton active paragraph={{ rows: 10 }} />
            </Card>
          </div>
        }
      >
        {(data) =>
          user && (
            <div className={styles.columns}>
              <PersonCard user={user} center={data} onTagsChange={(tags) => setData({ ...data, tags })} />
              <OwnItems center={data} />
            </div>
          )
        }
      </QueryContent>
    </ConsolePage>
  );
}
