import { useLocation } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';

/** Scrolls to the element of the URL's hash, which the browser does not do for content rendered after the page load. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const goToTarget = useEffectEvent(() => {
    const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  });
  useEffect(() => goToTarget(), []);
}

/** Decodes a hash; a malformed one is returned as is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
