import { useIntl } from '@umijs/max';
import { Segmented, Select } from 'antd';
import { useQueryState } from '@/components/query/useQueryState';
import { TEMPLATE_KINDS, TEMPLATE_PAGE_SIZE, TEMPLATE_STATES } from '@/domain/console/serviceTemplate';
import styles from '../List.module.css';
import { ListSearch } from '../ListSearch';
import { readPage } from '../useListing';

/** What the address asks for; what makes no sense there counts as not asked for. */
export function readAskedTemplates(query: URLSearchParams) {
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50) || undefined,
    kind: TEMPLATE_KINDS.find((kind) => kind === query.get('kind')),
    state: TEMPLATE_STATES.find((state) => state === query.get('state')),
    current: readPage(query),
    pageSize: TEMPLATE_PAGE_SIZE,
  };
}

/** State, kind and words, all of it in the address; each change begins at the first page again. */
export function TemplateFilters() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const asked = readAskedTemplates(query);
  const label = formatMessage({ id: 'list.templates.search' });
  return (
    <div className={styles.filters}>
      <Segmented
        aria-label={formatMessage({ id: 'list.templates.state' })}
        value={asked.state ?? 'all'}
        options={(['all', ...TEMPLATE_STATES] as const).map((state) => ({
          value: state,
          label: formatMessage({ id: `list.templates.state.${state}` }),
        }))}
        onChange={(state) => change({ state: state === 'all' ? undefined : state, page: undefined })}
      />
      <Select
        aria-label={formatMessage({ id: 'list.templates.kind' })}
        allowClear
        placeholder={formatMessage({ id: 'list.templates.kind' })}
        style={{ minInlineSize: 140 }}
        value={asked.kind}
        options={TEMPLATE_KINDS.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `list.templates.kind.${kind}` }),
        }))}
        onChange={(kind) => change({ kind, page: undefined })}
      />
      <div className={styles.search}>
        <ListSearch
          label={label}
          value={asked.keyword ?? ''}
          onSearch={(keyword) => change({ keyword, page: undefined })}
        />
      </div>
    </div>
  );
}
