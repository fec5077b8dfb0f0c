import { useIntl } from '@umijs/max';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { GOAL_FIELDS } from '@/domain/console/goal';
import type { Submission } from '@/domain/console/submission';
import { TASK_CARD, WAREHOUSE_CARD } from '@/domain/console/warehouse';
import { DateText } from '../DateText';
import { Money } from '../Money';

const DAYS: readonly string[] = ['startOn', 'endOn', 'openOn', 'closeOn'];
const PEOPLE: readonly string[] = ['reviewers', 'audience', 'owner', 'approver', 'executor', 'duty'];
const CHOICES: Record<string, string> = {
  visibility: 'form.visibility',
  receiverType: 'form.receiverType',
  access: 'form.access',
  taskType: 'form.taskType',
};
const TRANSFER_ROWS = ['payAccountId', 'receiverType', 'receiverAccount', 'receiverName', 'amount'] as const;

/** What was handed in, field by field; what was left empty is left out. Needs the texts of the area `form`. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const { formatMessage, locale } = useIntl();
  const { kind, people } = submission;
  const nameOf = (id: string) => people.find(({ personId }) => personId === id)?.name ?? id;
  // A list the reader's way: commas in English, 、 in Chinese.
  const listed = (names: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

  function shown(field: string, value: unknown): ReactNode {
    if (field === 'amount' && typeof value === 'number') return <Money cents={value} />;
    if (field === 'weight' && typeof value === 'number') return `${value}%`;
    if (field === 'payAccountId') return submission.accountName;
    if (Array.isArray(value)) return value.length > 0 && listed(value.map((id) => nameOf(String(id))));
    if (typeof value !== 'string' || value === '') return undefined;
    if (DAYS.includes(field)) return <DateText at={`${value}T00:00`} />;
    if (PEOPLE.includes(field)) return nameOf(value);
    const choice = CHOICES[field];
    if (choice) return formatMessage({ id: `${choice}.${value}` });
    return <bdi style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</bdi>;
  }

  const fields: readonly string[] =
    kind === 'goal' ? GOAL_FIELDS : kind === 'transfer' ? TRANSFER_ROWS : [...WAREHOUSE_CARD, ...TASK_CARD];
  const values: Record<string, unknown> = submission.content;
  const rows = fields.map((field) => ({
    key: field,
    label: formatMessage({ id: `form.${kind}.${field}` }),
    children: shown(field, values[field]),
  }));
  if (submission.kind === 'warehouse') {
    const names = submission.content.members.map(({ name, employeeNo }) =>
      formatMessage({ id: 'form.person' }, { name, team: employeeNo }),
    );
    rows.push({
      key: 'members',
      label: formatMessage({ id: 'form.warehouse.members' }),
      children: listed(names),
    });
  }
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      styles={{ label: { whiteSpace: 'nowrap' }, content: { overflowWrap: 'anywhere' } }}
      items={rows.filter(({ children }) => children)}
    />
  );
}
