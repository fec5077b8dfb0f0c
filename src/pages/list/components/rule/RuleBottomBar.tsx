import { useT } from '@@/texts/rule';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { fetchRuleChanges } from '@/services/rule';
import { ApprovalOutcomes } from './ApprovalOutcome';
import styles from './RulePage.module.css';
import { RuleSelection } from './RuleSelection';
import { useRulePage } from './rulePage';

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

/** What floats over the end of the table: news about the list, results and the selection. It moves no row. */
export function RuleBottomBar({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { rules, rows, actions } = useRulePage();
  const t = useT();
  const isFocused = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]');
    if (!isFocused.current || !isLost) return;
    isFocused.current = false;
    rows.focusRow(undefined, { preventScroll: true });
  });
  const changed = useRuleChanges(rules.data?.revision);
  return (
    <Flex
      ref={box}
      className={styles.float}
      vertical
      align="center"
      justify="end"
      gap={8}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isFocused.current = false;
      }}
    >
      <Flex role="status" className={styles.stale} align="center" gap={8} hidden={changed === 0}>
        {changed > 0 && t('rule.stale', { count: changed })}
        <Button
          type="link"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          loading={rules.isLoading}
          onClick={() => void rules.refresh()}
        >
          {t('rule.refresh')}
        </Button>
      </Flex>
      <ApprovalOutcomes outcomes={actions.outcomes} />
      <RuleSelection />
    </Flex>
  );
}
