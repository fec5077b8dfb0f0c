import { Alert, Button } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import typography from '@/components/typography.module.css';
import { retriableKeys, skippedByReason } from '@/domain/rule/ruleApproval';
import { RuleLink } from './RuleLink';
import styles from './RulePage.module.css';
import type { RuleActions } from './useRuleActions';
import { useRuleText } from './useRuleText';

/** What became of an approval that left rules as they are: how many went through, each skipped rule under its reason, and the retry. */
export function ApprovalOutcome({ actions }: { actions: RuleActions }) {
  const say = useRuleText();
  const { approval, busy } = actions;
  if (!approval) return null;
  const retriable = retriableKeys(approval).length;
  return (
    <Alert
      type={retriable > 0 ? 'warning' : 'info'}
      showIcon
      title={say('approval.title', { approved: approval.approved.length, skipped: approval.skipped.length })}
      closable={{ 'aria-label': say('approval.close'), onClose: actions.closeApproval }}
      description={
        <>
          <CardGrid className={styles.reasons} component="ul" min={280} gap="12px 24px" stretch>
            {skippedByReason(approval).map(({ reason, rules }) => (
              <li key={reason}>
                <p className={typography.strong}>
                  {say(`approval.reason.${reason}`, { count: rules.length })}
                </p>
                <ul className={styles.skipped}>
                  {rules.map(({ key, name }) => (
                    <li key={key}>
                      <bdi dir="ltr" className={typography.secondary}>
                        {key}
                      </bdi>{' '}
                      {reason === 'deleted' ? name : <RuleLink ruleKey={key} name={name} />}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </CardGrid>
          {retriable > 0 && (
            <Button loading={busy === 'approve'} onClick={actions.retry}>
              {say('approval.retry', { count: retriable })}
            </Button>
          )}
        </>
      }
    />
  );
}
