import type { CertificationRoute } from '@/domain/certification/certificationMachine';

/** The address of one of the certification's pages; of the form, at one of its steps. */
export function certificationPath(route: CertificationRoute, step?: string): string {
  const path = `/usercenter/security/certification/${route}`;
  return step ? `${path}?step=${step}` : path;
}
