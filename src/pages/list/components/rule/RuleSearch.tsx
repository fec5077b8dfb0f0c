import { useT } from '@@/texts/rule';
import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { type Ref, useEffect, useRef, useState } from 'react';
import { textLimit } from '@/components/form/textCount';
import { cleanKeyword } from '@/domain/typedKeyword';
import styles from './RuleToolbar.module.css';

/** Milliseconds after the last letter. */
const PAUSE_MS = 350;
const MAX_LENGTH = 50;

interface RuleSearchProps {
  keyword: string | undefined;
  /** `replace` continues the search that is being typed, so that Back undoes the whole of it. */
  onSearch: (keyword: string | undefined, options: { replace: boolean }) => void;
  /** Goes on to what was found. */
  onLeave: () => void;
  ref: Ref<InputRef>;
}

/** The search field. Applies shortly after typing, and at once on Enter. */
export function RuleSearch({ keyword = '', onSearch, onLeave, ref }: RuleSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(keyword);
  const [applied, setApplied] = useState(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasPushed = useRef(false);
  // The keyword was changed by Back, a link or a chip.
  if (applied !== keyword) {
    setApplied(keyword);
    if (cleanKeyword(typed) !== keyword) setTyped(keyword);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(text: string) {
    clearTimeout(timer.current);
    const wanted = cleanKeyword(text);
    if (wanted === keyword) return;
    onSearch(wanted || undefined, { replace: hasPushed.current });
    hasPushed.current = true;
  }

  return (
    <Input
      ref={ref}
      className={styles.search}
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      aria-label={t('rule.filter.keyword')}
      placeholder={t('rule.filter.keyword')}
      count={textLimit(MAX_LENGTH)}
      value={typed}
      onChange={({ target, nativeEvent }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
        timer.current = setTimeout(() => apply(target.value), PAUSE_MS);
      }}
      onCompositionEnd={({ currentTarget }) => {
        const { value } = currentTarget;
        timer.current = setTimeout(() => apply(value), PAUSE_MS);
      }}
      onPressEnter={() => apply(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onLeave();
      }}
      onBlur={() => {
        apply(typed);
        hasPushed.current = false;
      }}
    />
  );
}
