import * as v from 'valibot';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { idSchema, text, timestamp } from '../schemas';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const RETURN_STATUSES = ['applied', 'received', 'checked', 'refunded'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
export const RETURN_CONTACTS = ['phone', 'email', 'onSite'] as const;

/** A returned item; the unit price is in cents. */
export const returnGoodSchema = v.object({
  goodId: idSchema,
  /** Name of the item. */
  name: text,
  /** Barcode of the item. */
  barcode: text,
  price: nonNegativeCentsSchema,
  /** Number of returned items. */
  quantity: count,
});

/** A step of a return. */
export const returnStepSchema = v.object({
  /** When the step was done or started. */
  at: timestamp,
  /** The step. */
  step: v.picklist(RETURN_STATUSES),
  /** Whether the step is done. */
  done: v.boolean(),
  /** Who does the step. */
  operator: text,
  /** Missing while in progress. */
  minutes: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** A return (`/profile/basic`). */
export const returnSheetSchema = v.object({
  returnId: idSchema,
  orderId: idSchema,
  subOrderId: idSchema,
  /** Number of the parcel. */
  deliveryNo: text,
  /** The latest step. */
  status: v.picklist(RETURN_STATUSES),
  refundAmount: nonNegativeCentsSchema,
  /** The customer, with contact details. */
  customer: v.object({
    /** Name of the customer. */
    name: text,
    /** Masked by the server. */
    phone: text,
    /** How the customer wants to be contacted. */
    contact: v.picklist(RETURN_CONTACTS),
    /** Address of the customer. */
    address: text,
    /** Remark of the customer; empty without one. */
    remark: v.string(),
  }),
  /** Returned items. */
  goods: v.pipe(v.array(returnGoodSchema), v.minLength(1)),
  /** Steps of the return, oldest first. */
  progress: v.pipe(v.array(returnStepSchema), v.minLength(1)),
  /** For navigation to the next one. */
  all: v.array(
    v.object({
      returnId: idSchema,
      /** Title of the return. */
      title: text,
    }),
  ),
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
