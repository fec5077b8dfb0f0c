import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { useText } from '@/components/useText';
import { fetchRuleChanges } from '@/services/rule';
import styles from './RulePage.module.css';
import type { Rules } from './useRuleActions';

/** Milliseconds between two looks for changes. */
const PAUSE_MS = 30_000;

/** Returns how many rules anybody has written since the list was loaded. */
function useRuleChanges(revision: number | undefined): number {
  const read = async (options: ReadOptions) => ({
    since: revision,
    ...(await fetchRuleChanges(revision ?? 0, options)),
  });
  const { data } = useQuery(read, {
    key: revision,
    ready: revision !== undefined,
    silent: true,
    debounceMs: PAUSE_MS,
    pollMs: PAUSE_MS,
    refreshOnFocus: true,
  });
  // Counted since an older list.
  return data && data.since === revision ? data.changed : 0;
}

interface RuleBottomBarProps {
  rules: Rules;
  box: RefObject<HTMLDivElement | null>;
  /** Called when the button with the focus has gone. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** What floats over the end of the table: news about the list, results and the selection. It moves no row. */
export function RuleBottomBar({ rules, box, onFocusLost, children }: RuleBottomBarProps) {
  const t = useText('rule');
  const isFocused = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]');
    if (!isFocused.current || !isLost) return;
    isFocused.current = false;
    onFocusLost();
  });
  const changed = useRuleChanges(rules.data?.revision);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records where the focus is.
    <div
      ref={box}
      className={styles.float}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isFocused.current = false;
      }}
    >
      <div role="status" className={styles.stale} hidden={changed === 0}>
        {changed > 0 && t('stale', { count: changed })}
        <Button
          type="link"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          loading={rules.isLoading}
          onClick={() => void rules.refresh()}
        >
          {t('refresh')}
        </Button>
      </div>
      {children}
    </div>
  );
}
