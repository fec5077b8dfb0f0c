import { useT } from '@@/texts/rule';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { FilterLink } from '@/components/list/FilterTabs';
import scrollEdge from '@/components/scrollEdge.module.css';
import { RULE_FAILURES, type RuleQuery, type RuleStatusName, ruleFields } from '@/domain/rule/ruleFields';
import styles from './RuleToolbar.module.css';
import { useRulePage } from './rulePage';

const STATUS_NAMES = ruleFields.status.valueEnum;

const isAbnormalOnly = ({ status }: RuleQuery) => status.join() === 'abnormal';

/** Whether the tabs and the reasons show a filter, so that it needs no chip. */
export const isInTabs = (name: string, query: RuleQuery): boolean =>
  (name === 'status' && query.status.length <= 1) ||
  (name === 'failure' && query.failure.length <= 1 && isAbnormalOnly(query));

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
    const unknown = rules.status === 'failed' ? '–' : '';
    return (
      <FilterLink
        key={name ?? 'all'}
        list={rules}
        values={{ status: name ? [name] : [], failure: [] }}
        current={(name ? status.includes(name) : status.length === 0) && 'true'}
        label={name ? t(`rule.status.${name}`) : t('rule.figures.all')}
        count={count === undefined ? unknown : formatNumber(count)}
      />
    );
  }

  const reasons = RULE_FAILURES.filter((name) => failures[name] || failure.includes(name)).sort(
    (one, other) => (failures[other] ?? 0) - (failures[one] ?? 0),
  );
  return (
    <>
      <Flex
        component="nav"
        className={`${styles.tabs} ${scrollEdge.edge}`}
        gap={8}
        aria-label={t('rule.figures')}
      >
        {[undefined, ...STATUS_NAMES].map(tab)}
      </Flex>
      {isAbnormalOnly(rules.query) && (
        <Flex
          component="nav"
          className={`${styles.tabs} ${scrollEdge.edge}`}
          gap={8}
          aria-label={t('rule.failures')}
        >
          {reasons.map((name) => {
            const isCurrent = failure.includes(name);
            return (
              <FilterLink
                key={name}
                list={rules}
                // Pressed again, it shows all.
                values={{ failure: isCurrent ? [] : [name] }}
                current={isCurrent && 'true'}
                label={t(`rule.failure.${name}`)}
                count={formatNumber(failures[name] ?? 0)}
              />
            );
          })}
        </Flex>
      )}
    </>
  );
}
