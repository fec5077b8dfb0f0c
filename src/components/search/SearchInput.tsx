import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useAllowClear } from '../useAllowClear';

interface SearchInputProps extends Pick<InputProps, 'onPressEnter' | 'size' | 'style'> {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** antd's field for a search that finds while it is typed. */
export function SearchInput({ label, onChange, ...props }: SearchInputProps) {
  const allowClear = useAllowClear();
  return (
    <Input
      {...props}
      role="searchbox"
      prefix={<SearchOutlined aria-hidden />}
      allowClear={allowClear}
      aria-label={label}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
