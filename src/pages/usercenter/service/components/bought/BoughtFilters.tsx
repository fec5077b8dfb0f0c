import { useIntl } from '@umijs/max';
import { Flex, Grid, Radio } from 'antd';
import { KeywordSearch } from '@/components/list/KeywordSearch';
import { INSTANCE_GROUPS, type InstanceGroup } from '@/domain/instance/instance';
import styles from './BoughtService.module.css';
import type { BoughtQuery } from './useBoughtServices';

interface BoughtFiltersProps {
  query: BoughtQuery;
  /** Missing while they are not known. */
  counts: Record<InstanceGroup, number> | undefined;
  onChange: (values: Partial<BoughtQuery>) => void;
}

/** Which of the bought services are shown. */
export function BoughtFilters({ query: { group, keyword }, counts, onChange }: BoughtFiltersProps) {
  const { formatMessage } = useIntl();
  // Fingers need more than a pointer does.
  const size = (Grid.useBreakpoint().md ?? true) ? 'middle' : 'large';
  return (
    <Flex wrap justify="space-between" gap={16}>
      <Radio.Group
        className={styles.groups}
        size={size}
        optionType="button"
        aria-label={formatMessage({ id: 'bought.group' })}
        value={group}
        onChange={({ target }) => onChange({ group: target.value })}
        options={INSTANCE_GROUPS.map((value) => ({
          value,
          label: formatMessage({ id: `bought.group.${value}` }, { count: counts?.[value] ?? '–' }),
        }))}
      />
      <KeywordSearch
        className={styles.search}
        size={size}
        label={formatMessage({ id: 'bought.search' })}
        maxLength={64}
        value={keyword}
        onSearch={(words) => onChange({ keyword: words })}
      />
    </Flex>
  );
}
