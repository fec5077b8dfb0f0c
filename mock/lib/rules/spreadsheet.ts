import { accountingDay } from '../../../src/domain/calendar';
import {
  RULE_EXPORT_COLUMNS,
  RULE_LIMIT_UNIT,
  type RuleExportColumn,
  ruleStatusName,
} from '../../../src/domain/rule/rule';
import { now } from '../clock';
import { chinaTime, csvFile } from '../csv';
import type { MockFile } from '../http';
import type { Language } from '../text';
import { ruleParts } from './generated';
import { ownerName, type RuleRecord, regionName, toKey } from './store';

const toMinute = (at: number) => chinaTime(at).slice(0, 16);

type Cell = (rule: RuleRecord) => string | undefined;

function cellsIn(language: Language): Record<RuleExportColumn, Cell> {
  const { status, target, template, type, frequency, limitUnit } = ruleParts().spreadsheet;
  return {
    key: ({ number }) => toKey(number),
    name: ({ name }) => name[language],
    desc: ({ desc }) => desc[language],
    status: (rule) => status[ruleStatusName(rule.status)][language],
    callNo: ({ callNo }) => String(callNo),
    target: (rule) => target[rule.target][language],
    template: (rule) => template[rule.template][language],
    limit: (rule) => `${rule.limit}${limitUnit[RULE_LIMIT_UNIT[rule.template]][language]}`,
    region: ({ regionId }) => regionName(regionId, language),
    type: (rule) => type[rule.type][language],
    time: ({ time }) => toMinute(time),
    frequency: (rule) => frequency[rule.frequency][language],
    owner: ({ ownerId }) => ownerName(ownerId, language),
    progress: ({ progress }) => String(progress),
    updatedAt: ({ updatedAt }) => (updatedAt === undefined ? undefined : toMinute(updatedAt)),
  };
}

/** A spreadsheet of rules with these columns, in their order; all without any. */
export function ruleFile(
  rules: readonly RuleRecord[],
  chosen: readonly RuleExportColumn[],
  language: Language,
): MockFile {
  const { headings } = ruleParts().spreadsheet;
  const cells = cellsIn(language);
  const columns = [...new Set(chosen.length > 0 ? chosen : RULE_EXPORT_COLUMNS)].map((column) => ({
    heading: headings[column],
    cell: cells[column],
  }));
  const name = language === 'zh' ? '规则' : 'rules';
  return csvFile(`${name}-${accountingDay(now())}`, columns, rules, language);
}
