import { useIntl } from '@umijs/max';
import { Grid, Input, Radio } from 'antd';
import { useState } from 'react';
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
export function BoughtFilters({ query: { group, keyword = '' }, counts, onChange }: BoughtFiltersProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // Back, or a link, has changed what is searched for.
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  // Fingers need more than a pointer does.
  const size = (Grid.useBreakpoint().md ?? true) ? 'middle' : 'large';
  const label = formatMessage({ id: 'bought.search' });
  return (
    <div className={styles.filters}>
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
      <Input.Search
        className={styles.search}
        size={size}
        aria-label={label}
        placeholder={label}
        allowClear
        maxLength={64}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={(text) => onChange({ keyword: text.trim() || undefined })}
      />
    </div>
  );
}
