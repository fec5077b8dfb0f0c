import { Button, Flex } from 'antd';
import typography from '@/components/typography.module.css';
import { useTouchSize } from '@/components/useTouchSize';
import styles from './RuleDetail.module.css';
import { type RuleText, useRuleText } from './useRuleText';
import type { UndoEntry } from './useRuleUndo';

const entryText = (t: RuleText, { action, count, name }: UndoEntry) =>
  name === undefined ? t(`done.${action}`, { count }) : t(`done.one.${action}`, { name });

interface UndoMessagesProps {
  /** Latest first. */
  entries: readonly UndoEntry[];
  onUndo: (batchId: string) => void;
}

/** The content of a message about several actions: how many rules they changed, with an undo button for each. */
export function UndoMessages({ entries, onUndo }: UndoMessagesProps) {
  const t = useRuleText();
  const size = useTouchSize() === 'large' ? 'middle' : 'small';
  const [latest] = entries;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const isSameAction = entries.every(({ action }) => action === latest?.action);
  return (
    <Flex vertical gap={8}>
      <span className={typography.strong}>
        {latest && isSameAction ? t(`done.${latest.action}`, { count }) : t('done.several', { count })}
      </span>
      <ul className={styles.undoList}>
        {entries.map((entry) => (
          <Flex key={entry.batchId} component="li" align="center" justify="space-between" gap={12}>
            <span className={typography.ellipsis}>{entryText(t, entry)}</span>
            <Button
              className={styles.undoButton}
              size={size}
              aria-label={t('undo.of', { action: entryText(t, entry) })}
              onClick={() => onUndo(entry.batchId)}
            >
              {t('undo')}
            </Button>
          </Flex>
        ))}
      </ul>
    </Flex>
  );
}
