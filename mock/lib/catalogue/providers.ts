import * as v from 'valibot';
import { accountingDay, DAY_MS, endOfDay, shiftDay } from '../../../src/domain/calendar';
import { type Provider, serviceLevelSchema } from '../../../src/domain/provider/provider';
import { STARS, toRating } from '../../../src/domain/review/review';
import { isoTime } from '../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';
import { db } from '../db';
import { starCountsOf } from '../reviews/ratings';
import { type Language, localize } from '../text';
import { allServices } from './catalogue';
import { providers } from './compose';

const profileSchema = v.strictObject({
  about: textSchema,
  city: textSchema,
  foundedYear: wholeNumberSchema,
  joinedDaysAgo: wholeNumberSchema,
  qualifications: v.array(
    v.strictObject({
      /** A key of `qualifications`. */
      kind: v.string(),
      number: v.string(),
      /** Days from the seeded day; missing for one without an end. */
      validDays: v.optional(wholeNumberSchema),
    }),
  ),
  serviceLevel: serviceLevelSchema,
});

/** What providers say about themselves, by the keys of providers.json. */
const content = lazy(() =>
  readJson(
    'catalogue/providerProfiles.json',
    v.strictObject({
      qualifications: v.record(v.string(), v.strictObject({ name: textSchema, issuer: textSchema })),
      profiles: v.record(v.string(), profileSchema),
    }),
  ),
);

/** The service level that a provider promises; undefined for an unknown provider. */
export const serviceLevelOf = (providerId: string) => content().profiles[providerId]?.serviceLevel;

/** A provider with the numbers of all its services; undefined for an unknown one. */
export function findProvider(providerId: string, language: Language): Provider | undefined {
  const known = Object.hasOwn(providers(), providerId) ? providers()[providerId] : undefined;
  const profile = content().profiles[providerId];
  if (!known || !profile) return undefined;
  const { qualifications, joinedDaysAgo, ...facts } = profile;
  const { seededAt } = db();
  const own = allServices().filter(({ provider }) => provider.providerId === providerId);
  const counts = own.map(starCountsOf);
  return {
    providerId,
    ...localize({ ...known, ...facts }, language),
    joinedAt: isoTime(seededAt - joinedDaysAgo * DAY_MS),
    rating: toRating(STARS.map((_, index) => counts.reduce((sum, each) => sum + (each[index] ?? 0), 0))),
    orderCount: own.reduce((sum, { orderCount }) => sum + orderCount, 0),
    qualifications: qualifications.map(({ kind, number, validDays }) => ({
      ...localize(getQualification(kind), language),
      number,
      validUntil: isoTime(
        validDays === undefined ? undefined : endOfDay(shiftDay(accountingDay(seededAt), validDays)),
      ),
    })),
  };
}

function getQualification(kind: string) {
  const found = content().qualifications[kind];
  if (!found) throw new Error(`There is no qualification ${kind}`);
  return found;
}
