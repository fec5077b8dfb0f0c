import * as v from 'valibot';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { text, timestamp } from '../schemas';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const RETURN_STATUSES = ['applied', 'received', 'checked', 'refunded'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
export const RETURN_CONTACTS = ['phone', 'email', 'onSite'] as const;

/** A returned item; the unit price is in cents. */
export const returnGoodSchema = v.object({
  goodId: text,
  name: text,
  barcode: text,
  price: nonNegativeCentsSchema,
  quantity: count,
});

export const returnStepSchema = v.object({
  at: timestamp,
  step: v.picklist(RETURN_STATUSES),
  done: v.boolean(),
  operator: text,
  /** Missing while in progress. */
  minutes: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** A return (`/profile/basic`). */
export const returnSheetSchema = v.object({
  returnId: text,
  orderId: text,
  subOrderId: text,
  deliveryNo: text,
  status: v.picklist(RETURN_STATUSES),
  refundAmount: nonNegativeCentsSchema,
  customer: v.object({
    name: text,
    /** Masked by the server. */
    phone: text,
    contact: v.picklist(RETURN_CONTACTS),
    address: text,
    remark: v.string(),
  }),
  goods: v.pipe(v.array(returnGoodSchema), v.minLength(1)),
  progress: v.pipe(v.array(returnStepSchema), v.minLength(1)),
  /** For navigation to the next one. */
  all: v.array(v.object({ returnId: text, title: text })),
});

export type ReturnGood = v.InferOutput<typeof returnGoodSchema>;
export type ReturnSheet = v.InferOutput<typeof returnSheetSchema>;
export type ReturnStep = v.InferOutput<typeof returnStepSchema>;

/** In cents; inexact for extreme answers, which are shown as "-". */
export const goodAmount = ({ price, quantity }: Pick<ReturnGood, 'price' | 'quantity'>) => price * quantity;

/** The amount is in cents. */
export function returnTotals(goods: readonly Pick<ReturnGood, 'price' | 'quantity'>[]) {
  return {
    quantity: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: goods.reduce((sum, good) => sum + goodAmount(good), 0),
  };
}
