import { useIntl } from '@umijs/max';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import styles from './OldOrders.module.css';

interface OldOrderFiltersProps {
  keyword: string;
  year: string;
  /** The years with orders. */
  years: readonly { year: number; count: number }[];
}

/** Words and the year, both in the address; every change begins at the first page again. */
export function OldOrderFilters({ keyword, year, years }: OldOrderFiltersProps) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  const [draft, setDraft] = useState(keyword);
  // Back, or a link, has changed what is looked for.
  useEffect(() => setDraft(keyword), [keyword]);

  const label = formatMessage({ id: 'usercenter.orders.keyword' });
  const option = (each: string, count?: number) => ({
    value: each,
    label: each
      ? formatMessage({ id: 'usercenter.old.year' }, { year: each, count: count ?? 0 })
      : formatMessage({ id: 'usercenter.old.allYears' }),
  });
  const known = years.map((each) => option(String(each.year), each.count));
  // The year of a link may have no orders that fit the words.
  const missing = year && !known.some(({ value }) => value === year) ? [option(year)] : [];
  return (
    <fieldset className={styles.filters} aria-label={formatMessage({ id: 'usercenter.orders.filters' })}>
      <Input.Search
        className={styles.words}
        aria-label={label}
        placeholder={label}
        allowClear
        enterButton={formatMessage({ id: 'usercenter.orders.search' })}
        maxLength={50}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onSearch={(text) => change({ keyword: text.trim(), current: undefined })}
      />
      <Select
        className={styles.year}
        aria-label={formatMessage({ id: 'usercenter.old.yearLabel' })}
        value={year}
        options={[option(''), ...known, ...missing]}
        onChange={(chosen) => change({ year: chosen, current: undefined })}
      />
    </fieldset>
  );
}
