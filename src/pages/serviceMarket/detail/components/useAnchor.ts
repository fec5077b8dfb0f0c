import { useLocation } from '@umijs/max';
import { useMount } from 'ahooks';

/**
 * Goes to the part of the page that the address names. A browser does it by itself only for what is there when the document
 * has loaded; this part came later.
 */
export function useAnchor(): void {
  const { hash } = useLocation();
  useMount(() => {
    const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  });
}

/** A hash that somebody cut in two is no reason to fail. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
