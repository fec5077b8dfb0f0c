import { articleQuery } from '@/domain/console/consoleSearch';
import { dateRangeError, readRange } from '@/domain/console/dashboardRange';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { listArticles } from '@/services/consoleSearch';
import { fetchWelcome } from '@/services/consoleWelcome';
import { fetchAnalysis, fetchWorkplace } from '@/services/dashboard';
import { listRuleOwners, listRules } from '@/services/rule';
import type { FirstReads } from './groups';

/** The page asks for no range that it refuses. */
function readAnalysis(search: URLSearchParams) {
  const range = readRange(search);
  return 'range' in range || !dateRangeError(range) ? [fetchAnalysis(range)] : [];
}

/** Pages of the console. */
export const reads: FirstReads<'console'> = {
  '/welcome': () => [fetchWelcome()],
  '/dashboard/analysis': readAnalysis,
  '/dashboard/workplace': () => [fetchWorkplace()],
  // Without a search the page may open the user's last one (useRuleSettings.ts), and the user is not known yet: what it
  // does not need is dropped.
  '/list/table-list': (search) => [listRules(ruleQuery.read(search)), listRuleOwners()],
  '/list/search/articles': (search) => [listArticles({ ...articleQuery.read(search), current: 1 })],
};
