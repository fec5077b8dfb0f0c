import { FilterOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Radio, Select, Tag } from 'antd';
import { useState } from 'react';
import { DayField, RECENT_DAYS } from '@/components/DayField';
import type { Filter } from '@/components/list/FilterBar';
import { KeywordSearch } from '@/components/list/KeywordSearch';
import typography from '@/components/typography.module.css';
import { useTouchSize } from '@/components/useTouchSize';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';
import styles from './Charges.module.css';
import type { Charges } from './useCharges';

/** The filters of the charges, as the names of what is in use. */
export function useChargeFilters(
  query: Charges['list']['query'],
): Filter<keyof Charges['list']['query'] & string>[] {
  const { formatMessage } = useIntl();
  const label = (name: TextSuffix<'charge.filter'>) => formatMessage({ id: `charge.filter.${name}` });
  const { orderId = '', instanceId = '' } = query;
  return [
    { kind: 'search', name: 'keyword', label: label('keyword') },
    {
      kind: 'manyOf',
      name: 'category',
      label: label('category'),
      options: CHARGE_CATEGORIES.map((value) => ({
        value,
        label: formatMessage({ id: `charge.category.${value}` }),
      })),
    },
    {
      kind: 'oneOf',
      name: 'direction',
      label: label('direction'),
      options: CHARGE_DIRECTIONS.map((value) => ({ value, label: formatMessage({ id: `charge.${value}` }) })),
    },
    { kind: 'oneOf', name: 'month', label: label('month'), options: [] },
    {
      kind: 'dateRange',
      first: { name: 'from', label: label('from') },
      last: { name: 'to', label: label('to') },
    },
    {
      kind: 'oneOf',
      name: 'orderId',
      label: '',
      options: [{ value: orderId, label: formatMessage({ id: 'charge.filter.onlyOrder' }, { id: orderId }) }],
    },
    {
      kind: 'oneOf',
      name: 'instanceId',
      label: '',
      options: [
        { value: instanceId, label: formatMessage({ id: 'charge.filter.onlyInstance' }, { id: instanceId }) },
      ],
    },
  ];
}

interface ChargeFiltersProps {
  list: Charges['list'];
  /** The selectable months, oldest first. */
  months: readonly string[];
}

export function ChargeFilters({ list: { query, isFiltered, change, clear }, months }: ChargeFiltersProps) {
  const { formatMessage } = useIntl();
  const { category, direction, month, from, to, keyword, orderId, instanceId } = query;
  const [isExpanded, setExpanded] = useState(false);
  // Larger controls for touch screens.
  const size = useTouchSize();
  const label = (name: TextSuffix<'charge.filter'>) => formatMessage({ id: `charge.filter.${name}` });
  const isReversed = from !== undefined && to !== undefined && to < from;
  const linkFilters = (
    [
      { name: 'orderId', id: orderId, text: 'charge.filter.onlyOrder' },
      { name: 'instanceId', id: instanceId, text: 'charge.filter.onlyInstance' },
    ] as const
  ).filter(({ id }) => id);
  const options = month === undefined || months.includes(month) ? months : [...months, month];

  return (
    <Flex
      className={isExpanded ? styles.filters : `${styles.filters} ${styles.collapsed}`}
      component="section"
      wrap
      align="center"
      gap={12}
      aria-label={formatMessage({ id: 'charge.filters' })}
    >
      <Button
        className={styles.expand}
        size={size}
        aria-expanded={isExpanded}
        icon={<FilterOutlined aria-hidden />}
        onClick={() => setExpanded(!isExpanded)}
      >
        {label('more')}
      </Button>
      <Select
        className={styles.filter}
        size={size}
        mode="multiple"
        aria-label={label('category')}
        placeholder={label('category')}
        value={category}
        onChange={(values) => change({ category: values })}
        options={CHARGE_CATEGORIES.map((value) => ({
          value,
          label: formatMessage({ id: `charge.category.${value}` }),
        }))}
        maxTagCount="responsive"
        showSearch={false}
        allowClear
      />
      <Radio.Group
        className={styles.direction}
        size={size}
        optionType="button"
        aria-label={label('direction')}
        value={direction ?? ''}
        onChange={({ target }) => change({ direction: target.value || undefined })}
        options={[
          { value: '', label: label('direction.all') },
          ...CHARGE_DIRECTIONS.map((value) => ({ value, label: formatMessage({ id: `charge.${value}` }) })),
        ]}
      />
      <Select
        className={styles.filter}
        size={size}
        aria-label={label('month')}
        value={month ?? ''}
        onChange={(value: string) => change({ month: value || undefined, from: undefined, to: undefined })}
        options={[
          { value: '', label: label('month.all') },
          ...options.toReversed().map((value) => ({ value, label: value })),
        ]}
      />
      <Flex className={styles.days} component="span" wrap gap={12}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={styles.day} htmlFor={`charge-${name}`}>
            {label(name)}
            <DayField
              id={`charge-${name}`}
              daysAgo={RECENT_DAYS}
              size={size}
              value={query[name] ?? ''}
              status={isReversed ? 'error' : ''}
              aria-invalid={isReversed}
              aria-describedby="charge-days-error"
              onChange={(day) => change({ [name]: day || undefined, month: undefined })}
            />
          </label>
        ))}
      </Flex>
      <KeywordSearch
        className={styles.search}
        size={size}
        label={label('keyword')}
        maxLength={64}
        value={keyword}
        onSearch={(value) => change({ keyword: value })}
      />
      {isFiltered && (
        <Button size={size} onClick={clear}>
          {label('clear')}
        </Button>
      )}
      {linkFilters.map(({ name, id, text }) => {
        const tagText = formatMessage({ id: text }, { id });
        return (
          <Tag
            key={name}
            className={styles.tag}
            closable={{ 'aria-label': formatMessage({ id: 'charge.filter.remove' }, { name: tagText }) }}
            onClose={(event) => {
              event.preventDefault();
              change({ [name]: undefined });
            }}
          >
            {tagText}
          </Tag>
        );
      })}
      <p id="charge-days-error" role="alert" className={typography.errorLine}>
        {isReversed && label('order')}
      </p>
    </Flex>
  );
}
