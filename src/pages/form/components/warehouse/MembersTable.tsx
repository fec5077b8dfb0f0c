import { useT } from '@@/texts/form';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { StackedTable } from '@/components/list/StackedTable';
import typography from '@/components/typography.module.css';
import {
  DEPARTMENTS,
  MEMBER_FIELDS,
  type Member,
  type MemberField,
  memberErrors,
  WAREHOUSE_LIMITS,
} from '@/domain/console/warehouse';
import { trimName } from '@/domain/name';

interface MembersTableProps {
  /** The edited row, a value of the form as well. */
  edited: Member | undefined;
  onEdit: (member: Member | undefined) => void;
  // Set by Form.Item.
  id?: string;
  value?: Member[];
  onChange?: (members: Member[]) => void;
}

/** Element id of an edited cell. */
const cellId = (field: MemberField) => `member-${field}`;
const focusCell = (field: MemberField) => document.getElementById(cellId(field))?.focus();

/** The members, edited in their rows. Enter saves, Escape cancels. */
export function MembersTable({ edited, onEdit, id, value: members = [], onChange }: MembersTableProps) {
  const t = useT();
  const [errors, setErrors] = useState<ReturnType<typeof memberErrors>>({});
  const editedId = edited?.memberId;
  const isEdited = ({ memberId }: Member) => memberId === editedId;
  const isNew = edited && !members.some(isEdited);

  useEffect(() => {
    if (editedId) focusCell('name');
  }, [editedId]);

  function edit(member: Member | undefined) {
    setErrors({});
    onEdit(member);
  }

  function change(field: MemberField, changed: Partial<Member>) {
    if (edited) onEdit({ ...edited, ...changed });
    setErrors({ ...errors, [field]: undefined });
  }

  function save() {
    if (!edited) return;
    const newErrors = memberErrors(edited, members);
    const invalidField = MEMBER_FIELDS.find((field) => newErrors[field]);
    setErrors(newErrors);
    if (invalidField) return focusCell(invalidField);
    const saved = { ...edited, name: trimName(edited.name) };
    edit(undefined);
    onChange?.(isNew ? [...members, saved] : members.map((member) => (isEdited(member) ? saved : member)));
  }

  // Enter saves the row and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else edit(undefined);
  }

  /** A cell, as text or as a field with its error. */
  function cell(field: MemberField, member: Member) {
    const departments = DEPARTMENTS.map((value) => ({ value, label: t(`form.department.${value}`) }));
    if (!edited || !isEdited(member)) {
      if (field !== 'department') return <bdi>{member[field]}</bdi>;
      return departments.find(({ value }) => value === member.department)?.label;
    }
    const error = errors[field];
    const errorId = `${cellId(field)}-error`;
    const aria = {
      id: cellId(field),
      'aria-label': t(`form.member.${field}`),
      'aria-invalid': error !== undefined,
      'aria-describedby': errorId,
      status: error ? ('error' as const) : undefined,
    };
    return (
      <div style={{ minInlineSize: 140 }}>
        {field === 'department' ? (
          <Select
            {...aria}
            className={layout.full}
            value={edited.department || undefined}
            placeholder={t('form.member.department')}
            options={departments}
            onChange={(department) => change(field, { department })}
          />
        ) : (
          <Input
            {...aria}
            value={edited[field]}
            inputMode={field === 'employeeNo' ? 'numeric' : undefined}
            onChange={({ target }) => change(field, { [field]: target.value })}
            onKeyDown={handleKeyDown}
          />
        )}
        <span id={errorId} role="alert" className={`${typography.block} ${typography.error}`}>
          {error && t(`form.error.${error}`, { max: WAREHOUSE_LIMITS.memberName })}
        </span>
      </div>
    );
  }

  function actions(member: Member) {
    const { memberId, name } = member;
    if (isEdited(member))
      return (
        <Space>
          <Button type="link" onClick={save}>
            {t('form.member.save')}
          </Button>
          <Button type="text" onClick={() => edit(undefined)}>
            {t('form.member.cancel')}
          </Button>
        </Space>
      );
    return (
      <Space>
        <Button
          type="link"
          disabled={edited !== undefined}
          aria-label={t('form.member.edit.of', { name })}
          onClick={() => edit(member)}
        >
          {t('form.member.edit')}
        </Button>
        <ConfirmPopover
          title={t('form.member.delete.sure', { name })}
          okText={t('form.member.delete')}
          cancelText={t('form.member.cancel')}
          okButtonProps={{ danger: true }}
          onConfirm={() => onChange?.(members.filter((other) => other.memberId !== memberId))}
        >
          <Button type="text" danger aria-label={t('form.member.delete.of', { name })}>
            {t('form.member.delete')}
          </Button>
        </ConfirmPopover>
      </Space>
    );
  }

  return (
    <section id={id} tabIndex={-1} aria-label={t('form.warehouse.members')}>
      <StackedTable<Member>
        rowKey="memberId"
        columns={[
          ...MEMBER_FIELDS.map((field) => ({
            key: field,
            title: t(`form.member.${field}`),
            render: (_: unknown, member: Member) => cell(field, member),
          })),
          {
            key: 'actions',
            title: t('form.member.actions'),
            width: 170,
            render: (_: unknown, member: Member) => actions(member),
          },
        ]}
        dataSource={isNew ? [...members, edited] : members}
        locale={{ emptyText: t('form.member.none') }}
      />
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        style={{ marginBlockStart: 16 }}
        className={layout.full}
        disabled={edited !== undefined || members.length >= WAREHOUSE_LIMITS.members}
        onClick={() => edit({ memberId: newIdempotencyKey(), name: '', employeeNo: '', department: '' })}
      >
        {t('form.member.add')}
      </Button>
    </section>
  );
}
