import { useT } from '@@/texts/ruleActions';
import { Button, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { SkippedReasons } from '@/components/rule/SkippedReasons';
import { type RuleBatchResult, retriableCount, skippedTotal } from '@/domain/rule/ruleBatch';
import styles from './RulePage.module.css';
import { useRulePage } from './rulePage';
import type { RuleOutcome } from './useRuleActions';

/** The results of the actions that skipped rules, the latest last, until each is dismissed. */
export function ApprovalOutcomes({ outcomes }: { outcomes: readonly RuleOutcome[] }) {
  const { actions } = useRulePage();
  if (outcomes.length === 0) return null;
  return (
    <Flex className={styles.outcomes} vertical gap={8}>
      {outcomes.map((outcome) => (
        <SkippedRules
          key={outcome.batchId}
          action={outcome.action}
          result={outcome.result}
          isRetrying={actions.retryingId === outcome.batchId}
          onRetry={() => actions.retry(outcome)}
          onClose={() => actions.closeOutcome(outcome)}
        />
      ))}
    </Flex>
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
  const t = useT();
  const retriable = action === 'undo' ? 0 : retriableCount(result);
  return (
    <Alert
      type={retriable > 0 ? 'warning' : 'info'}
      title={t(`rule.outcome.${action}`, { done: result.done, skipped: skippedTotal(result) })}
      closable={{ 'aria-label': t('rule.approval.close'), onClose }}
      description={
        <>
          <SkippedReasons result={result} />
          {retriable > 0 && onRetry && (
            <Button loading={isRetrying} onClick={onRetry}>
              {t('rule.approval.retry', { count: retriable })}
            </Button>
          )}
        </>
      }
    />
  );
}
