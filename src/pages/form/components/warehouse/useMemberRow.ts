import { useEffect, useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import {
  MEMBER_FIELDS,
  type Member,
  type MemberError,
  type MemberField,
  memberErrors,
} from '@/domain/console/warehouse';

interface MemberRowOptions {
  members: Member[];
  onChange: (members: Member[]) => void;
  onEditing: (isEditing: boolean) => void;
}

/** The element of a cell that is being edited. */
export const cellId = (field: MemberField) => `member-${field}`;

/** The one row that is being edited, and what can be done to the others. */
export function useMemberRow({ members, onChange, onEditing }: MemberRowOptions) {
  const [edited, setEdited] = useState<Member>();
  const [errors, setErrors] = useState<Partial<Record<MemberField, MemberError>>>({});
  const editedId = edited?.memberId;

  useEffect(() => {
    if (editedId) document.getElementById(cellId('name'))?.focus();
  }, [editedId]);

  function edit(member: Member | undefined) {
    setEdited(member);
    setErrors({});
    onEditing(member !== undefined);
  }

  return {
    edited,
    errors,
    edit,
    add: () => edit({ memberId: newIntent(), name: '', employeeNo: '', department: '' }),
    cancel: () => edit(undefined),
    type(changed: Partial<Member>) {
      if (edited) setEdited({ ...edited, ...changed });
      const left = Object.entries(errors).filter(([field]) => !(field in changed));
      setErrors(Object.fromEntries(left));
    },
    save() {
      if (!edited) return;
      const found = memberErrors(edited, members);
      const wrong = MEMBER_FIELDS.find((field) => found[field]);
      setErrors(found);
      if (wrong) {
        document.getElementById(cellId(wrong))?.focus();
        return;
      }
      const saved = { ...edited, name: edited.name.trim() };
      const known = members.some(({ memberId }) => memberId === saved.memberId);
      edit(undefined);
      onChange(
        known
          ? members.map((member) => (member.memberId === saved.memberId ? saved : member))
          : [...members, saved],
      );
    },
    remove: ({ memberId }: Member) => onChange(members.filter((member) => member.memberId !== memberId)),
  };
}

export type MemberRow = ReturnType<typeof useMemberRow>;
