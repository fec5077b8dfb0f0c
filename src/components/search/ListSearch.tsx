import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { SearchField } from '@/components/search/SearchField';

interface ListSearchProps {
  label: string;
  value: string;
  onSearch: (keyword: string) => void;
}

/** A search field with a submit button. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={value}
      onSearch={onSearch}
      end={
        <Button type="text" htmlType="submit">
          {formatMessage({ id: 'list.search' })}
        </Button>
      }
    />
  );
}
