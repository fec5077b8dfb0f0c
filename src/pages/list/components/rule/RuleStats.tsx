import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { StatusTag } from '@/components/StatusTag';
import { RULE_STATUS_NAMES, type RuleCounts, type RuleStatusName } from '@/domain/rule/rule';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import styles from './RulePage.module.css';
import { useRuleText } from './useRuleText';

interface RuleStatsProps {
  /** Missing until they are known. */
  counts: RuleCounts | undefined;
  chosen: readonly RuleStatusName[];
  onChoose: (status: readonly RuleStatusName[]) => void;
}

/** How many rules of each status the search finds; pressing a figure shows only these, or no longer only these. */
export function RuleStats({ counts, chosen, onChoose }: RuleStatsProps) {
  const say = useRuleText();
  const { formatNumber } = useIntl();
  const all = counts && RULE_STATUS_NAMES.reduce((sum, name) => sum + counts[name], 0);
  const toggled = (name: RuleStatusName) =>
    RULE_STATUS_NAMES.filter((other) => (other === name) !== chosen.includes(other));

  const number = (value: number | undefined) => (
    <span className={styles.figure}>
      {value === undefined ? <Skeleton.Button active size="small" /> : formatNumber(value)}
    </span>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form.
    <div role="group" className={styles.figures} aria-label={say('figures')}>
      <button
        type="button"
        className={styles.figureButton}
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose([])}
      >
        <span>{say('figures.all')}</span>
        {number(all)}
      </button>
      {RULE_STATUS_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.figureButton}
          aria-pressed={chosen.includes(name)}
          onClick={() => onChoose(toggled(name))}
        >
          <StatusTag tone={RULE_STATUS_TONE[name]} text={say(`status.${name}`)} />
          {number(counts?.[name])}
        </button>
      ))}
    </div>
  );
}
