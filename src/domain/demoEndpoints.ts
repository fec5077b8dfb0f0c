import * as v from 'valibot';
import { reviewSettingSchema } from './certification/certification';
import {
  couponListSchema,
  demoClockSchema,
  ledgerSchema,
  outagesSchema,
  outboxSchema,
  paymentSettingsPayloadSchema,
  paymentSettingsSchema,
  recordedCallsSchema,
  scenarioListSchema,
  sentMessagesSchema,
  storyBookSchema,
} from './demo';
import { endpoint } from './endpoint';
import { textQuery, timestamp } from './schemas';

const access = 'anyToken';
const TEN_YEARS_IN_SECONDS = 315_360_000;

const offsetSeconds = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-TEN_YEARS_IN_SECONDS),
  v.maxValue(TEN_YEARS_IN_SECONDS),
);

/** Only the mocks have these. */
export const demoEndpoints = {
  outbox: endpoint('GET demo/outbox', { access, result: outboxSchema }),
  sentMessages: endpoint('GET demo/sentMessages', { access, result: sentMessagesSchema }),
  reset: endpoint('POST demo/reset', { access }),
  scenarios: endpoint('GET demo/scenarios', { access, result: scenarioListSchema }),
  scenario: endpoint('ALL demo/scenario/:scenario', { access }),
  clock: endpoint('GET demo/clock', {
    access,
    query: v.object({ probe: textQuery }),
    result: demoClockSchema,
  }),
  setClock: endpoint('POST demo/clock', {
    access,
    body: v.object({ offsetSeconds }),
    result: demoClockSchema,
  }),
  expireSession: endpoint('POST demo/session/expire'),
  /** Unless another call follows, the session ends when its users have been warned (account/sessionEnd.ts). */
  endSessionSoon: endpoint('POST demo/session/endSoon'),
};

/** What the stories of the demo page need besides. */
export const labEndpoints = {
  stories: endpoint('GET demo/stories', { access, result: storyBookSchema }),
  /** Resets the state to its seed, with its clock at this moment. */
  start: endpoint('POST demo/start', {
    access,
    body: v.object({ startsAt: timestamp }),
    result: demoClockSchema,
  }),
  setOutages: endpoint('POST demo/outages', { access, body: outagesSchema, result: outagesSchema }),
  calls: endpoint('GET demo/calls', { access, result: recordedCallsSchema }),
};

export const demoOrderEndpoints = {
  payment: endpoint('GET demo/payment', { access, result: paymentSettingsSchema }),
  setPayment: endpoint('POST demo/payment', {
    access,
    body: paymentSettingsPayloadSchema,
    result: paymentSettingsSchema,
  }),
  coupons: endpoint('GET demo/coupons', { access, result: couponListSchema }),
  ledger: endpoint('GET demo/ledger', { access, result: ledgerSchema }),
};

const result = reviewSettingSchema;

export const reviewEndpoints = {
  get: endpoint('GET demo/certification', { access, result }),
  set: endpoint('POST demo/certification', { access, body: reviewSettingSchema, result }),
};
