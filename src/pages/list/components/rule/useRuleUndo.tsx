import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import { useTouchSize } from '@/components/useTouchSize';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/rule';
import type { RuleBatchResult } from '@/domain/rule/ruleBatch';
import { undoRules } from '@/services/rule';
import styles from './RuleDetail.module.css';
import { type RuleText, useRuleText } from './useRuleText';

/** An action on a selection of rules. */
export type BatchAction = 'approve' | 'stop' | 'assign' | 'schedule' | 'delete';

/** An action that can be undone. */
export interface UndoEntry {
  batchId: string;
  action: BatchAction;
  /** Number of changed rules. */
  count: number;
  /** Name of the rule, if it is one that the page shows. */
  name?: string;
}

const NOTE_KEY = 'rule-undo';
const MAX_ENTRIES = 50;

const entryText = (t: RuleText, { action, count, name }: UndoEntry) =>
  name === undefined ? t(`done.${action}`, { count }) : t(`done.one.${action}`, { name });

interface UndoMessagesProps {
  /** Latest first. */
  entries: readonly UndoEntry[];
  onUndo: (batchId: string) => void;
}

/** The content of a message about several actions: how many rules they changed, with an undo button for each. */
function UndoMessages({ entries, onUndo }: UndoMessagesProps) {
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

/**
 * The actions that can be undone, the latest first to go. One message counts what was done lately and undoes
 * each action on its own. Undoing several at once sends one request after the other.
 */
export function useRuleUndo(onUndone: (result: RuleBatchResult, entry: UndoEntry) => unknown) {
  const t = useRuleText();
  const message = useMessage();
  const entries = useRef<readonly UndoEntry[]>([]);
  /** Ids of the entries in the message. */
  const shown = useRef<readonly string[]>([]);
  const opened = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const { run } = useAction((entry: UndoEntry) => undoRules(entry.batchId), {
    onDone: onUndone,
    onFailed(error, entry) {
      if (hasErrorCode(error, RULE_ERROR.nothingToUndo)) void message.info(t('undo.gone'));
      else push(entry);
    },
  });
  // Queued calls use the options of the latest render.
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

  function showNote() {
    const inNote = entries.current.filter(({ batchId }) => shown.current.includes(batchId));
    const [first] = inNote;
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
        inNote.length === 1 ? (
          <UndoMessage
            text={t(`done.${first.action}`, { count: first.count })}
            undo={t('undo')}
            onUndo={() => undo(first.batchId)}
          />
        ) : (
          <UndoMessages entries={inNote.toReversed()} onUndo={undo} />
        ),
      onClose: () => {
        shown.current = [];
      },
    });
  }

  /** Puts an action on top of the stack and into the message. */
  function push(entry: UndoEntry) {
    entries.current = [...entries.current, entry].slice(-MAX_ENTRIES);
    shown.current = [...shown.current, entry.batchId];
    showNote();
  }

  /** Undoes an action, by default the latest one. */
  function undo(batchId = entries.current.at(-1)?.batchId) {
    const entry = entries.current.find((other) => other.batchId === batchId);
    if (!entry) {
      void message.info(t('undo.nothing'));
      return;
    }
    entries.current = entries.current.filter((other) => other !== entry);
    showNote();
    queue.current = queue.current.then(() => latestRun.current(entry));
  }

  return { push, undoLatest: () => undo() };
}
