import { Alert, Button } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import typography from '@/components/typography.module.css';
import { type RuleBatchResult, retriableKeys, skippedByReason, skippedTotal } from '@/domain/rule/ruleBatch';
import styles from './RulePage.module.css';
import { RuleLink } from './ruleColumns';
import type { RuleActions, RuleOutcome } from './useRuleActions';
import { useRuleText } from './useRuleText';

/** The result of the last action that skipped rules. */
export function ApprovalOutcome({ actions }: { actions: RuleActions }) {
  const { outcome, busy } = actions;
  if (!outcome) return null;
  return (
    <SkippedRules
      action={outcome.action}
      result={outcome.result}
      isRetrying={busy === outcome.action}
      onRetry={actions.retry}
      onClose={actions.closeOutcome}
    />
  );
}

interface SkippedRulesProps {
  action: RuleOutcome['action'] | 'restore' | 'purge';
  result: RuleBatchResult;
  isRetrying?: boolean;
  onRetry?: () => void;
  onClose: () => void;
}

/** How many rules an action changed, and the skipped ones by reason, with a retry where it helps. */
export function SkippedRules({ action, result, isRetrying, onRetry, onClose }: SkippedRulesProps) {
  const t = useRuleText();
  const retriable = retriableKeys(result).length;
  return (
    <Alert
      type={retriable > 0 ? 'warning' : 'info'}
      showIcon
      title={t(`outcome.${action}`, { done: result.done, skipped: skippedTotal(result) })}
      closable={{ 'aria-label': t('approval.close'), onClose }}
      description={
        <>
          <CardGrid className={styles.reasons} component="ul" min={280} gap="12px 24px" stretch>
            {skippedByReason(result).map(({ reason, rules, count }) => (
              <li key={reason}>
                <p className={typography.strong}>{t(`approval.reason.${reason}`, { count })}</p>
                <ul className={styles.skipped}>
                  {rules.map(({ key, name }) => (
                    <li key={key}>
                      <bdi dir="ltr" className={typography.secondary}>
                        {key}
                      </bdi>{' '}
                      {reason === 'deleted' || reason === 'nameTaken' ? (
                        name
                      ) : (
                        <RuleLink ruleId={key} name={name} />
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </CardGrid>
          {retriable > 0 && onRetry && (
            <Button loading={isRetrying} onClick={onRetry}>
              {t('approval.retry', { count: retriable })}
            </Button>
          )}
        </>
      }
    />
  );
}
