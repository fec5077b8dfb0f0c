import { ruleKeysSchema } from '../src/domain/rule/rule';
import { changedRuleSchema, newRuleSchema } from '../src/domain/rule/ruleForm';
import { now } from './lib/clock';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { mustHave } from './lib/granted';
import { pageOf } from './lib/paging';
import { approveRules, changeRule, createRule, mustFind, setDeleted } from './lib/rules/changes';
import { ruleFile } from './lib/rules/exportFile';
import { ruleParts } from './lib/rules/parts';
import { askedRules, searchRules } from './lib/rules/search';
import { ruleAnswer } from './lib/rules/store';

/** An endpoint of the rule table: only for those whose menus hold it. */
const ruleEndpoint = (handle: (call: SignedInCall) => object) =>
  endpoint(
    (call) => {
      mustHave(call.user, '/list/table-list');
      return handle(call);
    },
    { auth: true },
  );

export default {
  'GET /api/v1/rule': ruleEndpoint((call) => {
    const asked = askedRules(call);
    const { rules, counts } = searchRules(asked, call.language);
    const { list, ...page } = pageOf(rules, call.query);
    return { list: list.map((rule) => ruleAnswer(rule, call.language)), ...page, counts };
  }),

  'GET /api/v1/rule/owners': ruleEndpoint(({ language }) =>
    ruleParts().owners.map(({ ownerId, name }) => ({ ownerId, name: name[language] })),
  ),

  'GET /api/v1/rule/export': ruleEndpoint((call) =>
    ruleFile(searchRules(askedRules(call), call.language).rules, call.language, now()),
  ),

  'GET /api/v1/rule/:key': ruleEndpoint(({ params, language }) =>
    ruleAnswer(mustFind(params.key ?? ''), language),
  ),

  'POST /api/v1/rule': ruleEndpoint((call) => {
    const { idempotencyKey, ...content } = call.body(newRuleSchema);
    return ruleAnswer(createRule(content, idempotencyKey, call.language, now()), call.language);
  }),

  'PUT /api/v1/rule/:key': ruleEndpoint((call) => {
    const { version, ...content } = call.body(changedRuleSchema);
    return ruleAnswer(changeRule(call.params.key ?? '', content, version, call.language), call.language);
  }),

  'DELETE /api/v1/rule': ruleEndpoint((call) => {
    const { keys } = call.body(ruleKeysSchema);
    const deleted = setDeleted(keys, true);
    return { deleted, missing: [...new Set(keys)].filter((key) => !deleted.includes(key)) };
  }),

  'POST /api/v1/rule/restore': ruleEndpoint((call) => ({
    restored: setDeleted(call.body(ruleKeysSchema).keys, false),
  })),

  'POST /api/v1/rule/approve': ruleEndpoint((call) =>
    approveRules(call.body(ruleKeysSchema).keys, call.language, now()),
  ),
};
