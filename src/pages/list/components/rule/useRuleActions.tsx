import { useT } from '@@/texts/rule';
import { useState } from 'react';
import type { List } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { readRefusal } from '@/domain/requestError';
import type { RuleList } from '@/domain/rule/rule';
import { type RuleBatchAction, type RuleBatchResult, skippedTotal } from '@/domain/rule/ruleBatch';
import type { Rule, RuleQuery } from '@/domain/rule/ruleFields';
import { MAX_RULE_BATCH, selectionChanged } from '@/domain/rule/ruleSelection';
import {
  approveRules,
  assignRules,
  deleteRules,
  type RuleSelection,
  scheduleRules,
  stopRules,
} from '@/services/rule';
import type { RowAction } from './RowActions';
import type { OpenPanels } from './useRulePanels';
import type { RuleSelectionState } from './useRuleSelection';
import { type BatchAction, useRuleUndo } from './useRuleUndo';

export type Rules = List<RuleQuery, RuleList, 'rule'>;

/** What a batch needs to know besides its rules. */
export interface BatchChoice {
  ownerId?: string;
  frequency?: Rule['frequency'];
}

const SERVICES: Record<
  BatchAction,
  (selection: RuleSelection, choice: BatchChoice) => Promise<RuleBatchResult>
> = {
  approve: (selection) => approveRules(selection),
  stop: (selection) => stopRules(selection),
  assign: (selection, { ownerId = '' }) => assignRules(selection, ownerId),
  schedule: (selection, { frequency = 'day' }) => scheduleRules(selection, frequency),
  delete: (selection) => deleteRules(selection),
};

/** The result of an action that skipped rules. */
export interface RuleOutcome {
  batchId: string;
  action: RuleBatchAction | 'undo';
  result: RuleBatchResult;
}

interface RuleActionOptions {
  rules: Rules;
  selection: RuleSelectionState;
  panels: OpenPanels;
}

/**
 * The actions on rules. Each sends one request and can be undone; `run` resolves to whether it was done. Rules that
 * actions skipped are in `outcomes`.
 */
export function useRuleActions({ rules, selection, panels }: RuleActionOptions) {
  const t = useT();
  const message = useMessage();
  const [outcomes, setOutcomes] = useState<readonly RuleOutcome[]>([]);

  /** Shows the outcome of an action instead of its former one, unless no rule was skipped. */
  function showOutcome(batchId: string, action: RuleOutcome['action'], result?: RuleBatchResult) {
    setOutcomes((before) => [
      ...before.filter((outcome) => outcome.batchId !== batchId),
      ...(result && skippedTotal(result) > 0 ? [{ batchId, action, result }] : []),
    ]);
  }

  const { push, control } = useRuleUndo(({ kind, batchId, action, result }) => {
    showOutcome(batchId, kind === 'undo' ? 'undo' : action, result);
    void rules.refresh();
  });

  /** Another number of rules matches than the user saw. Nothing was done. */
  function handleSelectionChanged(total: number) {
    selection.selectAll(total);
    void message.warning(t('rule.selected.changed', { count: total }));
    void rules.refresh();
  }

  const { run, pendingArgs } = useAction((_action: BatchAction, work: () => Promise<void>) => work(), {
    onFailed(error) {
      const changed = readRefusal(error, selectionChanged);
      if (changed) handleSelectionChanged(changed.total);
    },
  });

  const getName = (chosen: RuleSelection) => {
    const [key, ...others] = 'keys' in chosen ? chosen.keys : [];
    return others.length === 0 ? rules.data?.list.find((rule) => rule.key === key)?.name : undefined;
  };

  /** Takes handled rules out of the selection, and closes the details of a deleted one. */
  function handleDone(action: BatchAction, handled: RuleSelection) {
    selection.deselect(handled);
    const { ruleId } = panels;
    const isOpenHandled = ruleId && (!('keys' in handled) || handled.keys.includes(ruleId));
    if (action === 'delete' && isOpenHandled) panels.openRule(undefined, { replace: true });
  }

  async function runAction(action: BatchAction, chosen: RuleSelection, choice: BatchChoice = {}) {
    const count = 'keys' in chosen ? chosen.keys.length : chosen.total;
    if (count === 0) return false;
    if ('keys' in chosen && count > MAX_RULE_BATCH) {
      void message.warning(t('rule.selected.tooMany', { max: MAX_RULE_BATCH }));
      return false;
    }
    return run(action, async () => {
      const result = await SERVICES[action](chosen, choice);
      const { batchId = '', done } = result;
      const name = getName(chosen);
      handleDone(action, chosen);
      if (done > 0) push({ batchId, action, count: done, name });
      const isGone =
        action === 'delete' && done === 0 && skippedTotal(result) === result.skippedCounts.deleted;
      if (isGone) void message.info(t('rule.deleted.before'));
      else showOutcome(batchId, action, result);
      if (action === 'delete' && 'keys' in chosen) {
        rules.setData((data) => {
          const list = data.list.filter(({ key }) => !chosen.keys.includes(key));
          return list.length > 0 ? { ...data, list } : data;
        });
      }
      // The next action need not wait for it.
      void rules.refresh();
    });
  }

  return {
    busy: pendingArgs?.[0],
    run: runAction,
    /** Acts on the selection. Asks first when it includes rules not in view or needs a choice. */
    runOnSelection(action: BatchAction) {
      const needsChoice = action === 'assign' || action === 'schedule';
      if (needsChoice || selection.elsewhere > 0) panels.open({ name: 'batch', action });
      else void runAction(action, selection.value);
    },
    runOnRow(action: RowAction, rule: Rule) {
      if (action === 'open') panels.openRule(rule.key);
      else if (action === 'edit') panels.open({ name: 'update', rule });
      else if (action === 'duplicate') panels.open({ name: 'create', copyOf: rule });
      else void runAction(action, { keys: [rule.key] });
    },
    outcomes,
    retryingId: control.busyId,
    retry: ({ batchId, action }: RuleOutcome) => {
      if (action !== 'undo') void control.retry({ batchId, action });
    },
    closeOutcome: ({ batchId }: RuleOutcome) =>
      setOutcomes((before) => before.filter((outcome) => outcome.batchId !== batchId)),
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
