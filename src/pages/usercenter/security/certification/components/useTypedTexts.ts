import { useModel } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { readIdentityDraft, writeIdentityDraft } from '@/browser/privateDraft';

const NAME = 'certification';

/**
 * Typed texts that the server has not saved yet, kept while the user moves between the steps. They are those of identity
 * papers, so a reload and the end of the session forget them.
 */
export function useTypedTexts() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';

  const read = useCallback(() => readIdentityDraft(userId, NAME), [userId]);
  const write = useCallback(
    (texts: Record<string, string | undefined>) => {
      const entries = Object.entries({ ...readIdentityDraft(userId, NAME), ...texts });
      const nonEmpty = entries.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
      writeIdentityDraft(userId, NAME, Object.fromEntries(nonEmpty));
    },
    [userId],
  );
  const clear = useCallback(() => writeIdentityDraft(userId, NAME, {}), [userId]);
  return useMemo(() => ({ read, write, clear }), [read, write, clear]);
}
