import { useState } from 'react';
import * as v from 'valibot';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/rule';
import {
  afterRetry,
  changedSelectionSchema,
  MAX_RULE_BATCH,
  type RuleBatchResult,
  retriableKeys,
  skippedTotal,
} from '@/domain/rule/ruleBatch';
import type { Rule } from '@/domain/rule/ruleFields';
import {
  approveRules,
  assignRules,
  deleteRules,
  type RuleSelection,
  scheduleRules,
  stopRules,
} from '@/services/rule';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';
import { type BatchAction, useRuleUndo } from './useRuleUndo';

type Send = (selection: RuleSelection) => Promise<RuleBatchResult>;

/** The result of an action that skipped rules. */
export interface RuleOutcome {
  action: BatchAction | 'undo';
  result: RuleBatchResult;
  /** Sends the action again; missing where it makes no sense. */
  send?: Send;
}

interface RuleActionOptions {
  /** Called after an action, before the table is loaded again. */
  onHandled: (selection: RuleSelection, action: BatchAction) => void;
  /** Called when another number of rules matches than the user saw. Nothing was done. */
  onSelectionChanged?: (total: number) => void;
}

/**
 * The actions on rules. Each sends one request and can be undone; they resolve to whether it was done. Rules that
 * an action skipped are in `outcome`.
 */
export function useRuleActions(rules: Rules, { onHandled, onSelectionChanged }: RuleActionOptions) {
  const t = useRuleText();
  const message = useMessage();
  const [outcome, setOutcome] = useState<RuleOutcome>();
  const undo = useRuleUndo((result, { action }) => {
    setOutcome(skippedTotal(result) > 0 ? { action: 'undo', result } : undefined);
    if (result.done > 0) {
      void message.success(t(action === 'delete' ? 'restored' : 'undone', { count: result.done }));
    }
    void rules.refresh();
  });

  const { run, pendingArgs } = useAction((_action: BatchAction, work: () => Promise<void>) => work(), {
    onFailed(error) {
      const changed = v.safeParse(changedSelectionSchema, error.result);
      if (hasErrorCode(error, RULE_ERROR.selectionChanged) && changed.success)
        onSelectionChanged?.(changed.output.total);
    },
  });

  const getName = (selection: RuleSelection) => {
    const [key, ...others] = 'keys' in selection ? selection.keys : [];
    return others.length === 0 ? rules.data?.list.find((rule) => rule.key === key)?.name : undefined;
  };

  async function act(action: BatchAction, selection: RuleSelection, send: Send, retried?: RuleBatchResult) {
    const count = 'keys' in selection ? selection.keys.length : selection.total;
    if (count === 0) return false;
    if ('keys' in selection && count > MAX_RULE_BATCH) {
      void message.warning(t('selected.tooMany', { max: MAX_RULE_BATCH }));
      return false;
    }
    return run(action, async () => {
      const result = await send(selection);
      const total = retried ? afterRetry(retried, result) : result;
      const name = getName(selection);
      onHandled(selection, action);
      if (result.batchId) undo.push({ batchId: result.batchId, action, count: result.done, name });
      const isGone =
        action === 'delete' && total.done === 0 && skippedTotal(total) === total.skippedCounts.deleted;
      if (isGone) void message.info(t('deleted.before'));
      setOutcome(skippedTotal(total) > 0 && !isGone ? { action, result: total, send } : undefined);
      if (action === 'delete' && 'keys' in selection) {
        rules.setData((data) => {
          const list = data.list.filter(({ key }) => !selection.keys.includes(key));
          return list.length > 0 ? { ...data, list } : data;
        });
      }
      // The next action need not wait for it.
      void rules.refresh();
    });
  }

  return {
    busy: pendingArgs?.[0],
    approve: (selection: RuleSelection) => act('approve', selection, approveRules),
    stop: (selection: RuleSelection) => act('stop', selection, stopRules),
    assign: (selection: RuleSelection, ownerId: string) =>
      act('assign', selection, (again) => assignRules(again, ownerId)),
    schedule: (selection: RuleSelection, frequency: Rule['frequency']) =>
      act('schedule', selection, (again) => scheduleRules(again, frequency)),
    remove: (selection: RuleSelection) => act('delete', selection, deleteRules),
    outcome,
    retry: () => {
      if (!outcome?.send || outcome.action === 'undo') return;
      void act(outcome.action, { keys: retriableKeys(outcome.result) }, outcome.send, outcome.result);
    },
    closeOutcome: () => setOutcome(undefined),
    undo: undo.undoLatest,
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
