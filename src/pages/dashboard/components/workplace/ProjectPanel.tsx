import { Link, useAccess, useIntl } from '@umijs/max';
import { DateText } from '@/components/DateText';
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
      <ul className={styles.projects}>
        {projects.map(({ projectId, name, description, team, updatedAt }) => (
          <li key={projectId} className={styles.project}>
            <h3 className={styles.projectName}>
              {hasList ? (
                <Link to={`${ALL_PROJECTS}?keyword=${encodeURIComponent(name)}`}>{name}</Link>
              ) : (
                name
              )}
            </h3>
            <p className={styles.projectText}>{description}</p>
            <p className={styles.note}>
              {team} · <DateText at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
