import { useT } from '@@/texts/rule';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { accountingDay, shiftDay } from '@/domain/calendar';
import { currentTime } from '@/domain/currentTime';
import { dateText } from '@/domain/intlFormats';
import type { RuleDryRun as Result, RuleConditions } from '@/domain/rule/ruleDryRun';
import { RULE_LIMIT_UNIT, type Rule } from '@/domain/rule/ruleFields';
import { dryRunRule } from '@/services/rule';
import { fieldTimeToIso, inputProblem, type RuleFormValues } from './ruleForm';
import { limitText } from './ruleText';

/** Says when a rule with the values of the form would have triggered lately. */
export function RuleDryRun({ rule }: { rule?: Rule }) {
  const t = useT();
  const form = Form.useFormInstance<RuleFormValues>();
  const values = Form.useWatch((all: RuleFormValues) => all, { form, preserve: true });
  const [outcome, setOutcome] = useState<{ of: string; result: Result }>();
  const trial = useAction(dryRunRule, {
    onDone: (result, conditions) => setOutcome({ of: JSON.stringify(conditions), result }),
  });

  function getConditions(): RuleConditions | undefined {
    if (!values || inputProblem('limit', values.limit)) return undefined;
    const { template, limit = 0, regionId, frequency, time } = values;
    return { key: rule?.key, template, limit, regionId, frequency, time: fieldTimeToIso(time ?? '') };
  }
  const conditions = getConditions();
  const result = outcome?.of === JSON.stringify(conditions) ? outcome?.result : undefined;

  function resultText({ from, to, measured, triggered }: Result): string {
    if (measured === undefined) return t('rule.dryRun.unmeasured');
    const counts = { count: triggered.length, measured };
    const yesterday = shiftDay(accountingDay(currentTime()), -1);
    if (from === yesterday && to === yesterday) return t('rule.dryRun.yesterday', counts);
    const toText = (day: string) => dateText(t.locale, day, { short: true });
    return t('rule.dryRun.days', { ...counts, from: toText(from), to: toText(to) });
  }

  return (
    <Flex className={layout.spaceAfterLg} vertical align="start" gap={8}>
      <Button
        loading={trial.isPending}
        disabled={!conditions}
        onClick={() => conditions && void trial.run(conditions)}
      >
        {t('rule.dryRun')}
      </Button>
      <div role="status">
        {result && (
          <>
            <p>{resultText(result)}</p>
            <Flex component="ul" wrap gap="0 16px" className={typography.secondary}>
              {result.triggered.map(({ at, value }) => (
                <li key={at}>
                  <DateText at={at} withTime short /> ·{' '}
                  {limitText(t, value, conditions && RULE_LIMIT_UNIT[conditions.template])}
                </li>
              ))}
            </Flex>
          </>
        )}
      </div>
    </Flex>
  );
}
