import { useIntl } from '@umijs/max';
import { Progress, type TableColumnType } from 'antd';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { RULE_STATUS, type Rule, ruleStatusName } from '@/domain/rule/rule';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import type { RuleColumnName } from '@/pages/list/components/rule/columnSettings';
import { RuleLink } from './RuleLink';
import { RuleTime } from './RuleTime';
import { type RuleText, useRuleText } from './useRuleText';

interface ColumnLook extends Pick<TableColumnType<Rule>, 'align' | 'ellipsis'> {
  /** CSS pixels. */
  width: number;
  cell: (rule: Rule, say: RuleText) => React.ReactNode;
}

export function RuleStatusTag({ rule: { status } }: { rule: Rule }) {
  const say = useRuleText();
  const name = ruleStatusName(status);
  return <StatusTag tone={RULE_STATUS_TONE[name]} text={say(`status.${name}`)} />;
}

/** Words in whatever language they were written, at the side where the reader's lines begin. */
function OwnWords({ text }: { text: string }) {
  return (
    <span dir="auto" className={typography.ownWords} title={text}>
      {text}
    </span>
  );
}

function Calls({ count }: { count: number }) {
  const { formatNumber } = useIntl();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(count)}</span>;
}

/** How each column shows its part of a rule, here and in the details. */
export const COLUMN_LOOKS: Record<RuleColumnName, ColumnLook> = {
  name: { width: 220, ellipsis: true, cell: ({ key, name }) => <RuleLink ruleKey={key} name={name} /> },
  desc: { width: 200, ellipsis: true, cell: ({ desc }) => <OwnWords text={desc} /> },
  status: { width: 124, cell: (rule) => <RuleStatusTag rule={rule} /> },
  callNo: { width: 100, align: 'end', cell: ({ callNo }) => <Calls count={callNo} /> },
  target: { width: 140, cell: ({ target }, say) => say(`target.${target}`) },
  type: { width: 100, cell: ({ type }, say) => say(`type.${type}`) },
  owner: { width: 190, ellipsis: true, cell: ({ owner }) => owner.name },
  progress: {
    width: 150,
    cell: ({ progress, status }, say) => (
      <Progress
        percent={progress}
        size="small"
        status={status === RULE_STATUS.abnormal ? 'exception' : 'normal'}
        strokeColor={status === RULE_STATUS.abnormal ? undefined : 'var(--ant-color-text-tertiary)'}
        format={(percent) => `${percent}%`}
        aria-label={say('column.progress')}
      />
    ),
  },
  updatedAt: { width: 184, cell: ({ updatedAt }) => <RuleTime at={updatedAt} /> },
  time: { width: 184, cell: ({ time }) => <RuleTime at={time} /> },
  frequency: { width: 110, cell: ({ frequency }, say) => say(`frequency.${frequency}`) },
  template: { width: 120, cell: ({ template }, say) => say(`template.${template}`) },
  key: { width: 110, cell: ({ key }) => <bdi dir="ltr">{key}</bdi> },
};
