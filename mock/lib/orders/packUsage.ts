import { DAY_MS } from '../../../src/domain/calendar';
import type { Selection } from '../../../src/domain/catalog/selection';
import { findOffer, findSku } from './snapshot';

/** A pack is used up after so many days. */
const DAYS_OF_USE = 50;

/** How much of five days' units each of them uses. */
const SHARES = [0.7, 1.2, 1.3, 1.1, 0.7];

/** The units of a pack and those used at `at`; undefined for other plans. The mock uses the same share every five days. */
export function packUsage(
  { serviceId, skuCode, quantity }: Selection,
  beganAt: number,
  at: number,
): { used: number; total: number } | undefined {
  const offer = findOffer(serviceId);
  const units = offer && findSku(offer, skuCode)?.units;
  if (units === undefined) return undefined;
  const total = units * quantity;
  const days = Math.max(0, Math.floor((at - beganAt) / DAY_MS));
  const open = SHARES.slice(0, days % SHARES.length);
  const used = days - open.length + open.reduce((sum, share) => sum + share, 0);
  return { used: Math.min(total, Math.floor((total * used) / DAYS_OF_USE)), total };
}
