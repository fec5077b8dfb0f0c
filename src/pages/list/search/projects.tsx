import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { useList } from '@/components/list/useList';
import { PROJECT_PAGE_SIZE } from '@/domain/console/consoleSearch';
import '@/locales/areas/list';
import { listProjects } from '@/services/consoleSearch';
import { CardsLoading } from '../components/CardsLoading';
import styles from '../components/List.module.css';
import { ListedResults } from '../components/ListedResults';
import { ProjectCard } from './components/ProjectCard';
import { SearchFilters } from './components/SearchFilters';
import { SearchHead } from './components/SearchHead';
import { projectQuery } from './components/searchQuery';

/** `/list/search/projects`: the team's projects as cards; each leads to its approval. */
export default function SearchProjectsPage() {
  const { formatMessage } = useIntl();
  const projects = useList(projectQuery, listProjects);
  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.searchProjects' })}
      description={<SearchHead active="projects" list={projects} />}
    >
      <Flex vertical gap={16}>
        <SearchFilters list={projects} people={projects.data?.people ?? []} />
        <ListedResults
          list={projects}
          failedTitle={formatMessage({ id: 'list.projects.failed' })}
          skeleton={<CardsLoading count={PROJECT_PAGE_SIZE} />}
          emptyTitle={formatMessage({ id: 'list.projects.none' })}
        >
          {({ list }) => (
            <CardGrid className={styles.cards} component="ul" min={264}>
              {list.map((project) => (
                <li key={project.projectId}>
                  <ProjectCard project={project} />
                </li>
              ))}
            </CardGrid>
          )}
        </ListedResults>
      </Flex>
    </ConsolePage>
  );
}
