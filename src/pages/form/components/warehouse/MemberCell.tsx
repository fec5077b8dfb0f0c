import { useIntl } from '@umijs/max';
import { Input, Select } from 'antd';
import type { KeyboardEvent } from 'react';
import layout from '@/components/layout.module.css';
import { DEPARTMENTS, type Member, type MemberField, WAREHOUSE_LIMITS } from '@/domain/console/warehouse';
import styles from '../Form.module.css';
import { cellId, type MemberRow } from './useMemberRow';

interface MemberCellProps {
  field: MemberField;
  member: Member;
  row: MemberRow;
}

/** One cell of the members: read, or edited with what is wrong below it. */
export function MemberCell({ field, member, row }: MemberCellProps) {
  const { formatMessage } = useIntl();
  const departmentName = (department: TextSuffix<'form.department'>) =>
    formatMessage({ id: `form.department.${department}` });

  if (row.edited?.memberId !== member.memberId) {
    if (field !== 'department') return <bdi>{member[field]}</bdi>;
    return member.department && departmentName(member.department);
  }

  // The row is no form of its own: Enter must not hand the whole form in.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') row.save();
    else row.cancel();
  }

  const error = row.errors[field];
  const label = formatMessage({ id: `form.member.${field}` });
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
          options={DEPARTMENTS.map((value) => ({ value, label: departmentName(value) }))}
          onChange={(department) => row.type({ department })}
        />
      ) : (
        <Input
          {...aria}
          value={member[field]}
          inputMode={field === 'employeeNo' ? 'numeric' : undefined}
          onChange={({ target }) => row.type({ [field]: target.value })}
          onKeyDown={handleKeyDown}
        />
      )}
      <span id={errorId} role="alert">
        {error && (
          <span className={styles.error}>
            {formatMessage({ id: `form.error.${error}` }, { label, max: WAREHOUSE_LIMITS.memberName })}
          </span>
        )}
      </span>
    </div>
  );
}
