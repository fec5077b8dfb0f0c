import * as v from 'valibot';
import { lenient } from '../lenient';
import { orderSummarySchema } from '../order/order';
import { idempotencyKey, idSchema, serverTime, text, timestamp } from '../schemas';
import { accessKeySchema, keyNameSchema } from './accessKey';
import { handOverOfferSchema } from './handOver';
import { instanceSummarySchema } from './instance';
import { MEMBER_STATUSES } from './membership';
import { changeChoiceSchema } from './scheduledChange';
import { type ActionFacts, MEMBER_ROLES, SERVICE_ROLES } from './serviceActions';
import { alertPercentSchema, usageSchema } from './usage';

/** Other people who use a service of the owner. */
export const MAX_MEMBERS = 20;
/** The newest orders on the page of a service. */
export const LATEST_ORDERS = 5;

/** A person who uses a service of somebody else. */
export const serviceMemberSchema = v.object({
  /** Id of the member. */
  memberId: idSchema,
  /** Current phone number of the account, masked; missing when the account is closed. */
  userPhone: lenient(text),
  /** What the user is to the service. */
  role: v.picklist(MEMBER_ROLES),
  /** Missing when the back end does not know whether the member has opened the service. */
  status: lenient(v.picklist(MEMBER_STATUSES)),
  /** When the member was added. */
  addedAt: timestamp,
});

/** A bought service with everything its page shows. */
export const instanceDetailSchema = v.object({
  ...instanceSummarySchema.entries,
  /** What the user is to the service. */
  role: v.picklist(SERVICE_ROLES),
  /** Whether there is a smaller plan for the same term; `false` without scheduled changes. */
  downgradable: v.boolean(),
  /** Missing for a service that is not metered. */
  usage: lenient(usageSchema),
  /** Percentage of the allowance at which a message is due; missing without one. */
  alertPercent: lenient(alertPercentSchema),
  /** Newest first, revoked ones included; missing without access keys. */
  accessKeys: lenient(v.array(accessKeySchema)),
  /** The people who use the service; missing without members. */
  members: lenient(v.array(serviceMemberSchema)),
  /** The newest orders of the user for this purchased service, at most `LATEST_ORDERS`. */
  orders: v.array(orderSummarySchema),
  serverTime,
});

/** Services of others: those offered to the user, and those the user is a member of. */
export const sharedServicesSchema = v.object({
  /** Open offers to the user. */
  handOvers: v.array(handOverOfferSchema),
  /** Services of which the user is a member. */
  services: v.array(
    v.object({
      instanceId: idSchema,
      /** Localized title of the service. */
      title: text,
      /** Localized name of the plan. */
      planName: text,
      /** Masked phone number of the owner. */
      ownerPhone: text,
      /** What the user is to the service. */
      role: v.picklist(MEMBER_ROLES),
    }),
  ),
});

/** The changed service, to be read again. */
export const changedInstanceSchema = v.object({ instanceId: idSchema });

/** A created or rotated key. The secret is missing when the same idempotency key is sent again. */
export const issuedKeySchema = v.object({
  instanceId: idSchema,
  /** The public part of the key. */
  accessId: text,
  /** The secret, which is never returned again. */
  secret: lenient(text),
});

/** Idempotent by key. */
export const keyedPayloadSchema = v.object({ idempotencyKey });
/** Idempotent by key. */
export const accessKeyPayloadSchema = v.object({ name: keyNameSchema, idempotencyKey });
/** Idempotent by key; `null` turns the message off. */
export const alertPayloadSchema = v.object({
  /** Percentage of the allowance. */
  percent: v.nullable(alertPercentSchema),
  idempotencyKey,
});
/** Idempotent by key. A number that is a member already gets the new role. */
export const memberPayloadSchema = v.object({
  /** Phone number of the new member. */
  userPhone: v.pipe(v.string(), v.maxLength(64)),
  /** What the new member is to the service. */
  role: v.picklist(MEMBER_ROLES),
  idempotencyKey,
});
/** Idempotent by key. */
export const scheduledPayloadSchema = v.object({ change: changeChoiceSchema, idempotencyKey });
/** Idempotent by key. */
export const handOverPayloadSchema = v.object({
  /** Phone number of the receiver. */
  userPhone: v.pipe(v.string(), v.maxLength(64)),
  idempotencyKey,
});

export type InstanceDetail = v.InferOutput<typeof instanceDetailSchema>;
export type ServiceMember = v.InferOutput<typeof serviceMemberSchema>;
export type SharedServices = v.InferOutput<typeof sharedServicesSchema>;
export type IssuedKey = v.InferOutput<typeof issuedKeySchema>;

/** Returns the facts of a service that decide about its actions. */
export const actionFacts = (detail: InstanceDetail): ActionFacts => ({
  ...detail,
  type: detail.service.type,
  allowance: detail.usage?.allowance,
});
