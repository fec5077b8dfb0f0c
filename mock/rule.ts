import { ruleEndpoints } from '../src/domain/rule/endpoints';
import { now } from './lib/clock';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';
import { approveRules, changeRule, createRule, getRuleOrThrow, setDeleted } from './lib/rules/changes';
import { ruleFile } from './lib/rules/exportFile';
import { ruleParts } from './lib/rules/generated';
import { parseRuleQuery, searchRules } from './lib/rules/search';
import { ruleView } from './lib/rules/store';
import { localize } from './lib/text';

export default handlers(ruleEndpoints, {
  list: (call) => {
    const { rules, counts } = searchRules(parseRuleQuery(call), call.language);
    return { ...toPage(rules, call.query, (rule) => ruleView(rule, call.language)), counts };
  },

  owners: ({ language }) => localize(ruleParts().owners, language),

  export: (call) => ruleFile(searchRules(parseRuleQuery(call), call.language).rules, call.language, now()),

  get: ({ params, language }) => ruleView(getRuleOrThrow(params.key), language),

  create: ({ body: { idempotencyKey, ...content }, language }) =>
    ruleView(createRule(content, idempotencyKey, language, now()), language),

  update: ({ params, body: { version, ...content }, language }) =>
    ruleView(changeRule(params.key, content, version, language), language),

  delete: ({ body: { keys } }) => {
    const deleted = setDeleted(keys, true);
    return { deleted, missing: [...new Set(keys)].filter((key) => !deleted.includes(key)) };
  },

  restore: ({ body }) => ({ restored: setDeleted(body.keys, false) }),

  approve: ({ body, language }) => approveRules(body.keys, language, now()),
});
