import { Link, useIntl } from '@umijs/max';
import { Flex, Tag, Tooltip } from 'antd';
import { DateText } from '@/components/DateText';
import panelStyles from '@/components/panel.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import type { Project } from '@/domain/console/consoleSearch';
import list from '../../components/List.module.css';
import { PersonAvatar } from '../../components/PersonAvatar';
import styles from './Search.module.css';

/** One project; its title leads to its approval. */
export function ProjectCard({ project }: { project: Project }) {
  const { formatMessage, formatNumber } = useIntl();
  const { projectId, title, summary, topics, members, rating, updatedAt } = project;
  return (
    <Flex className={`${panelStyles.surface} ${list.card}`} component="article" vertical>
      <div className={styles.cover}>
        <ServiceCover serviceId={projectId} />
      </div>
      <Flex className={list.cardBody} vertical gap={8}>
        <h2 className={list.cardTitle}>
          <Link to={`/profile/advanced?id=${encodeURIComponent(projectId)}`}>{title}</Link>
        </h2>
        <p>{summary}</p>
        <Flex wrap align="center" gap={8}>
          {topics.map((topic) => (
            <Tag key={topic}>{formatMessage({ id: `list.topic.${topic}` })}</Tag>
          ))}
        </Flex>
        <Flex className={`${list.apart} ${typography.note}`} wrap align="center" gap={8}>
          <DateText at={updatedAt} />
          <small>{formatMessage({ id: 'list.rated' }, { rating: formatNumber(rating) })}</small>
        </Flex>
        <Flex
          className={styles.members}
          component="ul"
          wrap
          gap={4}
          aria-label={formatMessage({ id: 'list.projects.members' })}
        >
          {members.map((member) => (
            <li key={member.userId}>
              <Tooltip title={member.name}>
                <span role="img" aria-label={member.name}>
                  <PersonAvatar person={member} size={28} />
                </span>
              </Tooltip>
            </li>
          ))}
        </Flex>
      </Flex>
    </Flex>
  );
}
