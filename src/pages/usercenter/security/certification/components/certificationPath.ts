import type { CertificationRoute } from '@/domain/certification/certificationMachine';

/** Returns the URL of a certification page, or of a step of its form. */
export function certificationPath(route: CertificationRoute, step?: string): string {
  const path = `/usercenter/security/certification/${route}`;
  return step ? `${path}?step=${step}` : path;
}
