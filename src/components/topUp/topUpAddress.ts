import { TOP_UP_LIMITS } from '@/domain/money/topUp';

/** The amount that a top-up is proposed for, within the limits of one top-up; undefined without one. Amounts are in cents. */
export const suggestTopUp = (missing: number): number | undefined =>
  missing > 0 ? Math.min(Math.max(Math.ceil(missing), TOP_UP_LIMITS.least), TOP_UP_LIMITS.most) : undefined;

/** The page that opens the top-up dialog, for what the balance lacks, in cents, if that is known. */
export const topUpAddress = (missing = 0): string =>
  `/usercenter/service/charge?topUp=${suggestTopUp(missing) ?? 'open'}`;
