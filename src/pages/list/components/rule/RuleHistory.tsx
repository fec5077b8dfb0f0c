import { useIntl } from '@umijs/max';
import { DateText } from '@/components/DateText';
import typography from '@/components/typography.module.css';
import type { Field } from '@/domain/fields';
import { dateText } from '@/domain/intlFormats';
import type { RuleEvent, RuleFieldChange } from '@/domain/rule/ruleDetail';
import { type RuleLimitUnit, ruleFields } from '@/domain/rule/ruleFields';
import styles from './RuleDetail.module.css';
import { choiceText, limitText, useRuleText } from './useRuleText';

/** Translates a value of a change; an unknown one is shown as it is. */
function useChangeText() {
  const t = useRuleText();
  const { locale } = useIntl();
  return (name: RuleFieldChange['field'], value: string, unit?: RuleLimitUnit): string => {
    const { valueType, valueEnum }: Field = ruleFields[name];
    if (unit) return limitText(t, Number(value), unit);
    if (valueEnum) return choiceText(t, name, value);
    return valueType !== 'dateTime' || Number.isNaN(Date.parse(value))
      ? value
      : dateText(locale, value, { short: true, withTime: true });
  };
}

/** What was done to a rule, the latest first: who, what and when. */
export function RuleHistory({ events }: { events: readonly RuleEvent[] }) {
  const t = useRuleText();
  const getText = useChangeText();

  function changeText({ field, from, to, fromUnit, toUnit }: RuleFieldChange) {
    const name = t(`field.${field}`);
    if (to === undefined) return t('event.cleared', { field: name });
    const next = getText(field, to, toUnit);
    return from === undefined
      ? t('event.set', { field: name, to: next })
      : t('event.changed', { field: name, from: getText(field, from, fromUnit), to: next });
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
