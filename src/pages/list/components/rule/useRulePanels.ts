import { useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import type { Rule } from '@/domain/rule/ruleFields';
import type { BatchAction } from './useRuleUndo';

/** A drawer with a form, or a dialog. */
export type RulePanel =
  | { name: 'settings' | 'shortcuts' }
  /** Starts from a copy of a rule. */
  | { name: 'create'; copyOf?: Rule }
  | { name: 'update'; rule: Rule }
  | { name: 'batch'; action: BatchAction };

/** What is open over the table. The details of a rule and the bin are kept in the URL. */
export function useRulePanels() {
  const { query, change } = useQueryState();
  const [panel, setPanel] = useState<RulePanel>();
  return {
    panel,
    open: setPanel,
    close: () => setPanel(undefined),
    /** The rule whose details are open. */
    ruleId: query.get('rule') ?? undefined,
    openRule: (ruleId: string | undefined, options?: { replace?: boolean }) =>
      change({ rule: ruleId }, options),
    isBinOpen: query.has('bin'),
    openBin: () => change({ bin: '1' }),
    closeBin: () => change({ bin: undefined }),
  };
}

export type OpenPanels = ReturnType<typeof useRulePanels>;
