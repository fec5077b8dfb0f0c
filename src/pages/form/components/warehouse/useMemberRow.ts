import { useEffect, useState } from 'react';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import {
  MEMBER_FIELDS,
  type Member,
  type MemberError,
  type MemberField,
  memberErrors,
} from '@/domain/console/warehouse';
import { trimName } from '@/domain/name';

interface MemberRowOptions {
  members: Member[];
  onChange: (members: Member[]) => void;
  /** The edited row, a value of the form as well. */
  edited: Member | undefined;
  onEdit: (member: Member | undefined) => void;
}

/** Element id of an edited cell. */
export const cellId = (field: MemberField) => `member-${field}`;

/** The actions of the rows, and the errors of the edited one. */
export function useMemberRow({ members, onChange, edited, onEdit }: MemberRowOptions) {
  const [errors, setErrors] = useState<Partial<Record<MemberField, MemberError>>>({});
  const editedId = edited?.memberId;

  useEffect(() => {
    if (editedId) document.getElementById(cellId('name'))?.focus();
  }, [editedId]);

  function edit(member: Member | undefined) {
    setErrors({});
    onEdit(member);
  }

  return {
    edited,
    errors,
    edit,
    add: () => edit({ memberId: newIdempotencyKey(), name: '', employeeNo: '', department: '' }),
    cancel: () => edit(undefined),
    change(changed: Partial<Member>) {
      if (edited) onEdit({ ...edited, ...changed });
      const remaining = Object.entries(errors).filter(([field]) => !(field in changed));
      setErrors(Object.fromEntries(remaining));
    },
    save() {
      if (!edited) return;
      const newErrors = memberErrors(edited, members);
      const invalidField = MEMBER_FIELDS.find((field) => newErrors[field]);
      setErrors(newErrors);
      if (invalidField) {
        document.getElementById(cellId(invalidField))?.focus();
        return;
      }
      const saved = { ...edited, name: trimName(edited.name) };
      const exists = members.some(({ memberId }) => memberId === saved.memberId);
      edit(undefined);
      onChange(
        exists
          ? members.map((member) => (member.memberId === saved.memberId ? saved : member))
          : [...members, saved],
      );
    },
    remove: ({ memberId }: Member) => onChange(members.filter((member) => member.memberId !== memberId)),
  };
}

export type MemberRow = ReturnType<typeof useMemberRow>;
