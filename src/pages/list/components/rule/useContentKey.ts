import { useRef } from 'react';
import { newIdempotencyKey } from '@/browser/idempotencyKey';

/** Returns the same idempotency key for the same content, so that a retry cannot do it a second time. */
export function useContentKey<T>() {
  const last = useRef({ content: '', key: '' });
  return (content: T) => {
    const serialized = JSON.stringify(content);
    if (last.current.content !== serialized) last.current = { content: serialized, key: newIdempotencyKey() };
    return last.current.key;
  };
}
