import { useT } from '@@/texts/list';
import { useIntl } from '@umijs/max';
import { Flex, Tag, Tooltip } from 'antd';
import { Cards, CardsLoading } from '@/components/Cards';
import listStyles from '@/components/Cards.module.css';
import { DateText } from '@/components/DateText';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageLink } from '@/components/PageLink';
import { PersonAvatar } from '@/components/PersonAvatar';
import panelStyles from '@/components/panel.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { PROJECT_PAGE_SIZE, type Project, projectQuery } from '@/domain/console/consoleSearch';
import { listProjects } from '@/services/consoleSearch';
import styles from './components/Search.module.css';
import { ownerOptions, SearchPage } from './components/SearchPage';

/** `/list/search/projects`: the team's projects as cards, linked to their approvals. */
export default function SearchProjectsPage() {
  const projects = useList('list.search', projectQuery, listProjects, { options: ownerOptions });
  return (
    <SearchPage active="projects" list={projects}>
      <ListContent list={projects} skeleton={<CardsLoading count={PROJECT_PAGE_SIZE} />}>
        {({ list }) => (
          <Cards items={list} getKey={({ projectId }) => projectId}>
            {(project) => <ProjectCard project={project} />}
          </Cards>
        )}
      </ListContent>
    </SearchPage>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { projectId, title, summary, topics, members, rating, updatedAt } = project;
  return (
    <Flex className={`${panelStyles.surface} ${listStyles.card}`} component="article" vertical>
      <div className={styles.cover}>
        <ServiceCover serviceId={projectId} />
      </div>
      <Flex className={listStyles.cardBody} vertical gap={8}>
        <h2 className={listStyles.cardTitle}>
          <PageLink to={`/profile/advanced?id=${encodePart(projectId)}`}>{title}</PageLink>
        </h2>
        <p>{summary}</p>
        <Flex wrap align="center" gap={8}>
          {topics.map((topic) => (
            <Tag key={topic}>{t(`list.search.topic.${topic}`)}</Tag>
          ))}
        </Flex>
        <Flex className={`${listStyles.apart} ${typography.note}`} wrap align="center" gap={8}>
          <DateText at={updatedAt} />
          <small>{t('list.rated', { rating: formatNumber(rating) })}</small>
        </Flex>
        <Flex className={styles.members} component="ul" wrap gap={4} aria-label={t('list.projects.members')}>
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
