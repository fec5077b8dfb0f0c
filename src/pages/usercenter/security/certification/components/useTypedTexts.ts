import { useModel } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';

const NAME = 'certification';

/** Typed texts that the server has not saved yet, stored per tab and user to survive a reload. */
export function useTypedTexts() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';

  const read = useCallback(() => readPrivateDraft(userId, NAME), [userId]);
  const write = useCallback(
    (texts: Record<string, string | undefined>) => {
      const entries = Object.entries({ ...readPrivateDraft(userId, NAME), ...texts });
      const nonEmpty = entries.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
      writePrivateDraft(userId, NAME, Object.fromEntries(nonEmpty));
    },
    [userId],
  );
  const clear = useCallback(() => writePrivateDraft(userId, NAME, {}), [userId]);
  return useMemo(() => ({ read, write, clear }), [read, write, clear]);
}
