import { type Selection, selectionError } from '../../../src/domain/catalog/selection';
import { priceLines, sumLines } from '../../../src/domain/order/quote';
import type { MockTables } from '../tables';
import { changedInstance, upgradePrice } from './changePricing';
import { couponNotApplicable } from './couponRefusals';
import { normalizeCouponCode, usableCoupon } from './coupons';
import type { ItemRecord } from './records';
import { selectionRefused } from './refusals';
import { findOffer, type Offer } from './snapshot';
import { toItems } from './wording';

export interface Price {
  offer: Offer;
  /** As it was asked for, with the coupon's code in the spelling of the list. */
  selection: Selection;
  items: ItemRecord[];
  originalAmount: number;
  discountAmount: number;
  payableAmount: number;
}

interface Buyer {
  /** Milliseconds on the mock's clock. */
  at: number;
  userId?: string;
}

/** What a selection costs now. Throws a MockFailure with a code of `ORDER_ERROR` for what cannot be bought. */
export function getPrice(tables: MockTables, asked: Selection, { at, userId }: Buyer): Price {
  const offer = findOffer(asked.serviceId);
  if (offer === undefined) throw selectionRefused('service');
  const selection = normalize(asked);
  const instance =
    selection.orderType === 'renew' || selection.orderType === 'upgrade'
      ? changedInstance(tables, selection, { at, userId })
      : undefined;
  const error = selectionError(offer.service, selection);
  if (error !== undefined) {
    const { maxQuantity } = offer.service;
    throw selectionRefused(error, error === 'quantity' ? { maxQuantity } : {});
  }
  const { couponCode } = selection;
  if (instance && couponCode !== undefined) throw couponNotApplicable({ why: 'change' });
  if (instance && selection.orderType === 'upgrade') {
    return { offer, selection, ...upgradePrice(offer, instance, selection, at) };
  }
  if (couponCode === undefined) {
    const lines = priceLines(offer.service, selection);
    return { offer, selection, items: toItems(offer, selection, lines), ...sumLines(lines) };
  }
  if (selection.orderType === 'trial') throw couponNotApplicable({ why: 'trial' });
  const amount = sumLines(priceLines(offer.service, selection)).payableAmount;
  const coupon = usableCoupon(tables, couponCode, { serviceType: offer.service.type, amount, at, userId });
  const lines = priceLines(offer.service, selection, coupon.rule);
  return { offer, selection, items: toItems(offer, selection, lines, coupon), ...sumLines(lines) };
}

// A blank code is none: it comes from a field that was left empty.
function normalize({ couponCode, ...selection }: Selection): Selection {
  const code = normalizeCouponCode(couponCode ?? '');
  return code === '' ? selection : { ...selection, couponCode: code };
}
