import { Link, useIntl, useLocation } from '@umijs/max';
import { startTransition } from 'react';
import { isPlainClick } from '@/components/LinkButton';
import type { RuleCounts } from '@/domain/rule/rule';
import { type RuleStatusName, ruleFields } from '@/domain/rule/ruleFields';
import styles from './RuleToolbar.module.css';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

const STATUS_NAMES = ruleFields.status.valueEnum;

interface RuleTabsProps {
  rules: Pick<Rules, 'query' | 'searchWith' | 'change'>;
  /** Undefined while loading and after a failure. */
  counts: RuleCounts | undefined;
  failed: boolean;
}

/** Links to the rules of one status, with the number that match the other filters. */
export function RuleTabs({ rules, counts, failed }: RuleTabsProps) {
  const t = useRuleText();
  const { formatNumber } = useIntl();
  const { pathname } = useLocation();
  const { status } = rules.query;
  const all = counts && STATUS_NAMES.reduce((sum, name) => sum + counts[name], 0);

  function tab(name: RuleStatusName | undefined) {
    const isCurrent = name ? status.includes(name) : status.length === 0;
    const count = name ? counts?.[name] : all;
    const filter = { status: name ? [name] : [] };
    return (
      <Link
        key={name ?? 'all'}
        to={{ pathname, search: rules.searchWith(filter) }}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          // Unlike the link's own navigation, this renders in slices that yield to input.
          event.preventDefault();
          startTransition(() => rules.change(filter));
        }}
        aria-current={isCurrent ? 'true' : undefined}
        className={styles.tab}
      >
        {name ? t(`status.${name}`) : t('figures.all')}{' '}
        <span className={styles.count}>{count === undefined ? failed && '–' : formatNumber(count)}</span>
      </Link>
    );
  }

  return (
    <nav className={styles.tabs} aria-label={t('figures')}>
      {[undefined, ...STATUS_NAMES].map(tab)}
    </nav>
  );
}
