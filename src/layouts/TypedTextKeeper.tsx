import { useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { watchTyping } from './typedFields';
import { restoreTypedText, setTypist } from './typedText';

/** What a person types outlives a reload for lost code and an expired session: it is put back when they are here again. */
export function TypedTextKeeper() {
  const { pathname } = useLocation();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';

  useEffect(watchTyping, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page (`pathname`) has its own text; a query may change under it.
  useEffect(() => {
    setTypist(userId);
    return restoreTypedText();
  }, [userId, pathname]);

  return null;
}
