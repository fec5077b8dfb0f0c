import * as v from 'valibot';
import { selectionSchema } from '../catalog/selection';
import { maxCharacters } from '../characters';
import { acceptedConsents } from '../content/agreement';
import { nonNegativeCentsSchema } from '../money/money';
import { idempotencyKey, idSchema } from '../schemas';
import { CANCEL_REASONS, PAY_CHANNELS, purchaseOrderInput, REMARK_MAX_LENGTH } from './order';

/** Idempotent by key. */
export const orderPayloadSchema = v.object({
  ...selectionSchema.entries,
  quoteId: idSchema,
  /** The shown price in cents; another price is rejected. */
  payableAmount: nonNegativeCentsSchema,
  /** Remark of the buyer; empty without one. */
  buyerRemark: v.pipe(v.string(), maxCharacters(REMARK_MAX_LENGTH)),
  /** Number of the buyer's own purchase order, shown with the order and on its invoice; blank or missing without one. */
  purchaseOrderNumber: purchaseOrderInput,
  /**
   * Whether a new service renews itself from its setup on; off by default, and ignored where there is no term to renew, as in a back
   * end without renewals.
   */
  autoRenew: v.optional(v.boolean()),
  /** Agreements that the buyer accepts, with their versions; others than those of the service are ignored. See "Agreements". */
  consents: acceptedConsents,
  idempotencyKey,
});

/** Idempotent by key. */
export const payPayloadSchema = v.object({
  /** How it is paid; a channel that is not among `payChannels` of the order is answered like a missing operation, with 501. */
  channel: v.picklist(PAY_CHANNELS),
  idempotencyKey,
});

/** Why the order is cancelled. */
export const cancelPayloadSchema = v.object({
  /** Why the buyer cancels. */
  reason: v.picklist(CANCEL_REASONS),
});

export type OrderPayload = v.InferOutput<typeof orderPayloadSchema>;
export type PayPayload = v.InferOutput<typeof payPayloadSchema>;
