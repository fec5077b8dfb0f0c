import { Link, useAccess, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { Workplace } from '@/domain/console/workplace';
import { Panel } from '../Panel';
import styles from './Workplace.module.css';

const ALL_PROJECTS = '/list/search/projects';

/** What is under way; who has the list of projects finds each there. */
export function ProjectPanel({ projects }: { projects: Workplace['projects'] }) {
  const { formatMessage } = useIntl();
  const hasList = useAccess()[ALL_PROJECTS];
  return (
    <Panel
      title={formatMessage({ id: 'dashboard.workplace.projects' })}
      extra={
        hasList && <Link to={ALL_PROJECTS}>{formatMessage({ id: 'dashboard.workplace.allProjects' })}</Link>
      }
    >
      <CardGrid component="ul" min={240}>
        {projects.map(({ projectId, name, description, team, updatedAt }) => (
          <Flex key={projectId} className={styles.project} component="li" vertical>
            <h3 className={styles.projectName}>
              {hasList ? (
                <Link to={`${ALL_PROJECTS}?keyword=${encodeURIComponent(name)}`}>{name}</Link>
              ) : (
                name
              )}
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
