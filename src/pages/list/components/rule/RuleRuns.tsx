import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { numberFormat } from '@/domain/intlFormats';
import type { RuleRun } from '@/domain/rule/ruleDetail';
import { RULE_RUN_TONE } from '@/domain/statusTone';
import styles from './RuleDetail.module.css';
import { useRuleText } from './useRuleText';

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
