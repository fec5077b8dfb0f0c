import { useEffect } from 'react';
import { INTENT_PARAMETER, newIntent, readIntent } from '@/browser/orderIntent';
import { useQueryState } from '@/components/query/useQueryState';

/** The intent in the address. An address without one, or with one that could be no key, is given one in its place. */
export function useIntent(): string | undefined {
  const { query, change } = useQueryState();
  const intent = readIntent(query);

  useEffect(() => {
    if (intent === undefined) change({ [INTENT_PARAMETER]: newIntent() }, { replace: true });
  }, [intent, change]);

  return intent;
}
