import type { ReviewSetting } from '@/domain/certification/certification';
import { type PaymentSettings, scenarioResultSchema } from '@/domain/demo';
import { demoEndpoints, demoOrderEndpoints, reviewEndpoints } from '@/domain/demoEndpoints';
import { call, type ServiceOptions } from './call';

/** Every scenario of the mocks. Silent, because a failure only means that no mocks run here. */
export function listScenarios() {
  return call(demoEndpoints.scenarios, {}, { silent: true });
}

/** Lets a call end as the scenario says. */
export function runScenario(scenario: string, options?: ServiceOptions) {
  return call(demoEndpoints.scenario, { params: { scenario } }, options);
}

/** The same, with the `result` checked by a schema. */
export function runCheckedScenario(scenario: string) {
  return call({ ...demoEndpoints.scenario, result: scenarioResultSchema }, { params: { scenario } });
}

/** The same through the download variant (spec section 7). */
export function downloadScenario(scenario: string) {
  return call({ ...demoEndpoints.scenario, download: ['*/*'] }, { params: { scenario } });
}

/** SMS messages and captchas of the mocks. Silent, because it is asked for every few seconds. */
export function fetchOutbox() {
  return call(demoEndpoints.outbox, {}, { silent: true });
}

/** The mock server's time. Given a `probe`, the answer is cached under it. */
export function fetchClock({ probe }: { probe?: string } = {}) {
  return call(demoEndpoints.clock, { query: { probe } }, { useCache: probe !== undefined });
}

/** Sets the mock server's clock so many seconds ahead of the real one. */
export function setClockOffset(offsetSeconds: number) {
  return call(demoEndpoints.setClock, { body: { offsetSeconds } });
}

/** What becomes of orders and payments in the mocks. */
export function fetchPaymentSettings() {
  return call(demoOrderEndpoints.payment, {});
}

/** Changes that for what begins from now on; what is not named stays as it is. */
export function changePaymentSettings(body: Partial<PaymentSettings>) {
  return call(demoOrderEndpoints.setPayment, { body });
}

/** Every coupon of the mocks, usable or not. */
export function listCoupons() {
  return call(demoOrderEndpoints.coupons, {});
}

/** Throws away everything the mocks remember, sessions included. */
export function resetMockDatabase() {
  return call(demoEndpoints.reset, {});
}

/** Makes the server forget this session; the portal finds out at its next call. */
export function expireSessionOnServer() {
  return call(demoEndpoints.expireSession, {});
}

/** How the mocks' reviewer decides about certifications. */
export function fetchReviewSetting() {
  return call(reviewEndpoints.get, {});
}

/** Tells the mocks' reviewer how to decide from now on. */
export function setReviewSetting(body: ReviewSetting) {
  return call(reviewEndpoints.set, { body });
}
