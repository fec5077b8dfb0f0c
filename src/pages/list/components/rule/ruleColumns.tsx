import { Link, useIntl, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { relativeTime } from '@/browser/relativeTime';
import type { DataColumn } from '@/components/list/DataRow';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { useNow } from '@/components/useNow';
import { dateText, NO_VALUE, relativeFormat } from '@/domain/intlFormats';
import { RULE_LIMIT_UNIT, RULE_STATUS, type Rule, ruleStatusName } from '@/domain/rule/rule';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import type { RuleColumnName } from '@/pages/list/components/rule/columnSettings';
import styles from './RuleTable.module.css';
import { type RuleText, useRuleText } from './useRuleText';

interface ColumnConfig extends Pick<DataColumn<Rule>, 'align' | 'ellipsis' | 'grows' | 'width'> {
  cell: (rule: Rule, t: RuleText) => ReactNode;
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

/** The limit of the condition in the unit of its template. */
function Limit({ limit, template, t }: Pick<Rule, 'limit' | 'template'> & { t: RuleText }) {
  if (limit === undefined) return NO_VALUE;
  return <bdi>{t(`limit.value.${RULE_LIMIT_UNIT[template]}`, { limit })}</bdi>;
}

function Calls({ count }: { count: number }) {
  const { formatNumber } = useIntl();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(count)}</span>;
}

/** How each column is rendered, in the table and in the details. */
export const RULE_COLUMN_CONFIG: Record<RuleColumnName, ColumnConfig> = {
  name: { width: 280, grows: true, cell: ({ key, name }) => <RuleLink ruleId={key} name={name} /> },
  desc: { width: 220, ellipsis: true, cell: ({ desc }) => <UserText text={desc} /> },
  status: { width: 96, cell: (rule) => <RuleStatusTag rule={rule} /> },
  callNo: { width: 68, align: 'end', cell: ({ callNo }) => <Calls count={callNo} /> },
  target: { width: 122, ellipsis: true, cell: ({ target }, t) => t(`target.${target}`) },
  limit: {
    width: 76,
    align: 'end',
    cell: ({ limit, template }, t) => <Limit limit={limit} template={template} t={t} />,
  },
  region: { width: 124, ellipsis: true, cell: ({ region }) => <UserText text={region?.name ?? NO_VALUE} /> },
  type: { width: 84, cell: ({ type }, t) => t(`type.${type}`) },
  owner: { width: 168, ellipsis: true, cell: ({ owner }) => owner.name },
  progress: {
    width: 150,
    cell: ({ progress, status }, t) => (
      <span className={styles.progress} data-failed={status === RULE_STATUS.abnormal || undefined}>
        <progress value={progress} max={100} aria-label={t('column.progress')} />
        {progress}%
      </span>
    ),
  },
  updatedAt: {
    width: 118,
    ellipsis: true,
    cell: ({ updatedAt }, t) => (updatedAt ? <RuleTime at={updatedAt} /> : t('notRun')),
  },
  time: { width: 112, ellipsis: true, cell: ({ time }) => <RuleTime at={time} /> },
  frequency: { width: 72, cell: ({ frequency }, t) => t(`frequency.${frequency}`) },
  template: { width: 132, ellipsis: true, cell: ({ template }, t) => t(`template.${template}`) },
  key: { width: 88, cell: ({ key }) => <bdi dir="ltr">{key}</bdi> },
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
    <Link to={{ pathname, search: next.toString() }} title={name} dir="auto" className={styles.name}>
      {name}
    </Link>
  );
}

/** A relative time while it is fresh, otherwise a date, with the exact time as its tooltip and for screen readers. */
function RuleTime({ at }: { at: string }) {
  const { locale } = useIntl();
  const now = useNow();
  if (Number.isNaN(Date.parse(at))) return NO_VALUE;
  const { value, unit } = relativeTime(at, now);
  const exact = dateText(locale, at, { short: true, withTime: true });
  const isFresh = unit !== 'year' && unit !== 'month';
  return (
    <time dateTime={at} title={exact} dir="auto">
      {isFresh ? relativeFormat(locale).format(value, unit) : dateText(locale, at, { short: true })}
      <span className={typography.visuallyHidden}> {exact}</span>
    </time>
  );
}
