import { SearchOutlined } from '@ant-design/icons';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** The applied keyword; a change replaces the input. */
  value: string;
  onSearch: (keyword: string) => void;
  /** Called with each typed text. */
  onType?: (text: string) => void;
  /** Called on Escape. */
  onLeave?: () => void;
  size?: 'middle' | 'large';
  /** Content at the end of the field. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A plain search field without antd, because every page loads it. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  onType,
  onLeave,
  size = 'middle',
  end,
  ref,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onLeave) return;
    event.preventDefault();
    setText(value);
    onLeave();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers we support do not all know the search element.
    <form
      role="search"
      aria-label={label}
      className={`${styles.field} ${styles[size]}`}
      onSubmit={handleSubmit}
    >
      <SearchOutlined className={`${layout.fixed} ${typography.note}`} aria-hidden />
      <input
        ref={ref}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onType?.(event.target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {end}
    </form>
  );
}
