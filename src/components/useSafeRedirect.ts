import { useSearchParams } from '@umijs/max';
import { isPurchasePath } from '@/domain/purchasePath';
import { safeRedirect } from './redirect';
import { useKnownPath } from './SiteLink';

/** Returns the checked path of `?redirect=`, else the fallback (`/home` by default). */
export function useSafeRedirect(fallback?: string): string {
  const isKnownPath = useKnownPath();
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect'), { isKnownPath, fallback });
}

/** Whether a visitor has to sign in because of a purchase. */
export const useIsPurchase = (): boolean => isPurchasePath(useSafeRedirect());
