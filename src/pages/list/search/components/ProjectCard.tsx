import { Link, useIntl } from '@umijs/max';
import { Tag, Tooltip } from 'antd';
import { DateText } from '@/components/DateText';
import { ServiceCover } from '@/components/service/ServiceCover';
import type { Project } from '@/domain/console/consoleSearch';
import list from '../../components/List.module.css';
import { PersonAvatar } from '../../components/PersonAvatar';
import styles from './Search.module.css';

/** One project; its title leads to its approval. */
export function ProjectCard({ project }: { project: Project }) {
  const { formatMessage, formatNumber } = useIntl();
  const { projectId, title, summary, topics, members, rating, updatedAt } = project;
  return (
    <article className={list.card}>
      <div className={styles.cover}>
        <ServiceCover serviceId={projectId} />
      </div>
      <div className={list.cardBody}>
        <h2 className={list.cardTitle}>
          <Link to={`/profile/advanced?id=${encodeURIComponent(projectId)}`}>{title}</Link>
        </h2>
        <p>{summary}</p>
        <div className={list.line}>
          {topics.map((topic) => (
            <Tag key={topic}>{formatMessage({ id: `list.topic.${topic}` })}</Tag>
          ))}
        </div>
        <div className={`${list.line} ${list.apart} ${list.weak}`}>
          <DateText at={updatedAt} />
          <small>{formatMessage({ id: 'list.rated' }, { rating: formatNumber(rating) })}</small>
        </div>
        <ul className={styles.members} aria-label={formatMessage({ id: 'list.projects.members' })}>
          {members.map((member) => (
            <li key={member.userId}>
              <Tooltip title={member.name}>
                <span role="img" aria-label={member.name}>
                  <PersonAvatar person={member} size={28} />
                </span>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
