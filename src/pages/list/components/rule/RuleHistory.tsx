import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { Field } from '@/domain/fields';
import { dateText, numberFormat } from '@/domain/intlFormats';
import type { RuleEvent, RuleFieldChange, RuleRun } from '@/domain/rule/ruleDetail';
import { type RuleLimitUnit, ruleFields } from '@/domain/rule/ruleFields';
import { RULE_RUN_TONE } from '@/domain/statusTone';
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

/** The last runs of a rule, the latest first. */
export function RuleRuns({ runs }: { runs: readonly RuleRun[] }) {
  const t = useRuleText();
  const { locale } = useIntl();
  const seconds = numberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  if (runs.length === 0) return <p className={typography.note}>{t('detail.runs.none')}</p>;
  return (
    <ul className={styles.entries}>
      {runs.map(({ runId, at, result, durationMs, reason }) => (
        <li key={runId}>
          <Flex wrap align="center" gap="4px 12px">
            <StatusTag tone={RULE_RUN_TONE[result]} text={t(`run.${result}`)} />
            <DateText at={at} withTime />
            <span className={typography.note}>{seconds.format(durationMs / 1000)}</span>
          </Flex>
          {reason && (
            <p className={typography.secondary} dir="auto">
              {reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
