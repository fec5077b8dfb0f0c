import { accountingDay } from '../src/domain/money/accountingTime';
import { ruleEndpoints } from '../src/domain/rule/endpoints';
import {
  type RuleFrequency,
  type RuleStatusName,
  type RuleTarget,
  type RuleTemplate,
  type RuleType,
  ruleStatusName,
} from '../src/domain/rule/rule';
import { now } from './lib/clock';
import { type CsvColumn, chinaTime, csvFile } from './lib/csv';
import { handlers } from './lib/handlers';
import type { MockFile } from './lib/http';
import { toPage } from './lib/paging';
import { approveRules, changeRule, createRule, getRuleOrThrow, setDeleted } from './lib/rules/changes';
import { ruleParts } from './lib/rules/generated';
import { parseRuleQuery, searchRules } from './lib/rules/search';
import { ownerName, type RuleRecord, ruleView, toKey } from './lib/rules/store';
import { type Language, localize, type Text } from './lib/text';

const STATUSES: Record<RuleStatusName, Text> = {
  closed: { zh: '关闭', en: 'Closed' },
  running: { zh: '运行中', en: 'Running' },
  online: { zh: '已上线', en: 'Online' },
  abnormal: { zh: '异常', en: 'Abnormal' },
};
const TARGETS: Record<RuleTarget, Text> = {
  service: { zh: '服务', en: 'Services' },
  order: { zh: '订单', en: 'Orders' },
  payment: { zh: '支付', en: 'Payments' },
  instance: { zh: '实例', en: 'Instances' },
  certification: { zh: '认证', en: 'Identity verification' },
};
const TEMPLATES: Record<RuleTemplate, Text> = {
  threshold: { zh: '阈值', en: 'Threshold' },
  change: { zh: '环比变化', en: 'Change' },
  anomaly: { zh: '异常检测', en: 'Anomaly' },
  heartbeat: { zh: '心跳', en: 'Heartbeat' },
};
const TYPES: Record<RuleType, Text> = {
  strong: { zh: '强规则', en: 'Strong' },
  weak: { zh: '弱规则', en: 'Weak' },
};
const FREQUENCIES: Record<RuleFrequency, Text> = {
  hour: { zh: '每小时', en: 'Hourly' },
  day: { zh: '每天', en: 'Daily' },
  week: { zh: '每周', en: 'Weekly' },
  month: { zh: '每月', en: 'Monthly' },
};

const toMinute = (at: number) => chinaTime(at).slice(0, 16);

const COLUMNS: CsvColumn<RuleRecord>[] = [
  { heading: { zh: '规则编号', en: 'Key' }, cell: ({ number }) => toKey(number) },
  { heading: { zh: '规则名称', en: 'Name' }, cell: ({ name }, language) => name[language] },
  { heading: { zh: '描述', en: 'Description' }, cell: ({ desc }, language) => desc[language] },
  {
    heading: { zh: '状态', en: 'Status' },
    cell: ({ status }, language) => STATUSES[ruleStatusName(status)][language],
  },
  { heading: { zh: '调用次数', en: 'Calls' }, cell: ({ callNo }) => String(callNo) },
  {
    heading: { zh: '监控对象', en: 'Monitored object' },
    cell: ({ target }, language) => TARGETS[target][language],
  },
  {
    heading: { zh: '规则模板', en: 'Template' },
    cell: ({ template }, language) => TEMPLATES[template][language],
  },
  { heading: { zh: '规则类型', en: 'Type' }, cell: ({ type }, language) => TYPES[type][language] },
  { heading: { zh: '开始时间（北京时间）', en: 'Start time (China)' }, cell: ({ time }) => toMinute(time) },
  {
    heading: { zh: '调度周期', en: 'Frequency' },
    cell: ({ frequency }, language) => FREQUENCIES[frequency][language],
  },
  { heading: { zh: '负责团队', en: 'Owner' }, cell: ({ ownerId }, language) => ownerName(ownerId, language) },
  { heading: { zh: '进度（%）', en: 'Progress (%)' }, cell: ({ progress }) => String(progress) },
  {
    heading: { zh: '上次调度时间（北京时间）', en: 'Last scheduled (China)' },
    cell: ({ updatedAt }) => toMinute(updatedAt),
  },
];

function ruleFile(rules: readonly RuleRecord[], language: Language, at: number): MockFile {
  const name = language === 'zh' ? '规则' : 'rules';
  return csvFile(`${name}-${accountingDay(at)}`, COLUMNS, rules, language);
}

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
