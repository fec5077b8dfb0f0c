import { useEffect, useState } from 'react';

const KEY_PREFIX = 'portal_remark:';

/** Storage is looked up at each use, because only naming it may already throw. */
function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The text still stands in the field.
  }
}

/**
 * The remark being written. It survives a reload and a detour over the login page, belongs to one person and one intent,
 * and stays after the order is placed: the same intent sent again must say the same.
 */
export function useRemarkDraft(userId: string, intent: string) {
  const key = `${KEY_PREFIX}${userId}:${intent}`;
  const [remark, setRemark] = useState(() => readDraft(key));

  useEffect(() => writeDraft(key, remark), [key, remark]);

  return [remark, setRemark] as const;
}
