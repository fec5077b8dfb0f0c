import { useIntl } from '@umijs/max';
import { Segmented, Select } from 'antd';
import { useQueryState } from '@/components/query/useQueryState';
import { TASK_SORTS, TASK_STATUSES, type TaskSort } from '@/domain/console/consoleTask';
import styles from '../List.module.css';
import { ListSearch } from '../ListSearch';
import { readAskedTasks } from './taskQuery';

/** Status, words and order, all of it in the address; each change begins at the first page again. */
export function TaskFilters() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const asked = readAskedTasks(query);
  const label = formatMessage({ id: 'list.tasks.search' });
  return (
    <div className={styles.filters}>
      <Segmented
        aria-label={formatMessage({ id: 'list.tasks.status' })}
        value={asked.status ?? 'all'}
        options={(['all', ...TASK_STATUSES] as const).map((status) => ({
          value: status,
          label: formatMessage({ id: `list.tasks.status.${status}` }),
        }))}
        onChange={(status) => change({ status: status === 'all' ? undefined : status, page: undefined })}
      />
      <div className={styles.search}>
        <ListSearch
          label={label}
          value={asked.keyword ?? ''}
          onSearch={(keyword) => change({ keyword, page: undefined })}
        />
      </div>
      <Select<TaskSort>
        aria-label={formatMessage({ id: 'list.tasks.sort' })}
        value={asked.sort}
        popupMatchSelectWidth={false}
        options={TASK_SORTS.map((sort) => ({
          value: sort,
          label: formatMessage({ id: `list.tasks.sort.${sort}` }),
        }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort, page: undefined })}
      />
    </div>
  );
}
