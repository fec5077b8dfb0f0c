import { useIntl } from '@umijs/max';
import { DateText } from '@/components/DateText';
import typography from '@/components/typography.module.css';
import { dateText } from '@/domain/intlFormats';
import {
  RULE_FREQUENCIES,
  RULE_STATUS_NAMES,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
} from '@/domain/rule/rule';
import type { RuleEvent, RuleFieldChange } from '@/domain/rule/ruleDetail';
import styles from './RuleDetail.module.css';
import { useRuleText } from './useRuleText';

/** Translates a value of a change; an unknown one is shown as it is. */
function useChangeText() {
  const t = useRuleText();
  const { locale } = useIntl();
  const choice = <T extends string>(choices: readonly T[], value: string, text: (choice: T) => string) => {
    const known = choices.find((other) => other === value);
    return known ? text(known) : value;
  };
  return (field: RuleFieldChange['field'], value: string): string => {
    switch (field) {
      case 'status':
        return choice(RULE_STATUS_NAMES, value, (status) => t(`status.${status}`));
      case 'target':
        return choice(RULE_TARGETS, value, (target) => t(`target.${target}`));
      case 'template':
        return choice(RULE_TEMPLATES, value, (template) => t(`template.${template}`));
      case 'type':
        return choice(RULE_TYPES, value, (type) => t(`type.${type}`));
      case 'frequency':
        return choice(RULE_FREQUENCIES, value, (frequency) => t(`frequency.${frequency}`));
      case 'time':
        return Number.isNaN(Date.parse(value))
          ? value
          : dateText(locale, value, { short: true, withTime: true });
      default:
        return value;
    }
  };
}

/** What was done to a rule, the latest first: who, what and when. */
export function RuleHistory({ events }: { events: readonly RuleEvent[] }) {
  const t = useRuleText();
  const getText = useChangeText();

  function changeText({ field, from, to }: RuleFieldChange) {
    const name = t(`column.${field}`);
    if (to === undefined) return t('event.cleared', { field: name });
    const next = getText(field, to);
    return from === undefined
      ? t('event.set', { field: name, to: next })
      : t('event.changed', { field: name, from: getText(field, from), to: next });
  }

  if (events.length === 0) return <p className={typography.note}>{t('detail.history.none')}</p>;
  return (
    <ol className={styles.entries}>
      {events.map(({ eventId, at, actor, action, changes }) => (
        <li key={eventId}>
          <p>{t(`event.${action}`, { actor })}</p>
          <ul className={typography.secondary}>
            {changes.map((change) => (
              <li key={change.field} dir="auto" className={typography.anywhere}>
                {changeText(change)}
              </li>
            ))}
          </ul>
          <p className={typography.caption}>
            <DateText at={at} withTime />
          </p>
        </li>
      ))}
    </ol>
  );
}
