import { useT } from '@@/texts/dashboard';
import { Link, useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { Figures } from '@/components/Facts';
import { Greeting } from '@/components/Greeting';
import layout from '@/components/layout.module.css';
import { PersonAvatar } from '@/components/PersonAvatar';
import panelStyles from '@/components/panel.module.css';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { Workplace } from '@/domain/console/workplace';
import { fetchWorkplace } from '@/services/dashboard';
import { Panel } from './components/Panel';
import { useDashboardFormats } from './components/useDashboardFormats';
import { ActivityPanel } from './components/workplace/ActivityPanel';
import { LinkPanel } from './components/workplace/LinkPanel';
import { IndexPanel, MemberPanel } from './components/workplace/TeamPanels';
import styles from './components/workplace/Workplace.module.css';
import { ALL_PROJECTS, projectPath } from './components/workplace/workplaceLinks';

/** `/dashboard/workplace`: the user's projects, team activities, quick links and indexes. */
export default function WorkplacePage() {
  const accountName = useAccountName();
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const workplace = useQuery(fetchWorkplace, { startsEarly: true });
  if (!user) return null;

  return (
    <ConsolePage gap={16}>
      <WorkplaceHead name={accountName(user)} workplace={workplace.data} />
      <QueryContent query={workplace} failed={t('dashboard.failed')} loading={<Lines rows={14} />}>
        {(data) => (
          <>
            <LinkPanel links={data.links} onChange={(links) => workplace.setData({ ...data, links })} />
            <div className={styles.columns}>
              <Flex className={layout.shrink} vertical gap={16}>
                <ProjectPanel projects={data.projects} />
                <ActivityPanel />
              </Flex>
              <Flex className={layout.shrink} vertical gap={16}>
                <IndexPanel indexes={data.indexes} />
                <MemberPanel members={data.members} />
              </Flex>
            </div>
          </>
        )}
      </QueryContent>
    </ConsolePage>
  );
}

/** Current projects, linked to the project list if the user may open it. */
function ProjectPanel({ projects }: { projects: Workplace['projects'] }) {
  const t = useT();
  const canOpenList = useAccess()[ALL_PROJECTS];
  return (
    <Panel
      title={t('dashboard.workplace.projects')}
      extra={canOpenList && <Link to={ALL_PROJECTS}>{t('dashboard.workplace.allProjects')}</Link>}
    >
      {projects.length === 0 && <EmptyNote>{t('dashboard.workplace.noProjects')}</EmptyNote>}
      <CardGrid component="ul" min={240}>
        {projects.map(({ projectId, name, description, team, updatedAt }) => (
          <Flex key={projectId} className={styles.project} component="li" vertical>
            <h3 className={styles.projectName}>
              {canOpenList ? <Link to={projectPath(name)}>{name}</Link> : name}
            </h3>
            <p className={styles.projectText}>{description}</p>
            <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
              {team} · <DateText at={updatedAt} />
            </p>
          </Flex>
        ))}
      </CardGrid>
    </Panel>
  );
}

function WorkplaceHead({ name, workplace }: { name: string; workplace: Workplace | undefined }) {
  const t = useT();
  const formats = useDashboardFormats();
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.greeting}`}
      component="header"
      wrap
      align="center"
      gap="16px 24px"
    >
      <PersonAvatar person={{ name }} size={64} />
      <div className={styles.who}>
        <Greeting name={name} />
        <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>{workplace?.role}</p>
      </div>
      {workplace && (
        <Figures
          className={styles.figures}
          items={[
            [t('dashboard.workplace.projectCount'), formats.count(workplace.projectCount)],
            [
              t('dashboard.workplace.rank'),
              <bdi key="rank" dir="ltr">
                {t('dashboard.workplace.rankOf', {
                  rank: formats.count(workplace.rank),
                  size: formats.count(workplace.teamSize),
                })}
              </bdi>,
            ],
            [t('dashboard.workplace.visits'), formats.count(workplace.visits)],
          ]}
        />
      )}
    </Flex>
  );
}
