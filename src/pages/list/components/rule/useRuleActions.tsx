import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { saveBlob } from '@/components/saveBlob';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import {
  afterRetry,
  MAX_RULE_BATCH,
  type RuleBatchResult,
  retriableKeys,
  skippedTotal,
} from '@/domain/rule/ruleBatch';
import { isFileResult } from '@/request/download';
import { approveRules, deleteRules, exportRules, undoRules } from '@/services/rule';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

type Action = 'approve' | 'delete' | 'undo' | 'export';

/** The actions of the rule table: approve, delete, undo and export. Each sends one request. */
export function useRuleActions(rules: Rules, onDeleted: (ruleIds: readonly string[]) => void) {
  const t = useRuleText();
  const message = useMessage();
  const deletedMessage = useDeletedMessage();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [approval, setApproval] = useState<RuleBatchResult>();
  const [lastDeletion, setLastDeletion] = useState<string>();

  const { run, pendingArgs } = useAction((_action: Action, work: () => Promise<void>) => work());

  function isTooMany(ruleIds: readonly string[]) {
    if (ruleIds.length <= MAX_RULE_BATCH) return false;
    void message.warning(t('selected.tooMany', { max: MAX_RULE_BATCH }));
    return true;
  }

  const deselect = (ruleIds: readonly string[]) =>
    setSelected((before) => before.filter((key) => !ruleIds.includes(key)));

  async function approve(ruleIds: readonly string[], retried?: RuleBatchResult) {
    if (ruleIds.length === 0 || isTooMany(ruleIds)) return;
    await run('approve', async () => {
      const result = await approveRules({ keys: ruleIds });
      const total = retried ? afterRetry(retried, result) : result;
      deselect(ruleIds);
      setApproval(skippedTotal(total) > 0 ? total : undefined);
      if (skippedTotal(total) === 0) void message.success(t('approved', { count: total.done }));
      await rules.refresh();
    });
  }

  async function undo(batchId: string | undefined) {
    if (batchId === undefined) {
      void message.info(t('undo.nothing'));
      return;
    }
    await run('undo', async () => {
      const { done } = await undoRules(batchId);
      deletedMessage.close();
      setLastDeletion(undefined);
      void message.success(t('restored', { count: done }));
      await rules.refresh();
    });
  }

  async function remove(ruleIds: readonly string[]) {
    if (ruleIds.length === 0 || isTooMany(ruleIds)) return;
    await run('delete', async () => {
      const { batchId, done } = await deleteRules({ keys: ruleIds });
      deselect(ruleIds);
      onDeleted(ruleIds);
      if (batchId === undefined) void message.info(t('deleted.before'));
      else {
        setLastDeletion(batchId);
        deletedMessage.open(done, () => undo(batchId));
      }
      await rules.refresh();
    });
  }

  const exportFile = () =>
    run('export', async () => {
      const file = await exportRules(rules.query);
      if (!isFileResult(file)) return;
      const name = file.fileName ?? 'rules.csv';
      saveBlob(file.result, name);
      void message.success(t('exported', { name }));
    });

  return {
    busy: pendingArgs?.[0],
    selected,
    select: setSelected,
    approval,
    approve: (ruleIds: readonly string[]) => void approve(ruleIds),
    retry: () => approval && void approve(retriableKeys(approval), approval),
    closeApproval: () => setApproval(undefined),
    remove: (ruleIds: readonly string[]) => void remove(ruleIds),
    undo: () => void undo(lastDeletion),
    exportFile: () => void exportFile(),
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;

const DELETED_MESSAGE_KEY = 'rules-deleted';

/** The message after a deletion, with an undo button. */
function useDeletedMessage() {
  const t = useRuleText();
  const message = useMessage();

  return {
    open(count: number, undo: () => void) {
      void message.open({
        key: DELETED_MESSAGE_KEY,
        type: 'success',
        duration: UNDO_NOTE_SECONDS,
        content: <UndoMessage text={t('deleted', { count })} undo={t('undo')} onUndo={undo} />,
      });
    },
    close: () => message.destroy(DELETED_MESSAGE_KEY),
  };
}
