import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';

interface KeywordSearchProps
  extends Omit<ComponentProps<typeof Input.Search>, 'value' | 'onChange' | 'onSearch' | 'ref'> {
  label: string;
  /** The applied keyword; a change replaces the input. */
  value: string | undefined;
  onSearch: (keyword: string | undefined) => void;
}

export function KeywordSearch({ label, value = '', onSearch, ...props }: KeywordSearchProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setTyped(value);
  }
  return (
    <Input.Search
      aria-label={label}
      placeholder={label}
      allowClear
      {...props}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={(text) => onSearch(text.trim() || undefined)}
    />
  );
}
