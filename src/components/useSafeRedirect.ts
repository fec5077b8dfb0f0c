import { useAccess, useAppData, useSearchParams } from '@umijs/max';
import { isKnownPath } from './grantedPage';
import { safeRedirect } from './redirect';

/** Returns the checked path of `?redirect=`, else the fallback (`/home` by default). */
export function useSafeRedirect(fallback?: string): string {
  const { clientRoutes } = useAppData();
  const access = useAccess();
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect'), {
    // A granted parent such as `/dashboard` has no page of its own.
    isKnownPath: (pathname) => isKnownPath(clientRoutes, pathname) || access[pathname] === true,
    fallback,
  });
}
