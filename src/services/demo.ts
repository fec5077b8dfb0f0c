import type { ReviewSetting } from '@/domain/certification/certification';
import { type PaymentSettings, scenarioResultSchema } from '@/domain/demo';
import { demoEndpoints, demoOrderEndpoints, reviewEndpoints } from '@/domain/demoEndpoints';
import { call, type ServiceOptions } from './call';

/** Silent, because a failure only means that there are no mocks. */
export function listScenarios() {
  return call(demoEndpoints.scenarios, {}, { silent: true });
}

export function runScenario(scenario: string, options?: ServiceOptions) {
  return call(demoEndpoints.scenario, { params: { scenario } }, options);
}

/** Validates the `result`. */
export function runCheckedScenario(scenario: string) {
  return call({ ...demoEndpoints.scenario, result: scenarioResultSchema }, { params: { scenario } });
}

/** Uses the download variant (spec section 7). */
export function downloadScenario(scenario: string) {
  return call({ ...demoEndpoints.scenario, download: ['*/*'] }, { params: { scenario } });
}

/** Silent, for polling. */
export function fetchOutbox() {
  return call(demoEndpoints.outbox, {}, { silent: true });
}

/** Messages sent by email and text message, of all users. Silent, for polling. */
export function listSentMessages() {
  return call(demoEndpoints.sentMessages, {}, { silent: true });
}

/** Returns the time of the mock server, cached under `probe` if given. */
export function fetchClock({ probe }: { probe?: string } = {}) {
  return call(demoEndpoints.clock, { query: { probe } }, { useCache: probe !== undefined });
}

/** Sets the offset of the mock clock. */
export function setClockOffset(offsetSeconds: number) {
  return call(demoEndpoints.setClock, { body: { offsetSeconds } });
}

export function fetchPaymentSettings() {
  return call(demoOrderEndpoints.payment, {});
}

/** Changes the given settings for new orders and payments. */
export function changePaymentSettings(body: Partial<PaymentSettings>) {
  return call(demoOrderEndpoints.setPayment, { body });
}

export function listCoupons() {
  return call(demoOrderEndpoints.coupons, {});
}

/** Resets the mocks, sessions included. */
export function resetMockDatabase() {
  return call(demoEndpoints.reset, {});
}

/** Ends the session on the server only; the next call fails. */
export function expireSessionOnServer() {
  return call(demoEndpoints.expireSession, {});
}

/** Lets the session end in two minutes unless another call follows. */
export function endSessionSoon() {
  return call(demoEndpoints.endSessionSoon, {});
}

export function fetchReviewSetting() {
  return call(reviewEndpoints.get, {});
}

export function setReviewSetting(body: ReviewSetting) {
  return call(reviewEndpoints.set, { body });
}
