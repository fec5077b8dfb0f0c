import { useIntl } from '@umijs/max';
import { Flex, Select } from 'antd';
import { KeywordSearch } from '@/components/list/KeywordSearch';
import styles from './OldOrders.module.css';

interface OldOrderFiltersProps {
  keyword: string;
  year: string;
  /** The years with orders. */
  years: readonly { year: number; count: number }[];
  onChange: (values: { keyword?: string; year?: string }) => void;
}

/** Words and the year of past orders. */
export function OldOrderFilters({ keyword, year, years, onChange }: OldOrderFiltersProps) {
  const { formatMessage } = useIntl();
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
    <Flex
      className={styles.filters}
      component="fieldset"
      wrap
      gap="12px 16px"
      aria-label={formatMessage({ id: 'usercenter.orders.filters' })}
    >
      <KeywordSearch
        className={styles.words}
        label={formatMessage({ id: 'usercenter.orders.keyword' })}
        enterButton={formatMessage({ id: 'usercenter.orders.search' })}
        maxLength={50}
        value={keyword}
        onSearch={(words) => onChange({ keyword: words })}
      />
      <Select
        className={styles.year}
        aria-label={formatMessage({ id: 'usercenter.old.yearLabel' })}
        value={year}
        options={[option(''), ...known, ...missing]}
        onChange={(chosen) => onChange({ year: chosen || undefined })}
      />
    </Flex>
  );
}
