import { useModel } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';

const NAME = 'certification';

/**
 * What is typed and not yet kept by the server, so that a reload loses nothing. In this tab and for this person only;
 * what the server keeps is forgotten here.
 */
export function useTypedTexts() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';

  const read = useCallback(() => readPrivateDraft(userId, NAME), [userId]);
  const write = useCallback(
    (texts: Record<string, string | undefined>) => {
      const kept = Object.entries({ ...readPrivateDraft(userId, NAME), ...texts });
      const left = kept.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
      writePrivateDraft(userId, NAME, Object.fromEntries(left));
    },
    [userId],
  );
  const forgetAll = useCallback(() => writePrivateDraft(userId, NAME, {}), [userId]);
  return useMemo(() => ({ read, write, forgetAll }), [read, write, forgetAll]);
}
