import { useT } from '@@/texts/rule';
import { Link, useIntl, useLocation } from '@umijs/max';
import { startTransition } from 'react';
import { isPlainClick } from '@/components/LinkButton';
import { RULE_FAILURES, type RuleQuery, type RuleStatusName, ruleFields } from '@/domain/rule/ruleFields';
import styles from './RuleToolbar.module.css';
import { useRulePage } from './rulePage';

const STATUS_NAMES = ruleFields.status.valueEnum;

const isAbnormalOnly = ({ status }: RuleQuery) => status.join() === 'abnormal';

/** Whether the tabs and the reasons show a filter, so that it needs no chip. */
export const isInTabs = (name: string, query: RuleQuery): boolean =>
  (name === 'status' && query.status.length <= 1) ||
  (name === 'failure' && query.failure.length <= 1 && isAbnormalOnly(query));

interface FilterLinkProps {
  filter: Partial<RuleQuery>;
  isCurrent: boolean;
  label: string;
  /** The text of the number of matches. */
  count: string | false;
}

function FilterLink({ filter, isCurrent, label, count }: FilterLinkProps) {
  const { pathname } = useLocation();
  const { rules } = useRulePage();
  return (
    <Link
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
      {label} <span className={styles.count}>{count}</span>
    </Link>
  );
}

/** Links to the rules of one status, with the number that match the other filters. Below the abnormal ones their reasons. */
export function RuleTabs() {
  const { rules } = useRulePage();
  const t = useT();
  const { formatNumber } = useIntl();
  const { status, failure } = rules.query;
  const { counts, failures = {} } = rules.data ?? {};
  const all = counts && STATUS_NAMES.reduce((sum, name) => sum + counts[name], 0);

  function tab(name: RuleStatusName | undefined) {
    const count = name ? counts?.[name] : all;
    return (
      <FilterLink
        key={name ?? 'all'}
        filter={{ status: name ? [name] : [], failure: [] }}
        isCurrent={name ? status.includes(name) : status.length === 0}
        label={name ? t(`rule.status.${name}`) : t('rule.figures.all')}
        count={count === undefined ? rules.status === 'failed' && '–' : formatNumber(count)}
      />
    );
  }

  const reasons = RULE_FAILURES.filter((name) => failures[name] || failure.includes(name)).sort(
    (one, other) => (failures[other] ?? 0) - (failures[one] ?? 0),
  );
  return (
    <>
      <nav className={styles.tabs} aria-label={t('rule.figures')}>
        {[undefined, ...STATUS_NAMES].map(tab)}
      </nav>
      {isAbnormalOnly(rules.query) && (
        <nav className={styles.reasons} aria-label={t('rule.failures')}>
          {reasons.map((name) => {
            const isCurrent = failure.includes(name);
            return (
              <FilterLink
                key={name}
                // Pressed again, it shows all.
                filter={{ failure: isCurrent ? [] : [name] }}
                isCurrent={isCurrent}
                label={t(`rule.failure.${name}`)}
                count={formatNumber(failures[name] ?? 0)}
              />
            );
          })}
        </nav>
      )}
    </>
  );
}
