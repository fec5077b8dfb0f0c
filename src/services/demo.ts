import { request } from '@umijs/max';
import { type ReviewSetting, reviewSettingSchema } from '@/domain/certification/certification';
import {
  couponListSchema,
  demoClockSchema,
  outboxSchema,
  type PaymentSettings,
  paymentSettingsSchema,
  scenarioListSchema,
  scenarioResultSchema,
} from '@/domain/demo';
import { downloadBlob } from '@/request/download';
import type { ApiOptions } from '@/request/options';

const scenarioAddress = (name: string) => `demo/scenario/${encodeURIComponent(name)}`;

/** Every scenario of the mocks. Silent, because a failure only means that no mocks run here. */
export function listScenarios() {
  return request('demo/scenarios', { silent: true, schema: scenarioListSchema });
}

/** Lets a call end as the scenario says. */
export function runScenario(name: string, options?: ApiOptions<undefined>) {
  return request(scenarioAddress(name), options);
}

/** The same, with the `result` checked by a schema. */
export function runCheckedScenario(name: string) {
  return request(scenarioAddress(name), { schema: scenarioResultSchema });
}

/** The same through the download variant (spec section 7). */
export function downloadScenario(name: string) {
  return downloadBlob(request, scenarioAddress(name));
}

/** SMS messages and captchas of the mocks. Silent, because it is asked for every few seconds. */
export function fetchOutbox() {
  return request('demo/outbox', { silent: true, schema: outboxSchema });
}

/** The mock server's time. Given a `probe`, the answer is cached under it. */
export function fetchClock({ probe }: { probe?: string } = {}) {
  return request('demo/clock', { useCache: probe !== undefined, params: { probe }, schema: demoClockSchema });
}

/** Sets the mock server's clock so many seconds ahead of the real one. */
export function setClockOffset(offsetSeconds: number) {
  return request('demo/clock', { method: 'post', data: { offsetSeconds }, schema: demoClockSchema });
}

/** What becomes of orders and payments in the mocks. */
export function fetchPaymentSettings() {
  return request('demo/payment', { schema: paymentSettingsSchema });
}

/** Changes that for what begins from now on; what is not named stays as it is. */
export function changePaymentSettings(data: Partial<PaymentSettings>) {
  return request('demo/payment', { method: 'post', data, schema: paymentSettingsSchema });
}

/** Every coupon of the mocks, usable or not. */
export function listCoupons() {
  return request('demo/coupons', { schema: couponListSchema });
}

/** Throws away everything the mocks remember, sessions included. */
export function resetMockDatabase() {
  return request('demo/reset', { method: 'post' });
}

/** Makes the server forget this session; the portal finds out at its next call. */
export function expireSessionOnServer() {
  return request('demo/session/expire', { method: 'post' });
}

/** How the mocks' reviewer decides about certifications. */
export function fetchReviewSetting() {
  return request('demo/certification', { schema: reviewSettingSchema });
}

/** Tells the mocks' reviewer how to decide from now on. */
export function setReviewSetting(data: ReviewSetting) {
  return request('demo/certification', { method: 'post', data, schema: reviewSettingSchema });
}
