import type { Selection } from '../../../src/domain/catalog/selection';
import { DAY_MS } from '../clock';
import { findOffer, findSku } from './snapshot';

/** The share of a pack that is used each day, as its divisor. */
const DAYS_OF_USE = 50;

/** The units of a pack and those used at `at`; undefined for other plans. The mock uses the same share every day. */
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
  return { used: Math.min(total, Math.floor((total * days) / DAYS_OF_USE)), total };
}
