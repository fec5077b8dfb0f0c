import type { CertificationStatus } from '@/domain/account/account';
import type { Tone } from '@/domain/statusTone';

/** Verification state as shown in the overview; `needsAction` when the user has something to do. */
type CertificationState = { tone: Tone } & (
  | { state: 'none' | 'begun' | 'rejected' | 'expired'; needsAction: true }
  | { state: 'reviewing' | 'verified'; needsAction: false }
);

const BEGUN: CertificationState = { state: 'begun', tone: 'warning', needsAction: true };
const REVIEWING: CertificationState = { state: 'reviewing', tone: 'progress', needsAction: false };
const VERIFIED: CertificationState = { state: 'verified', tone: 'success', needsAction: false };

const STATES: Record<CertificationStatus, CertificationState> = {
  unverified: { state: 'none', tone: 'neutral', needsAction: true },
  draft: BEGUN,
  submitted: REVIEWING,
  reviewing: REVIEWING,
  rejected: { state: 'rejected', tone: 'danger', needsAction: true },
  withdrawn: BEGUN,
  verified: VERIFIED,
  changing: VERIFIED,
  expired: { state: 'expired', tone: 'warning', needsAction: true },
};

/** The state of a newer server is shown as it is. */
export const getCertificationState = (status: CertificationStatus = 'unverified'): CertificationState =>
  STATES[status] ?? { state: status as never, tone: 'neutral', needsAction: false };
