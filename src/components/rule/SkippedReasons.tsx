import { useT } from '@@/texts/ruleActions';
import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type RuleBatchResult, skippedByReason } from '@/domain/rule/ruleBatch';
import styles from './RuleBatch.module.css';

const RULES = '/list/table-list';

/** The rules that an action skipped, by reason. On the page of the rules, their links keep its query. */
export function SkippedReasons({ result }: { result: Pick<RuleBatchResult, 'skipped' | 'skippedCounts'> }) {
  const t = useT();
  const { pathname, search } = useLocation();

  function toRule(key: string) {
    const query = new URLSearchParams(pathname === RULES ? search : '');
    query.set('rule', key);
    return { pathname: RULES, search: query.toString() };
  }

  return (
    <CardGrid className={styles.reasons} component="ul" min={280} gap="12px 24px" stretch>
      {skippedByReason(result).map(({ reason, rules, count }) => (
        <li key={reason}>
          <p className={typography.strong}>{t(`rule.approval.reason.${reason}`, { count })}</p>
          <ul className={layout.spaceBeforeXxs}>
            {rules.map(({ key, name }) => (
              <Flex key={key} component="li" className={typography.anywhere} gap={8}>
                <span className={`${typography.secondary} ${layout.fixed}`}>
                  <Code>{key}</Code>
                </span>
                {reason === 'deleted' || reason === 'nameTaken' ? (
                  name
                ) : (
                  <Link to={toRule(key)} dir="auto">
                    {name}
                  </Link>
                )}
              </Flex>
            ))}
          </ul>
        </li>
      ))}
    </CardGrid>
  );
}
