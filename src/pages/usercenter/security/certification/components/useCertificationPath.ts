import { useSafeRedirect } from '@/components/useSafeRedirect';
import type { CertificationRoute } from '@/domain/certification/certificationMachine';

/** Returns the page that asked for the verification (`?redirect=`); undefined when there is none. */
export const useReturnPath = (): string | undefined => useSafeRedirect('') || undefined;

/**
 * Returns a function that builds the URL of a certification page, or of a step of its form. It keeps the page to return
 * to.
 */
export function useCertificationPath(): (route: CertificationRoute, step?: string) => string {
  const redirect = useReturnPath();
  return (route, step) => {
    const query = new URLSearchParams({ ...(step && { step }), ...(redirect && { redirect }) }).toString();
    return `/usercenter/security/certification/${route}${query && `?${query}`}`;
  };
}
