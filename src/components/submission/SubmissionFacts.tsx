import { useT } from '@@/texts/form';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { dayRange } from '@/domain/calendar';
import { GOAL_FIELDS, VISIBILITIES } from '@/domain/console/goal';
import type { Submission, SubmissionKind } from '@/domain/console/submission';
import { RECEIVER_TYPES } from '@/domain/console/transfer';
import { TASK_CARD, TASK_TYPES, WAREHOUSE_ACCESS, WAREHOUSE_CARD } from '@/domain/console/warehouse';
import { DateText } from '../DateText';
import { Money } from '../Money';

const DAYS: readonly string[] = ['startOn', 'endOn', 'openOn', 'closeOn'];
const PEOPLE: readonly string[] = ['reviewers', 'audience', 'owner', 'approver', 'executor', 'duty'];
const CHOICES: readonly TextId<'form'>[] = [
  ...VISIBILITIES.map((value) => `form.visibility.${value}` as const),
  ...RECEIVER_TYPES.map((value) => `form.receiverType.${value}` as const),
  ...WAREHOUSE_ACCESS.map((value) => `form.access.${value}` as const),
  ...TASK_TYPES.map((value) => `form.taskType.${value}` as const),
];
const TRANSFER_ROWS = ['payAccountId', 'receiverType', 'receiverAccount', 'receiverName', 'amount'] as const;
const FIELDS: Record<SubmissionKind, readonly { field: string; labelId: TextId<'form'> }[]> = {
  goal: GOAL_FIELDS.map((field) => ({ field, labelId: `form.goal.${field}` })),
  transfer: TRANSFER_ROWS.map((field) => ({ field, labelId: `form.transfer.${field}` })),
  warehouse: [...WAREHOUSE_CARD, ...TASK_CARD].map((field) => ({
    field,
    labelId: `form.warehouse.${field}`,
  })),
};

/** A submission field by field; empty fields are left out. Needs the texts of the area `form`. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const t = useT();
  const { kind, people } = submission;
  const getName = (id: string) => people.find(({ personId }) => personId === id)?.name ?? id;
  // Commas in English, 、 in Chinese.
  const listed = (names: string[]) => new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names);

  function shown(field: string, value: unknown): ReactNode {
    if (field === 'amount' && typeof value === 'number') return <Money cents={value} />;
    if (field === 'weight' && typeof value === 'number') return `${value}%`;
    if (field === 'payAccountId') return submission.accountName;
    if (Array.isArray(value)) return value.length > 0 && listed(value.map((id) => getName(String(id))));
    if (typeof value !== 'string' || value === '') return undefined;
    if (DAYS.includes(field)) return <DateText at={dayRange(value, undefined).from ?? ''} />;
    if (PEOPLE.includes(field)) return getName(value);
    const choice = CHOICES.find((id) => id === `form.${field}.${value}`);
    if (choice) return t(choice);
    return <bdi style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</bdi>;
  }

  const values: Record<string, unknown> = submission.content;
  const rows = FIELDS[kind].map(({ field, labelId }) => ({
    key: field,
    label: t(labelId),
    children: shown(field, values[field]),
  }));
  if (submission.kind === 'warehouse') {
    const names = submission.content.members.map(({ name, employeeNo }) =>
      t('form.person', { name, team: employeeNo }),
    );
    rows.push({
      key: 'members',
      label: t('form.warehouse.members'),
      children: listed(names),
    });
  }
  return (
    <Descriptions
      colon={false}
      column={1}
      bordered
      size="small"
      styles={{ label: { whiteSpace: 'nowrap' }, content: { overflowWrap: 'anywhere' } }}
      items={rows.filter(({ children }) => children)}
    />
  );
}
