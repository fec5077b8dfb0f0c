import { DAY_MS } from '../../../src/domain/calendar';
import { type DeletedRule, RULE_BIN_DAYS } from '../../../src/domain/rule/rule';
import { isoTime, now } from '../clock';
import { personName } from '../console/team';
import { db } from '../db';
import { type Language, mentions } from '../text';
import { isDeleted, type RuleChangeRecord, ruleView, toKey } from './store';

const endsAt = ({ deletedAt = 0 }: RuleChangeRecord) => deletedAt + RULE_BIN_DAYS * DAY_MS;

/** Whether a rule is deleted and can still be restored. */
export const isInBin = (rule: RuleChangeRecord): boolean =>
  isDeleted(rule) && !rule.purged && endsAt(rule) > now();

/** The deleted rules that mention a keyword, the latest deletion first. */
export function searchBin(keyword: string | undefined): RuleChangeRecord[] {
  const matches = mentions(keyword);
  return db()
    .ruleChanges.filter((rule) => isInBin(rule) && matches([rule.name], toKey(rule.number)))
    .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0) || b.number - a.number);
}

export const deletedRuleView = (rule: RuleChangeRecord, language: Language): DeletedRule => ({
  ...ruleView(rule, language),
  deletedAt: isoTime(rule.deletedAt ?? 0),
  deletedBy: personName(rule.deletedBy ?? '-', language),
  daysLeft: Math.ceil((endsAt(rule) - now()) / DAY_MS),
});
