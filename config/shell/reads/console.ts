import { ruleQuery } from '@/domain/rule/ruleFields';
import { fetchWorkplace } from '@/services/dashboard';
import { listRuleOwners, listRules } from '@/services/rule';
import type { FirstReads } from './groups';

/** Pages of the console. */
export const reads: FirstReads<'console'> = {
  // Without a search the page may open the user's last one (useRuleSettings.ts), and the user is not known yet: what it
  // does not need is dropped.
  '/list/table-list': (search) => [listRules(ruleQuery.read(search)), listRuleOwners()],
  '/dashboard/workplace': () => [fetchWorkplace()],
};
