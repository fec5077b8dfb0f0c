import { useModel } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { readIdentityTexts, writeIdentityTexts } from '@/browser/identityTexts';

/**
 * Typed texts that the server has not saved yet, kept while the user moves between the steps. They are those of identity
 * papers, so a reload and the end of the session forget them.
 */
export function useTypedTexts() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';

  const read = useCallback(() => readIdentityTexts(userId), [userId]);
  const write = useCallback(
    (texts: Record<string, string | undefined>) => {
      const entries = Object.entries({ ...readIdentityTexts(userId), ...texts });
      const nonEmpty = entries.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
      writeIdentityTexts(userId, Object.fromEntries(nonEmpty));
    },
    [userId],
  );
  const clear = useCallback(() => writeIdentityTexts(userId, {}), [userId]);
  return useMemo(() => ({ read, write, clear }), [read, write, clear]);
}
