import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { useQueryState } from '@/components/query/useQueryState';
import { PROJECT_PAGE_SIZE } from '@/domain/console/consoleSearch';
import '@/locales/areas/list';
import { listProjects } from '@/services/consoleSearch';
import { CardsLoading } from '../components/CardsLoading';
import styles from '../components/List.module.css';
import { ListedResults } from '../components/ListedResults';
import { readPage, useListing } from '../components/useListing';
import { ProjectCard } from './components/ProjectCard';
import { SearchFilters } from './components/SearchFilters';
import { SearchHead } from './components/SearchHead';
import { isNarrowed, NOTHING_ASKED, readSearch } from './components/searchQuery';

/** `/list/search/projects`: the team's projects as cards; each leads to its approval. */
export default function SearchProjectsPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const asked = { ...readSearch(query), current: readPage(query), pageSize: PROJECT_PAGE_SIZE };
  const listing = useListing(asked, listProjects);
  const narrowed = isNarrowed(asked);
  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.searchProjects' })}
      description={<SearchHead active="projects" />}
    >
      <Flex vertical gap={16} className={styles.touch}>
        <SearchFilters people={listing.data?.people ?? []} />
        <ListedResults
          listing={listing}
          failedTitle={formatMessage({ id: 'list.projects.failed' })}
          skeleton={<CardsLoading count={PROJECT_PAGE_SIZE} />}
          emptyTitle={formatMessage({ id: narrowed ? 'list.nothingFits' : 'list.projects.none' })}
          onClear={narrowed ? () => change(NOTHING_ASKED) : undefined}
        >
          {({ list }) => (
            <ul className={styles.cards}>
              {list.map((project) => (
                <li key={project.projectId}>
                  <ProjectCard project={project} />
                </li>
              ))}
            </ul>
          )}
        </ListedResults>
      </Flex>
    </ConsolePage>
  );
}
