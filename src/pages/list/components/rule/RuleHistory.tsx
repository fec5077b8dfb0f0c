import { useT } from '@@/texts/rule';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { NO_VALUE } from '@/domain/intlFormats';
import { hasErrorCode } from '@/domain/requestError';
import type { RuleDetail, RuleEvent, RuleFieldChange } from '@/domain/rule/ruleDetail';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import type { Rule } from '@/domain/rule/ruleFields';
import { formerValues } from './formerValue';
import styles from './RuleDetail.module.css';
import type { RuleFormValues } from './ruleForm';
import { useRuleChoices } from './rulePage';
import { useValueText } from './ruleText';
import { useRuleEdit } from './useRuleEdit';

interface RuleHistoryProps {
  rule: RuleDetail;
  onSaved: (rule: Rule) => void;
  onGone: () => void;
}

/** What was done to a rule, the latest first: who, what and when. Each former value can be restored. */
export function RuleHistory({ rule, onSaved, onGone }: RuleHistoryProps) {
  const choices = useRuleChoices();
  const t = useT();
  const message = useMessage();
  const getText = useValueText();
  const edit = useRuleEdit(rule);

  const restoring = useAction(
    (_changeId: string, values: Partial<RuleFormValues>) => {
      // The rule may have been changed since it was shown first.
      edit.restoreBase({ version: rule.version, marks: {} });
      return edit.save(values);
    },
    {
      onDone(saved) {
        if (!saved) return;
        void message.success(t('rule.form.saved', { name: saved.name }));
        onSaved(saved);
      },
      onFailed(error) {
        if (hasErrorCode(error, RULE_ERROR.gone)) onGone();
        if (hasErrorCode(error, RULE_ERROR.duplicateName)) void message.warning(error.message);
      },
    },
  );

  function changeText({ field, from, to, fromUnit, toUnit }: RuleFieldChange) {
    const name = t(`rule.field.${field}`);
    if (to === undefined) return t('rule.event.cleared', { field: name });
    const next = getText(field, to, toUnit);
    return from === undefined
      ? t('rule.event.set', { field: name, to: next })
      : t('rule.event.changed', { field: name, from: getText(field, from, fromUnit), to: next });
  }

  function restoreButton(change: RuleFieldChange, { eventId, changes }: RuleEvent) {
    const id = `${eventId}-${change.field}`;
    const former = formerValues(change, changes, { rule, ...choices });
    const reason = typeof former === 'string' ? t(`rule.restore.${former}`) : undefined;
    const shown = changes.filter(
      ({ field }) =>
        field === change.field || (typeof former === 'object' && field === 'limit' && field in former),
    );
    const values = shown.map(({ field, from, fromUnit }) =>
      t('rule.restore.value', {
        field: t(`rule.field.${field}`),
        value: from === undefined ? NO_VALUE : getText(field, from, fromUnit),
      }),
    );
    return (
      <>
        <Button
          type="link"
          size="small"
          aria-label={t('rule.restore.of', { values: values.join(t('rule.restore.and')) })}
          aria-describedby={reason && id}
          disabled={reason !== undefined}
          loading={restoring.pendingArgs?.[0] === id}
          onClick={() => typeof former === 'object' && void restoring.run(id, former)}
        >
          {t('rule.restore')}
        </Button>
        {reason && (
          <span id={id} className={typography.note}>
            {reason}
          </span>
        )}
      </>
    );
  }

  if (rule.history.length === 0) return <p className={typography.note}>{t('rule.detail.history.none')}</p>;
  return (
    <>
      {edit.dialog}
      <ol className={`${styles.entries} ${layout.divided}`}>
        {rule.history.map((event) => (
          <li key={event.eventId}>
            <p>{t(`rule.event.${event.action}`, { actor: event.actor })}</p>
            <ul className={typography.secondary}>
              {event.changes.map((change) => (
                <Flex component="li" wrap align="baseline" gap="0 4px" key={change.field}>
                  <span dir="auto" className={typography.anywhere}>
                    {changeText(change)}
                  </span>
                  {restoreButton(change, event)}
                </Flex>
              ))}
            </ul>
            <p className={typography.caption}>
              <DateText at={event.at} withTime />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
