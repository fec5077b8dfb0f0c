import type { CertificationStatus } from '@/domain/account/account';
import type { Tone } from '@/domain/statusTone';

/** How the certification stands, as the overview puts it; `asks` when the person has something to do. */
type CertificationStanding = { tone: Tone } & (
  | { standing: 'none' | 'begun' | 'rejected' | 'expired'; asks: true }
  | { standing: 'reviewing' | 'verified'; asks: false }
);

export function certificationStanding(status: CertificationStatus | undefined): CertificationStanding {
  switch (status) {
    case 'verified':
    case 'changing':
      return { standing: 'verified', tone: 'success', asks: false };
    case 'submitted':
    case 'reviewing':
      return { standing: 'reviewing', tone: 'progress', asks: false };
    case 'draft':
    case 'withdrawn':
      return { standing: 'begun', tone: 'warning', asks: true };
    case 'rejected':
      return { standing: 'rejected', tone: 'danger', asks: true };
    case 'expired':
      return { standing: 'expired', tone: 'warning', asks: true };
    default:
      return { standing: 'none', tone: 'neutral', asks: true };
  }
}
