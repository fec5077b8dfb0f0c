import { Link, useIntl } from '@umijs/max';
import { Avatar, Tag, Tooltip } from 'antd';
import { DateText } from '@/components/DateText';
import { ServiceCover } from '@/components/service/ServiceCover';
import type { Project } from '@/domain/consoleSearch';
import { initialsOf } from '@/domain/person';
import list from '../../components/List.module.css';
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
        <div>
          {topics.map((topic) => (
            <Tag key={topic}>{formatMessage({ id: `list.topic.${topic}` })}</Tag>
          ))}
        </div>
        <div className={`${list.line} ${list.apart} ${list.weak}`}>
          <DateText at={updatedAt} />
          <small>{formatMessage({ id: 'list.rated' }, { rating: formatNumber(rating) })}</small>
        </div>
        <Avatar.Group size={28}>
          {members.map(({ userId, name }) => (
            <Tooltip key={userId} title={name}>
              <Avatar style={{ color: 'var(--ant-color-text)', background: 'var(--ant-color-bg-layout)' }}>
                <span role="img" aria-label={name}>
                  {initialsOf(name)}
                </span>
              </Avatar>
            </Tooltip>
          ))}
        </Avatar.Group>
      </div>
    </article>
  );
}
