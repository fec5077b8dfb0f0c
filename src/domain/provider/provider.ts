import * as v from 'valibot';
import { encodePart } from '../characters';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { ratingSchema } from '../review/review';
import { count, idSchema, text, timestamp } from '../schemas';

export const SUPPORT_TIMES = ['always', 'daily', 'workingDays'] as const;

/** How urgent a request is for its author. */
export const PRIORITIES = ['normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Hours until the first answer, by priority. They run day and night. */
export const answerHoursSchema = v.object(
  v.entriesFromList(PRIORITIES, /** Of a request with this priority. */ v.pipe(count, v.minValue(1))),
);

/** What a provider promises. */
export const serviceLevelSchema = v.object({
  /** Share of a month in which its services work, in hundredths of a percent; missing without online services. */
  availabilityBasisPoints: lenient(v.pipe(count, v.maxValue(10_000))),
  /** `always`, `daily` from 9:00 to 21:00, or `workingDays` from 9:00 to 18:00, in China’s time zone. */
  supportTimes: v.picklist(SUPPORT_TIMES),
  answerHours: answerHoursSchema,
});

/** A paper of a provider that the market has checked. */
export const qualificationSchema = v.object({
  /** Name of the paper. */
  name: text,
  /** Who issued it. */
  issuer: text,
  /** Number of the paper. */
  number: text,
  /** Missing for one without an end. */
  validUntil: lenient(timestamp),
});

/** A provider of services. Texts are plain text. */
export const providerSchema = v.object({
  providerId: idSchema,
  /** Name of the company. */
  name: text,
  /** A few sentences about the company, plain text. */
  about: v.string(),
  /** City where the company has its seat. */
  city: text,
  /** Year in which the company was founded. */
  foundedYear: count,
  /** Since when it sells on the market. */
  joinedAt: timestamp,
  /** Phone number; empty without one. */
  phone: v.string(),
  /** Email address; empty without one. */
  email: v.string(),
  /** Of all its services. */
  rating: ratingSchema,
  /** Sum of the orders of its services. */
  orderCount: count,
  /** Papers that the market has checked. */
  qualifications: v.array(qualificationSchema),
  serviceLevel: serviceLevelSchema,
});

export type AnswerHours = v.InferOutput<typeof answerHoursSchema>;
export type Provider = v.InferOutput<typeof providerSchema>;

/** Open to visitors. What a provider says about itself seldom changes. */
export const providerEndpoints = {
  get: endpoint('GET provider/:providerId', {
    access: 'public',
    result: providerSchema,
    maxAgeSeconds: 300,
    refusals: [NOT_FOUND],
  }),
};

/** Returns the address of a provider's page. */
export const providerPath = (providerId: string): string => `/provider/${encodePart(providerId)}`;
