import { TASK_PAGE_SIZES, TASK_SORTS, TASK_STATUSES } from '@/domain/console/consoleTask';
import { readPage } from '../useListing';

/** What the address asks for; what makes no sense there counts as not asked for. */
export function readAskedTasks(query: URLSearchParams) {
  const size = Number(query.get('size'));
  return {
    status: TASK_STATUSES.find((status) => status === query.get('status')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50) || undefined,
    sort: TASK_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    current: readPage(query),
    pageSize: TASK_PAGE_SIZES.find((one) => one === size) ?? TASK_PAGE_SIZES[0],
  };
}
