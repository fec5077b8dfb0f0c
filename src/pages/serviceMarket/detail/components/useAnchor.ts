import { useLocation } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the part of the page that the address names. A browser does it by itself only for what is there when the document
 * has loaded; this part came later.
 */
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

/** A hash that somebody cut in two is no reason to fail. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
