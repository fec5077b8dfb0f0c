import '@/locales/areas/dashboard';
import { useIntl, useModel } from '@umijs/max';
import { Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { fetchWorkplace } from '@/services/dashboard';
import { ActivityPanel } from './components/workplace/ActivityPanel';
import { LinkPanel } from './components/workplace/LinkPanel';
import { ProjectPanel } from './components/workplace/ProjectPanel';
import { IndexPanel, MemberPanel } from './components/workplace/TeamPanels';
import styles from './components/workplace/Workplace.module.css';
import { WorkplaceHead } from './components/workplace/WorkplaceHead';

/** `/dashboard/workplace`: the person's own day: projects, what the team did, ways on, and how they do. */
export default function WorkplacePage() {
  const { formatMessage } = useIntl();
  const user = useModel('@@initialState').initialState?.currentUser;
  const { data, error, isLoading, refresh, setData } = useQuery(fetchWorkplace);
  if (!user) return null;

  return (
    <ConsolePage>
      <div className={styles.page}>
        <WorkplaceHead name={user.nickname || user.userName} workplace={data} />
        {data ? (
          <div className={styles.columns}>
            <div className={styles.column}>
              <ProjectPanel projects={data.projects} />
              <ActivityPanel />
            </div>
            <div className={styles.column}>
              <LinkPanel links={data.links} onChange={(links) => setData({ ...data, links })} />
              <IndexPanel indexes={data.indexes} />
              <MemberPanel members={data.members} />
            </div>
          </div>
        ) : error && !isLoading ? (
          <FailedState title={formatMessage({ id: 'dashboard.failed' })} onRetry={refresh} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 14 }} />
        )}
      </div>
    </ConsolePage>
  );
}
