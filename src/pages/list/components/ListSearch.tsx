import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { SearchField } from '@/components/search/SearchField';

interface ListSearchProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** The search of a list, with a button for who does not think of Enter. */
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
