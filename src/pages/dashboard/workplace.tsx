import { useT } from '@@/texts/dashboard';
import { Link, useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import consoleStyles from '@/components/console.module.css';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { Figures } from '@/components/Figures';
import { Greeting } from '@/components/Greeting';
import layout from '@/components/layout.module.css';
import { PersonAvatar } from '@/components/PersonAvatar';
import panelStyles from '@/components/panel.module.css';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { Workplace } from '@/domain/console/workplace';
import { fetchWorkplace } from '@/services/dashboard';
import { useDashboardFormats } from './components/useDashboardFormats';
import { ActivityPanel } from './components/workplace/ActivityPanel';
import { LinkPanel } from './components/workplace/LinkPanel';
import { IndexPanel, MemberPanel } from './components/workplace/TeamPanels';
import { ALL_PROJECTS, projectPath } from './components/workplace/workplaceLinks';

/** `/dashboard/workplace`: the user's projects, team activities, quick links and indexes. */
export default function WorkplacePage() {
  const accountName = useAccountName();
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const workplace = useQuery(fetchWorkplace);
  if (!user) return null;

  return (
    <ConsolePage gap={16}>
      <WorkplaceHead name={accountName(user)} workplace={workplace.data} />
      <QueryContent query={workplace} failed={t('dashboard.failed')} loading={<Lines rows={14} />}>
        {(data) => (
          <>
            <LinkPanel links={data.links} onChange={(links) => workplace.setData({ ...data, links })} />
            <div className={consoleStyles.columns}>
              <Flex vertical gap={16}>
                <ProjectPanel projects={data.projects} />
                <ActivityPanel />
              </Flex>
              <Flex vertical gap={16}>
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
    <Section
      title={t('dashboard.workplace.projects')}
      actions={
        canOpenList && (
          <Link className={layout.touchLink} to={ALL_PROJECTS}>
            {t('dashboard.workplace.allProjects')}
          </Link>
        )
      }
    >
      {projects.length === 0 && <EmptyNote>{t('dashboard.workplace.noProjects')}</EmptyNote>}
      <CardGrid component="ul" min={240}>
        {projects.map(({ projectId, name, description, team, updatedAt }) => (
          <Flex
            key={projectId}
            className={panelStyles.surface}
            component="li"
            vertical
            style={{ padding: 16 }}
          >
            <h3>
              {canOpenList ? (
                <Link className={layout.touchLink} to={projectPath(name)}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p style={{ flex: 1 }}>{description}</p>
            <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
              {team} · <DateText at={updatedAt} />
            </p>
          </Flex>
        ))}
      </CardGrid>
    </Section>
  );
}

function WorkplaceHead({ name, workplace }: { name: string; workplace: Workplace | undefined }) {
  const t = useT();
  const formats = useDashboardFormats();
  return (
    <Flex className={panelStyles.panel} component="header" wrap align="center" gap="16px 24px">
      <PersonAvatar person={{ name }} size={64} />
      <div className={layout.fill} style={{ flexBasis: 280 }}>
        <Greeting name={name} />
        <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>{workplace?.role}</p>
      </div>
      {workplace && (
        <div className={layout.shrink} style={{ flex: '1 1 440px' }}>
          <Figures
            items={[
              { label: t('dashboard.workplace.projectCount'), value: formats.count(workplace.projectCount) },
              {
                label: t('dashboard.workplace.rank'),
                value: (
                  <bdi dir="ltr">
                    {t('dashboard.workplace.rankOf', {
                      rank: formats.count(workplace.rank),
                      size: formats.count(workplace.teamSize),
                    })}
                  </bdi>
                ),
              },
              { label: t('dashboard.workplace.visits'), value: formats.count(workplace.visits) },
            ]}
          />
        </div>
      )}
    </Flex>
  );
}
