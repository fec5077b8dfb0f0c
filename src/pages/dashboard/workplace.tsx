import layout from '@/components/layout.module.css';
import '@/locales/areas/dashboard';
import { useIntl, useModel } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
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
      <Flex vertical gap={16}>
        <WorkplaceHead name={user.nickname || user.userName} workplace={data} />
        {data ? (
          <div className={styles.columns}>
            <Flex className={layout.shrink} vertical gap={16}>
              <ProjectPanel projects={data.projects} />
              <ActivityPanel />
            </Flex>
            <Flex className={layout.shrink} vertical gap={16}>
              <LinkPanel links={data.links} onChange={(links) => setData({ ...data, links })} />
              <IndexPanel indexes={data.indexes} />
              <MemberPanel members={data.members} />
            </Flex>
          </div>
        ) : error && !isLoading ? (
          <FailedState title={formatMessage({ id: 'dashboard.failed' })} onRetry={refresh} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 14 }} />
        )}
      </Flex>
    </ConsolePage>
  );
}
