import { accountingDay } from '../../../src/domain/calendar';
import { columnNames, type Field } from '../../../src/domain/fields';
import { RULE_LIMIT_UNIT, type RuleColumn, ruleFields } from '../../../src/domain/rule/ruleFields';
import { now } from '../clock';
import { chinaTime, csvFile } from '../csv';
import type { MockFile } from '../http';
import type { Language } from '../text';
import { ruleParts } from './generated';
import { type RuleRecord, shownValue, storedValue } from './store';

const toMinute = (at: number) => chinaTime(at).slice(0, 16);

function cellText(rule: RuleRecord, name: RuleColumn, language: Language): string | undefined {
  const { choices, limitUnit } = ruleParts().spreadsheet;
  const { valueType }: Field = ruleFields[name];
  const stored = storedValue(rule, name, language);
  if (valueType === 'dateTime') return typeof stored === 'number' ? toMinute(stored) : undefined;
  const shown = shownValue(rule, name, language);
  if (name === 'limit') return `${shown}${limitUnit[RULE_LIMIT_UNIT[rule.template]][language]}`;
  return shown === undefined ? undefined : (choices[name]?.[shown]?.[language] ?? shown);
}

/** A spreadsheet of rules with these columns, in their order; all without any. */
export function ruleFile(
  rules: readonly RuleRecord[],
  chosen: readonly RuleColumn[],
  language: Language,
): MockFile {
  const { headings } = ruleParts().spreadsheet;
  const names = new Set(chosen.length > 0 ? chosen : columnNames(ruleFields));
  const columns = Array.from(names, (column) => ({
    heading: headings[column],
    cell: (rule: RuleRecord) => cellText(rule, column, language),
  }));
  const name = language === 'zh' ? '规则' : 'rules';
  return csvFile(`${name}-${accountingDay(now())}`, columns, rules, language);
}
