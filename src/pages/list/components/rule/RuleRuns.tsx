import { useT } from '@@/texts/rule';
import { Link, useAccess } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { accountingDay } from '@/domain/calendar';
import { dateText, numberFormat } from '@/domain/intlFormats';
import type { RuleRun } from '@/domain/rule/ruleDetail';
import { RULE_RUN_TONE } from '@/domain/statusTone';
import styles from './RuleDetail.module.css';
import { limitText } from './ruleText';

/** Shows the orders and sales of any days. */
const ANALYSIS = '/dashboard/analysis';

/** The last runs of a rule, the latest first: what each measured, and where it can be seen when it triggered. */
export function RuleRuns({ runs }: { runs: readonly RuleRun[] }) {
  const t = useT();
  const access = useAccess();
  const seconds = numberFormat(t.locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });

  function measured({ measurement, result }: RuleRun) {
    if (!measurement) return result === 'triggered' ? t('rule.run.unmeasured') : undefined;
    const { value, limit, unit } = measurement;
    return t('rule.run.measured', { value: limitText(t, value, unit), limit: limitText(t, limit, unit) });
  }

  function orders({ at, measurement }: RuleRun) {
    const [from, to] = [measurement?.since ?? at, at].map((time) => accountingDay(Date.parse(time)));
    const label = t('rule.run.orders.of', { time: dateText(t.locale, at, { short: true, withTime: true }) });
    return (
      <Link to={{ pathname: ANALYSIS, search: `from=${from}&to=${to}` }} aria-label={label}>
        {t('rule.run.orders')}
      </Link>
    );
  }

  if (runs.length === 0) return <p className={typography.note}>{t('rule.detail.runs.none')}</p>;
  return (
    <ul className={`${styles.entries} ${layout.divided}`}>
      {runs.map((run) => (
        <li key={run.runId}>
          <Flex wrap align="center" gap="4px 12px">
            <StatusTag tone={RULE_RUN_TONE[run.result]} text={t(`rule.run.${run.result}`)} />
            <DateText at={run.at} withTime />
            <span className={typography.note}>{seconds.format(run.durationMs / 1000)}</span>
          </Flex>
          <Flex wrap className={typography.secondary} gap="4px 12px">
            <span>{measured(run)}</span>
            {run.result === 'triggered' && access[ANALYSIS] && orders(run)}
          </Flex>
          {run.reason && (
            <p className={typography.secondary} dir="auto">
              {run.reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
