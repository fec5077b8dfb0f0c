import ruleTexts from '@@/texts/rule';
import { useT } from '@@/texts/ruleActions';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import {
  type RuleBatchChange,
  type RuleBatchControl,
  useRuleBatches,
} from '@/components/rule/RuleBatchContext';
import typography from '@/components/typography.module.css';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import type { RuleBatchAction } from '@/domain/rule/ruleBatch';
import type { T } from '@/locales/useT';
import styles from './RuleDetail.module.css';

/** An action on a selection of rules. */
export type BatchAction = Exclude<RuleBatchAction, 'restore'>;

interface UndoEntry {
  batchId: string;
  action: RuleBatchAction;
  count: number;
  /** Name of the rule, if it is one that the page shows. */
  name?: string;
}

const NOTE_KEY = 'rule-undo';

const entryText = (t: T<TextId<'ruleActions' | 'rule'>>, { action, count, name }: UndoEntry) =>
  name === undefined ? t(`rule.done.${action}`, { count }) : t(`rule.done.one.${action}`, { name });

interface UndoMessagesProps {
  /** Latest first. */
  entries: readonly UndoEntry[];
  onUndo: (entry: UndoEntry) => void;
}

/** The content of a message about several actions: how many rules they changed, with an undo button for each. */
function UndoMessages({ entries, onUndo }: UndoMessagesProps) {
  const t = useT(ruleTexts);
  const [latest] = entries;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const isSameAction = entries.every(({ action }) => action === latest?.action);
  return (
    <Flex vertical gap={8}>
      <span className={typography.strong}>
        {latest && isSameAction
          ? t(`rule.done.${latest.action}`, { count })
          : t('rule.done.several', { count })}
      </span>
      <Flex component="ul" className={styles.undoList} vertical gap={4}>
        {entries.map((entry) => (
          <Flex key={entry.batchId} component="li" align="center" justify="space-between" gap={12}>
            <span className={typography.anywhere}>{entryText(t, entry)}</span>
            <Button
              className={layout.fixed}
              size="small"
              aria-label={t('rule.undo.of', { action: entryText(t, entry) })}
              onClick={() => onUndo(entry)}
            >
              {t('rule.undo')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

interface RuleUndo {
  push: (entry: UndoEntry) => void;
  control: RuleBatchControl;
}

/** One message that counts what was done lately and undoes each action on its own. Calls back after each undo and retry. */
export function useRuleUndo(onChange: (change: RuleBatchChange) => void): RuleUndo {
  const t = useT();
  const message = useMessage();
  /** Those in the message. */
  const entries = useRef<readonly UndoEntry[]>([]);
  const opened = useRef(0);

  const control = useRuleBatches((change) => {
    const { kind, batchId, action, result } = change;
    if (kind === 'undo') remove(batchId);
    else if (result && result.done > 0) push({ batchId, action, count: result.done });
    onChange(change);
  });

  function showNote() {
    const [first, ...others] = entries.current;
    if (!first) {
      message.destroy(NOTE_KEY);
      return;
    }
    opened.current += 1;
    void message.open({
      key: NOTE_KEY,
      type: 'success',
      // antd restarts the countdown of an open message only for another duration.
      duration: UNDO_NOTE_SECONDS + (opened.current % 2) / 1000,
      content:
        others.length === 0 ? (
          <UndoMessage
            text={t(`rule.done.${first.action}`, { count: first.count })}
            undo={t('rule.undo')}
            onUndo={() => void undo(first)}
          />
        ) : (
          <UndoMessages entries={entries.current.toReversed()} onUndo={(entry) => void undo(entry)} />
        ),
      onClose: () => {
        entries.current = [];
      },
    });
  }

  const others = (batchId: string) => entries.current.filter((entry) => entry.batchId !== batchId);

  function remove(batchId: string) {
    const left = others(batchId);
    if (left.length === entries.current.length) return;
    entries.current = left;
    showNote();
  }

  function push(entry: UndoEntry) {
    entries.current = [...others(entry.batchId), entry];
    showNote();
  }

  async function undo(entry: UndoEntry) {
    remove(entry.batchId);
    if (!(await control.undo(entry))) push(entry);
  }

  return { push, control };
}
