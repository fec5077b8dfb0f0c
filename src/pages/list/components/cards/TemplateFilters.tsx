import { useIntl } from '@umijs/max';
import { Flex, Segmented, Select } from 'antd';
import type { List } from '@/components/list/useList';
import {
  TEMPLATE_KINDS,
  TEMPLATE_PAGE_SIZE,
  TEMPLATE_STATES,
  type TemplateState,
} from '@/domain/console/serviceTemplate';
import type { Listing } from '@/domain/listing';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import styles from '../List.module.css';
import { ListSearch } from '../ListSearch';

export const templateQuery = listQuery(
  { keyword: text(), kind: oneOf(TEMPLATE_KINDS), state: oneOf(TEMPLATE_STATES) },
  { pageSizes: [TEMPLATE_PAGE_SIZE] },
);
type Templates = Pick<List<ReturnType<typeof templateQuery.read>, Listing<unknown>>, 'query' | 'change'>;

/** State, kind and words of the templates. */
export function TemplateFilters({ templates: { query, change } }: { templates: Templates }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'list.templates.search' });
  return (
    <Flex className={styles.filters} wrap align="center" gap="12px 16px">
      <Segmented<'all' | TemplateState>
        aria-label={formatMessage({ id: 'list.templates.state' })}
        value={query.state ?? 'all'}
        options={(['all', ...TEMPLATE_STATES] as const).map((state) => ({
          value: state,
          label: formatMessage({ id: `list.templates.state.${state}` }),
        }))}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
      />
      <Select
        aria-label={formatMessage({ id: 'list.templates.kind' })}
        allowClear
        placeholder={formatMessage({ id: 'list.templates.kind' })}
        style={{ minInlineSize: 140 }}
        value={query.kind}
        options={TEMPLATE_KINDS.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `list.templates.kind.${kind}` }),
        }))}
        onChange={(kind) => change({ kind })}
      />
      <div className={styles.search}>
        <ListSearch label={label} value={query.keyword ?? ''} onSearch={(keyword) => change({ keyword })} />
      </div>
    </Flex>
  );
}
