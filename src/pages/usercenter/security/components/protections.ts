import type { CertificationStatus } from '@/domain/account';
import type { Tone } from '@/domain/statusTone';

/** The certification's state at a glance; its own pages tell the rest. */
export const CERTIFICATION_TONE: Record<CertificationStatus, Tone> = {
  unverified: 'warning',
  draft: 'warning',
  submitted: 'progress',
  reviewing: 'progress',
  rejected: 'danger',
  withdrawn: 'neutral',
  verified: 'success',
  changing: 'progress',
  expired: 'warning',
};
