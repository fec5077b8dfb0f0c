import { useIntl } from '@umijs/max';
import { Button, Flex, Segmented, Select } from 'antd';
import styles from '@/components/Cards.module.css';
import type { Filter } from '@/components/list/FilterBar';
import type { List } from '@/components/list/useList';
import { ListSearch } from '@/components/search/ListSearch';
import {
  TASK_PAGE_SIZES,
  TASK_SORTS,
  TASK_STATUSES,
  type TaskSort,
  type TaskStatus,
} from '@/domain/console/consoleTask';
import type { Listing } from '@/domain/listing';
import { listQuery, oneOf, text } from '@/domain/listQuery';

export const taskQuery = listQuery(
  { status: oneOf(TASK_STATUSES), keyword: text(), mine: oneOf(['1']), sort: oneOf(TASK_SORTS, 'newest') },
  { pageSizes: TASK_PAGE_SIZES },
);
type Tasks = Pick<List<ReturnType<typeof taskQuery.read>, Listing<unknown>>, 'query' | 'change'>;

/** The filters of the tasks. */
export function useTaskFilters(): Filter<'status' | 'keyword' | 'mine'>[] {
  const { formatMessage } = useIntl();
  return [
    { kind: 'search', name: 'keyword', label: formatMessage({ id: 'list.tasks.search' }) },
    {
      kind: 'oneOf',
      name: 'status',
      label: formatMessage({ id: 'list.tasks.status' }),
      options: TASK_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `list.tasks.status.${value}` }),
      })),
    },
    {
      kind: 'oneOf',
      name: 'mine',
      label: formatMessage({ id: 'list.tasks.owner' }),
      options: [{ value: '1', label: formatMessage({ id: 'list.search.mine' }) }],
    },
  ];
}

export function TaskFilters({ tasks: { query, change } }: { tasks: Tasks }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'list.tasks.search' });
  return (
    <Flex className={styles.filters} wrap align="center" gap="12px 16px">
      <Segmented<'all' | TaskStatus>
        aria-label={formatMessage({ id: 'list.tasks.status' })}
        value={query.status ?? 'all'}
        options={(['all', ...TASK_STATUSES] as const).map((status) => ({
          value: status,
          label: formatMessage({ id: `list.tasks.status.${status}` }),
        }))}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      <div className={styles.search}>
        <ListSearch label={label} value={query.keyword ?? ''} onSearch={(keyword) => change({ keyword })} />
      </div>
      <Button
        aria-pressed={query.mine === '1'}
        type={query.mine === '1' ? 'primary' : 'default'}
        onClick={() => change({ mine: query.mine === '1' ? undefined : '1' })}
      >
        {formatMessage({ id: 'list.search.mine' })}
      </Button>
      <Select<TaskSort>
        aria-label={formatMessage({ id: 'list.tasks.sort' })}
        value={query.sort}
        popupMatchSelectWidth={false}
        options={TASK_SORTS.map((sort) => ({
          value: sort,
          label: formatMessage({ id: `list.tasks.sort.${sort}` }),
        }))}
        onChange={(sort) => change({ sort })}
      />
    </Flex>
  );
}
