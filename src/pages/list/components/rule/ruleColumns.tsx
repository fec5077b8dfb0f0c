import { useT } from '@@/texts/rule';
import { Link, useIntl, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { relativeTime } from '@/browser/relativeTime';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import type { DataColumn } from '@/components/list/DataRow';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { useNow } from '@/components/useNow';
import type { Field } from '@/domain/fields';
import { dateText, NO_VALUE, relativeFormat } from '@/domain/intlFormats';
import {
  RULE_LIMIT_UNIT,
  RULE_STATUS,
  type Rule,
  type RuleColumn,
  ruleFields,
  ruleStatusName,
} from '@/domain/rule/ruleFields';
import { RULE_STATUS_TONE } from '@/domain/statusTone';
import type { T } from '@/locales/useT';
import styles from './RuleTable.module.css';
import { choiceText, limitText } from './ruleText';

interface ColumnConfig extends Partial<Pick<DataColumn<Rule>, 'align' | 'grows' | 'width'>> {
  /** Instead of the cell that follows from the field's `valueType`. */
  cell?: (rule: Rule, t: T<TextId<'rule'>>) => ReactNode;
}

/** User-written text: its own direction, aligned with the interface. */
function UserText({ text }: { text: string }) {
  return (
    <span dir="auto" className={typography.ownWords} title={text}>
      {text}
    </span>
  );
}

function FormattedNumber({ value }: { value: number }) {
  const { formatNumber } = useIntl();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(value)}</span>;
}

/** What the table says about a column besides the field: its width, no more than its texts need, and a special cell. */
const COLUMNS: Record<RuleColumn, ColumnConfig> = {
  name: { width: 280, grows: true, cell: ({ key, name }) => <RuleLink ruleId={key} name={name} /> },
  desc: { width: 220 },
  status: {
    width: 96,
    cell: ({ status }, t) => (
      <StatusTag tone={RULE_STATUS_TONE[ruleStatusName(status)]} text={choiceText(t, 'status', status)} />
    ),
  },
  callNo: { width: 70 },
  target: { width: 126 },
  limit: {
    width: 64,
    align: 'end',
    cell: ({ limit, template }, t) =>
      limit === undefined ? NO_VALUE : <bdi>{limitText(t, limit, RULE_LIMIT_UNIT[template])}</bdi>,
  },
  region: { width: 124 },
  type: { width: 84 },
  owner: { width: 168 },
  progress: {
    width: 150,
    cell: ({ progress, status }, t) => (
      <span className={styles.progress} data-failed={status === RULE_STATUS.abnormal || undefined}>
        <progress value={progress} max={100} aria-label={t('rule.field.progress')} />
        {progress}%
      </span>
    ),
  },
  updatedAt: { width: 114 },
  time: { width: 114 },
  frequency: { width: 72 },
  template: { width: 132 },
  failure: {},
  key: {
    width: 88,
    cell: ({ key }) => <Code>{key}</Code>,
  },
};

const DEFAULT_WIDTH = 122;

/** The width and alignment of a column. */
export function columnLook(
  name: RuleColumn,
): Pick<DataColumn<Rule>, 'align' | 'ellipsis' | 'grows' | 'width'> {
  const { valueType, valueEnum }: Field = ruleFields[name];
  const { cell, ...look } = COLUMNS[name];
  const isNumber = valueType === 'digit';
  // Choices are short words.
  const isText = !cell && !isNumber && !valueEnum;
  return { width: DEFAULT_WIDTH, ellipsis: isText, align: isNumber ? 'end' : undefined, ...look };
}

/** A value of a rule in the table. */
export function ruleCell(rule: Rule, name: RuleColumn, t: T<TextId<'rule'>>): ReactNode {
  const { valueType, valueEnum }: Field = ruleFields[name];
  const cell = COLUMNS[name].cell;
  if (cell) return cell(rule, t);
  const value = rule[name];
  if (value === undefined || value === '') return name === 'updatedAt' ? t('rule.notRun') : NO_VALUE;
  if (typeof value === 'object') return <UserText text={value.name} />;
  if (valueEnum) return choiceText(t, name, value);
  if (valueType === 'dateTime') return <RuleTime at={String(value)} />;
  return typeof value === 'number' ? <FormattedNumber value={value} /> : <UserText text={value} />;
}

/** A value of a rule, outside the table. */
export function RuleValue({ rule, name }: { rule: Rule; name: RuleColumn }) {
  const t = useT();
  const { valueType = 'text' }: Field = ruleFields[name];
  const value = rule[name];
  if (valueType === 'dateTime' && value) return <DateText at={String(value)} withTime />;
  if (typeof value === 'object') return value.name;
  if ((valueType === 'text' || valueType === 'textarea') && name !== 'key' && value)
    return <span dir="auto">{value}</span>;
  return ruleCell(rule, name, t);
}

/** Returns the id of the element with the rule's name in the table. */
export const ruleNameId = (ruleId: string) => `rule-name-${ruleId}`;

/** Links to the rule's details and keeps the current query. */
export function RuleLink({ ruleId, name }: { ruleId: string; name: string }) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set('rule', ruleId);
  return (
    <Link
      id={ruleNameId(ruleId)}
      to={{ pathname, search: next.toString() }}
      title={name}
      dir="auto"
      className={`${typography.ownWords} ${styles.name}`}
    >
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
