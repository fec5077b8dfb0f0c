import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { StatusTag } from '@/components/StatusTag';
import { RULE_STATUS_NAMES, type RuleCounts, type RuleStatusName } from '@/domain/rule/rule';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import styles from './RulePage.module.css';
import { useRuleText } from './useRuleText';

interface RuleStatsProps {
  /** Undefined while loading and after a failure. */
  counts: RuleCounts | undefined;
  failed: boolean;
  chosen: readonly RuleStatusName[];
  onChoose: (status: readonly RuleStatusName[]) => void;
}

/** The number of matching rules by status. Pressing one toggles the status filter. */
export function RuleStats({ counts, failed, chosen, onChoose }: RuleStatsProps) {
  const t = useRuleText();
  const { formatNumber } = useIntl();
  const all = counts && RULE_STATUS_NAMES.reduce((sum, name) => sum + counts[name], 0);
  const toggle = (name: RuleStatusName) =>
    RULE_STATUS_NAMES.filter((other) => (other === name) !== chosen.includes(other));

  const noValue = failed ? '–' : <Skeleton.Button active size="small" />;
  const number = (value: number | undefined) => (
    <span className={styles.figure}>{value === undefined ? noValue : formatNumber(value)}</span>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form.
    <div role="group" className={styles.figures} aria-label={t('figures')}>
      <button
        type="button"
        className={styles.figureButton}
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose([])}
      >
        <span>{t('figures.all')}</span>
        {number(all)}
      </button>
      {RULE_STATUS_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.figureButton}
          aria-pressed={chosen.includes(name)}
          onClick={() => onChoose(toggle(name))}
        >
          <StatusTag tone={RULE_STATUS_TONE[name]} text={t(`status.${name}`)} />
          {number(counts?.[name])}
        </button>
      ))}
    </div>
  );
}
