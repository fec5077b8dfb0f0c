import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { lenient } from '../lenient';
import { DOORS } from '../order/eligibility';
import { idSchema, text, timestamp } from '../schemas';
import { nextIn, type Step, type Transitions } from '../transitions';

/** Days in which the receiver accepts or declines. */
export const HAND_OVER_DAYS = 7;

export const HAND_OVER_STATUSES = ['offered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type HandOverStatus = (typeof HAND_OVER_STATUSES)[number];

export const HAND_OVER_EVENTS = ['accept', 'decline', 'withdraw', 'expire'] as const;
export type HandOverEvent = (typeof HAND_OVER_EVENTS)[number];

export type HandOverActor = 'sender' | 'receiver' | 'system';

/** The hand-over of a service to another account. */
export const HAND_OVER_TRANSITIONS: Transitions<
  HandOverStatus,
  HandOverEvent,
  Step<HandOverStatus, HandOverActor>
> = {
  offered: {
    accept: { to: 'accepted', by: ['receiver'] },
    decline: { to: 'declined', by: ['receiver'] },
    withdraw: { to: 'withdrawn', by: ['sender'] },
    expire: { to: 'expired', by: ['system'] },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
};

/** Returns the status after an event; `undefined` when it is not allowed. */
export const nextHandOverStatus = nextIn(HAND_OVER_TRANSITIONS);

/** Returns when an offer made at `now` expires. Milliseconds since 1970. */
export const handOverEnd = (now: number): number => now + HAND_OVER_DAYS * DAY_MS;

/** An open offer, as its sender sees it. */
export const openHandOverSchema = v.object({
  /** Masked phone number of the receiver. */
  toPhone: text,
  /** When the offer ends without an answer. */
  expiresAt: timestamp,
});

/** An open offer, as its receiver sees it. */
export const handOverOfferSchema = v.object({
  instanceId: idSchema,
  /** Localized title of the service. */
  title: text,
  /** Localized name of the plan. */
  planName: text,
  /** Masked phone number of the sender. */
  fromPhone: text,
  /** When the offer ends without an answer. */
  expiresAt: timestamp,
  /**
   * What keeps the receiver from accepting now: no verified identity, or as many of the service as one person may own. Missing when
   * nothing does. The sender does not see it.
   */
  obstacle: lenient(v.picklist(DOORS.handOver)),
});

export type HandOverOffer = v.InferOutput<typeof handOverOfferSchema>;
