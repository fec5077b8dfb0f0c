import { createContext, useContext } from 'react';
import type { Query } from '@/components/query/useQuery';
import type { RuleOwner, RuleRegion } from '@/domain/rule/ruleFields';
import type { useRuleExport } from './ExportMenu';
import type { RowNavigation } from './rowNavigation';
import type { RuleActions, Rules } from './useRuleActions';
import type { OpenPanels } from './useRulePanels';
import type { RuleSelectionState } from './useRuleSelection';
import type { RuleSettings } from './useRuleSettings';

/** What the parts of the rules' page share. */
interface RulePage extends RuleSettings {
  rules: Rules;
  owners: Query<RuleOwner[]>;
  regions: Query<RuleRegion[]>;
  panels: OpenPanels;
  selection: RuleSelectionState;
  actions: RuleActions;
  files: ReturnType<typeof useRuleExport>;
  rows: RowNavigation;
}

export const RulePageContext = createContext<RulePage | undefined>(undefined);

export function useRulePage(): RulePage {
  const page = useContext(RulePageContext);
  if (!page) throw new Error('This is no part of the page of the rules.');
  return page;
}

/** The owners and regions that the server lists. */
export interface RuleChoices {
  owners: readonly RuleOwner[];
  regions: readonly RuleRegion[];
}

export function useRuleChoices(): RuleChoices {
  const { owners, regions } = useRulePage();
  return { owners: owners.data ?? [], regions: regions.data ?? [] };
}
