import { Alert, Button } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import typography from '@/components/typography.module.css';
import { retriableKeys, skippedByReason, skippedTotal } from '@/domain/rule/ruleBatch';
import styles from './RulePage.module.css';
import { RuleLink } from './ruleColumns';
import type { RuleActions } from './useRuleActions';
import { useRuleText } from './useRuleText';

/** The result of an approval with skipped rules: counts, the skipped rules by reason, and a retry. */
export function ApprovalOutcome({ actions }: { actions: RuleActions }) {
  const t = useRuleText();
  const { approval, busy } = actions;
  if (!approval) return null;
  const retriable = retriableKeys(approval).length;
  return (
    <Alert
      type={retriable > 0 ? 'warning' : 'info'}
      showIcon
      title={t('approval.title', { approved: approval.done, skipped: skippedTotal(approval) })}
      closable={{ 'aria-label': t('approval.close'), onClose: actions.closeApproval }}
      description={
        <>
          <CardGrid className={styles.reasons} component="ul" min={280} gap="12px 24px" stretch>
            {skippedByReason(approval).map(({ reason, count, rules }) => (
              <li key={reason}>
                <p className={typography.strong}>{t(`approval.reason.${reason}`, { count })}</p>
                <ul className={styles.skipped}>
                  {rules.map(({ key, name }) => (
                    <li key={key}>
                      <bdi dir="ltr" className={typography.secondary}>
                        {key}
                      </bdi>{' '}
                      {reason === 'deleted' ? name : <RuleLink ruleId={key} name={name} />}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </CardGrid>
          {retriable > 0 && (
            <Button loading={busy === 'approve'} onClick={actions.retry}>
              {t('approval.retry', { count: retriable })}
            </Button>
          )}
        </>
      }
    />
  );
}
