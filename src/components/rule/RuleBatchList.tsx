import { useT } from '@@/texts/ruleActions';
import { Button, Flex } from 'antd';
import { type ComponentProps, useRef } from 'react';
import { DateText } from '@/components/DateText';
import { Disclosure } from '@/components/Disclosure';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type RuleBatch, skippedTotal } from '@/domain/rule/ruleBatch';
import styles from './RuleBatch.module.css';
import type { RuleBatchControl } from './RuleBatchContext';
import { SkippedReasons } from './SkippedReasons';

interface RuleBatchListProps {
  batches: readonly RuleBatch[];
  control: RuleBatchControl;
}

/** Actions on rules: who, what, when and with which outcome, with undo and retry. */
export function RuleBatchList({ batches, control }: RuleBatchListProps) {
  const t = useT();
  return (
    <ul className={`${styles.batches} ${layout.divided}`} aria-label={t('title.console.ruleActions')}>
      {batches.map((batch) => (
        <RuleBatchItem key={batch.batchId} batch={batch} control={control} />
      ))}
    </ul>
  );
}

function RuleBatchItem({ batch, control }: { batch: RuleBatch; control: RuleBatchControl }) {
  const t = useT();
  const item = useRef<HTMLLIElement>(null);
  const { action, actor, at, name, done, retriable, undoUntil, undone } = batch;
  const skipped = skippedTotal(batch);
  const isBusy = control.busyId === batch.batchId;
  const outcome =
    skipped > 0
      ? t(`rule.outcome.${action}`, { done, skipped })
      : name === undefined
        ? t(`rule.done.${action}`, { count: done })
        : t(`rule.done.one.${action}`, { name });
  const retry = t('rule.approval.retry', { count: retriable });

  /** The button may go with its work. */
  async function run(work: 'undo' | 'retry') {
    await control[work](batch);
    if (document.activeElement === document.body || item.current?.contains(document.activeElement))
      item.current?.focus();
  }

  return (
    <li ref={item} tabIndex={-1} aria-busy={isBusy}>
      <Flex wrap align="flex-start" gap={12}>
        <div className={styles.main}>
          <p dir="auto" className={`${typography.strong} ${typography.anywhere}`}>
            {outcome}
          </p>
          <InlineDetails>
            <span>{actor}</span>
            <DateText at={at} withTime short />
            {undone && (
              <span>
                {t('rule.actions.undone')} <DateText at={undone.at} withTime short />
              </span>
            )}
            {undoUntil && (
              <span>
                {t('rule.actions.undoUntil')} <DateText at={undoUntil} withTime short />
              </span>
            )}
          </InlineDetails>
          <SkippedDetails result={batch} label={t('rule.actions.skipped', { count: skipped })} />
          {undone && (
            <SkippedDetails
              result={undone}
              label={t('rule.outcome.undo', { done: undone.done, skipped: skippedTotal(undone) })}
            />
          )}
        </div>
        {retriable > 0 && (
          <Button
            loading={isBusy}
            aria-label={t('rule.actions.of', { button: retry, action: outcome })}
            onClick={() => void run('retry')}
          >
            {retry}
          </Button>
        )}
        {undoUntil && (
          <Button
            loading={isBusy}
            aria-label={t('rule.undo.of', { action: outcome })}
            onClick={() => void run('undo')}
          >
            {t('rule.undo')}
          </Button>
        )}
      </Flex>
    </li>
  );
}

/** The skipped rules, collapsed; nothing without any. */
function SkippedDetails({ result, label }: ComponentProps<typeof SkippedReasons> & { label: string }) {
  if (skippedTotal(result) === 0) return null;
  return (
    <Disclosure label={label}>
      <SkippedReasons result={result} />
    </Disclosure>
  );
}
