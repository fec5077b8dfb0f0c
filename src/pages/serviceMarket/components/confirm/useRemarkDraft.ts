import { useEffect, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';

/**
 * The remark being written. It survives a reload and a detour over the login page, belongs to one person and one intent,
 * and stays after the order is placed: the same intent sent again must say the same.
 */
export function useRemarkDraft(userId: string, intent: string) {
  const name = `remark:${intent}`;
  const [remark, setRemark] = useState(() => readPrivateDraft(userId, name).remark ?? '');

  useEffect(() => writePrivateDraft(userId, name, remark ? { remark } : {}), [userId, name, remark]);

  return [remark, setRemark] as const;
}
