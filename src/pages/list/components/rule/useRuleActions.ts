import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { saveBlob } from '@/components/saveBlob';
import { MAX_RULE_BATCH } from '@/domain/rule/rule';
import { afterRetry, type RuleApproval, retriableKeys } from '@/domain/rule/ruleApproval';
import { isFileAnswer } from '@/request/download';
import { approveRules, deleteRules, exportRules, restoreRules } from '@/services/rule';
import { useDeletedNote } from './useDeletedNote';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

type Action = 'approve' | 'delete' | 'undo' | 'export';

/** What is done with rules from the table: approve, delete and take back, export. Each is one request. */
export function useRuleActions(rules: Rules, onDeleted: (keys: readonly string[]) => void) {
  const say = useRuleText();
  const message = useMessage();
  const note = useDeletedNote();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [approval, setApproval] = useState<RuleApproval>();
  const [lastDeleted, setLastDeleted] = useState<readonly string[]>([]);

  const { run, pendingArgs } = useAction((_action: Action, work: () => Promise<void>) => work());

  function isTooMany(keys: readonly string[]) {
    if (keys.length <= MAX_RULE_BATCH) return false;
    void message.warning(say('selected.tooMany', { max: MAX_RULE_BATCH }));
    return true;
  }

  const withoutThese = (keys: readonly string[]) =>
    setSelected((before) => before.filter((key) => !keys.includes(key)));

  async function approve(keys: readonly string[], retried?: RuleApproval) {
    if (keys.length === 0 || isTooMany(keys)) return;
    await run('approve', async () => {
      const answer = await approveRules(keys);
      const whole = retried ? afterRetry(retried, answer) : answer;
      withoutThese(keys);
      setApproval(whole.skipped.length > 0 ? whole : undefined);
      if (whole.skipped.length === 0) void message.success(say('approved', { count: whole.approved.length }));
      await rules.refresh();
    });
  }

  async function undo(keys: readonly string[]) {
    if (keys.length === 0) {
      void message.info(say('undo.nothing'));
      return;
    }
    await run('undo', async () => {
      const { restored } = await restoreRules(keys);
      note.close();
      setLastDeleted([]);
      void message.success(say('restored', { count: restored.length }));
      await rules.refresh();
    });
  }

  async function remove(keys: readonly string[]) {
    if (keys.length === 0 || isTooMany(keys)) return;
    await run('delete', async () => {
      const { deleted } = await deleteRules(keys);
      withoutThese(keys);
      onDeleted(keys);
      if (deleted.length === 0) void message.info(say('deleted.before'));
      else {
        setLastDeleted(deleted);
        note.open(deleted.length, () => undo(deleted));
      }
      await rules.refresh();
    });
  }

  const exportFile = () =>
    run('export', async () => {
      const answer = await exportRules(rules.query);
      if (!isFileAnswer(answer)) return;
      const name = answer.fileName ?? 'rules.csv';
      saveBlob(answer.result, name);
      void message.success(say('exported', { name }));
    });

  return {
    busy: pendingArgs?.[0],
    selected,
    select: setSelected,
    approval,
    approve: (keys: readonly string[]) => void approve(keys),
    retry: () => approval && void approve(retriableKeys(approval), approval),
    closeApproval: () => setApproval(undefined),
    remove: (keys: readonly string[]) => void remove(keys),
    undo: () => void undo(lastDeleted),
    exportFile: () => void exportFile(),
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
