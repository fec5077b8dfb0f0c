import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Space, type TableColumnType } from 'antd';
import type { KeyboardEvent } from 'react';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { StackedTable } from '@/components/list/StackedTable';
import { useText } from '@/components/useText';
import {
  DEPARTMENTS,
  MEMBER_FIELDS,
  type Member,
  type MemberField,
  WAREHOUSE_LIMITS,
} from '@/domain/console/warehouse';
import styles from '../Form.module.css';
import { cellId, type MemberRow, useMemberRow } from './useMemberRow';

interface MembersTableProps {
  edited: Member | undefined;
  onEdit: (member: Member | undefined) => void;
  // Set by Form.Item.
  id?: string;
  value?: Member[];
  onChange?: (members: Member[]) => void;
}

/** The members, edited in their rows. Enter saves, Escape cancels. */
export function MembersTable({ edited, onEdit, id, value = [], onChange }: MembersTableProps) {
  const t = useText('form');
  const row = useMemberRow({ members: value, onChange: (members) => onChange?.(members), edited, onEdit });
  const isNew = edited && !value.some(({ memberId }) => memberId === edited.memberId);
  const rows = isNew ? [...value, edited] : value;

  const columns: TableColumnType<Member>[] = [
    ...MEMBER_FIELDS.map((field: MemberField) => ({
      key: field,
      title: t(`member.${field}`),
      render: (_: unknown, member: Member) => (
        <MemberCell field={field} row={row} member={edited?.memberId === member.memberId ? edited : member} />
      ),
    })),
    {
      key: 'actions',
      title: t('member.actions'),
      width: 170,
      render: (_: unknown, member: Member) =>
        edited?.memberId === member.memberId ? (
          <Space>
            <Button type="link" onClick={row.save}>
              {t('member.save')}
            </Button>
            <Button type="text" onClick={row.cancel}>
              {t('member.cancel')}
            </Button>
          </Space>
        ) : (
          <Space>
            <Button
              type="link"
              disabled={edited !== undefined}
              aria-label={t('member.edit.of', { name: member.name })}
              onClick={() => row.edit(member)}
            >
              {t('member.edit')}
            </Button>
            <ConfirmPopover
              title={t('member.delete.sure', { name: member.name })}
              okText={t('member.delete')}
              cancelText={t('member.cancel')}
              okButtonProps={{ danger: true }}
              onConfirm={() => row.remove(member)}
            >
              <Button type="text" danger aria-label={t('member.delete.of', { name: member.name })}>
                {t('member.delete')}
              </Button>
            </ConfirmPopover>
          </Space>
        ),
    },
  ];

  return (
    <section id={id} tabIndex={-1} aria-label={t('warehouse.members')}>
      <StackedTable<Member>
        rowKey="memberId"
        columns={columns}
        dataSource={rows}
        locale={{ emptyText: t('member.none') }}
      />
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        style={{ marginBlockStart: 16 }}
        className={layout.full}
        disabled={edited !== undefined || value.length >= WAREHOUSE_LIMITS.members}
        onClick={row.add}
      >
        {t('member.add')}
      </Button>
    </section>
  );
}

interface MemberCellProps {
  field: MemberField;
  member: Member;
  row: MemberRow;
}

/** A cell, as text or as a field with its error. */
function MemberCell({ field, member, row }: MemberCellProps) {
  const t = useText('form');

  if (row.edited?.memberId !== member.memberId) {
    if (field !== 'department') return <bdi>{member[field]}</bdi>;
    return member.department && t(`department.${member.department}`);
  }

  // Enter saves the row and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') row.save();
    else row.cancel();
  }

  const error = row.errors[field];
  const label = t(`member.${field}`);
  const errorId = `${cellId(field)}-error`;
  const aria = {
    id: cellId(field),
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': errorId,
    status: error ? ('error' as const) : undefined,
  };
  return (
    <div className={styles.cell}>
      {field === 'department' ? (
        <Select
          {...aria}
          className={layout.full}
          value={member.department || undefined}
          placeholder={label}
          options={DEPARTMENTS.map((value) => ({ value, label: t(`department.${value}`) }))}
          onChange={(department) => row.change({ department })}
        />
      ) : (
        <Input
          {...aria}
          value={member[field]}
          inputMode={field === 'employeeNo' ? 'numeric' : undefined}
          onChange={({ target }) => row.change({ [field]: target.value })}
          onKeyDown={handleKeyDown}
        />
      )}
      <span id={errorId} role="alert">
        {error && (
          <span className={styles.error}>{t(`error.${error}`, { max: WAREHOUSE_LIMITS.memberName })}</span>
        )}
      </span>
    </div>
  );
}
