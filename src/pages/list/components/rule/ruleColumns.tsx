import { Link, useIntl, useLocation } from '@umijs/max';
import { Progress, type TableColumnType } from 'antd';
import { relativeTime } from '@/browser/relativeTime';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { dateFormat, NO_VALUE, relativeFormat } from '@/domain/intlFormats';
import { RULE_STATUS, type Rule, ruleStatusName } from '@/domain/rule/rule';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import type { RuleColumnName } from '@/pages/list/components/rule/columnSettings';
import { type RuleText, useRuleText } from './useRuleText';

interface ColumnConfig extends Pick<TableColumnType<Rule>, 'align' | 'ellipsis'> {
  /** CSS pixels. */
  width: number;
  cell: (rule: Rule, t: RuleText) => React.ReactNode;
}

function RuleStatusTag({ rule: { status } }: { rule: Rule }) {
  const t = useRuleText();
  const name = ruleStatusName(status);
  return <StatusTag tone={RULE_STATUS_TONE[name]} text={t(`status.${name}`)} />;
}

/** User-written text: its own direction, aligned with the interface. */
function UserText({ text }: { text: string }) {
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

/** How each column is rendered, in the table and in the details. */
export const RULE_COLUMN_CONFIG: Record<RuleColumnName, ColumnConfig> = {
  name: { width: 220, ellipsis: true, cell: ({ key, name }) => <RuleLink ruleId={key} name={name} /> },
  desc: { width: 200, ellipsis: true, cell: ({ desc }) => <UserText text={desc} /> },
  status: { width: 124, cell: (rule) => <RuleStatusTag rule={rule} /> },
  callNo: { width: 100, align: 'end', cell: ({ callNo }) => <Calls count={callNo} /> },
  target: { width: 140, cell: ({ target }, t) => t(`target.${target}`) },
  type: { width: 100, cell: ({ type }, t) => t(`type.${type}`) },
  owner: { width: 190, ellipsis: true, cell: ({ owner }) => owner.name },
  progress: {
    width: 150,
    cell: ({ progress, status }, t) => (
      <Progress
        percent={progress}
        size="small"
        status={status === RULE_STATUS.abnormal ? 'exception' : 'normal'}
        strokeColor={status === RULE_STATUS.abnormal ? undefined : 'var(--ant-color-text-tertiary)'}
        format={(percent) => `${percent}%`}
        aria-label={t('column.progress')}
      />
    ),
  },
  updatedAt: { width: 184, cell: ({ updatedAt }) => <RuleTime at={updatedAt} /> },
  time: { width: 184, cell: ({ time }) => <RuleTime at={time} /> },
  frequency: { width: 110, cell: ({ frequency }, t) => t(`frequency.${frequency}`) },
  template: { width: 120, cell: ({ template }, t) => t(`template.${template}`) },
  key: { width: 110, cell: ({ key }) => <bdi dir="ltr">{key}</bdi> },
};

interface RuleLinkProps {
  ruleId: string;
  name: string;
}

/** Links to the rule's details and keeps the current query. */
export function RuleLink({ ruleId, name }: RuleLinkProps) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set('rule', ruleId);
  return (
    <Link to={{ pathname, search: next.toString() }} title={name} dir="auto" className={typography.ownWords}>
      {name}
    </Link>
  );
}

/** A localized time, with the relative time as its tooltip. */
function RuleTime({ at }: { at: string }) {
  const { locale } = useIntl();
  if (Number.isNaN(Date.parse(at))) return NO_VALUE;
  const { value, unit } = relativeTime(at, Date.now());
  return (
    <time
      dateTime={at}
      title={relativeFormat(locale).format(value, unit)}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
    </time>
  );
}
