import { scenarioResultSchema } from '@/domain/demo';
import { demoEndpoints, demoOrderEndpoints, reviewEndpoints } from '@/domain/demoEndpoints';
import { call, type ServiceOptions, service } from './call';

/** Silent, because a failure only means that there are no mocks. */
export const listScenarios = service(demoEndpoints.scenarios, { silent: true });

export const runScenario = (scenario: string, options?: ServiceOptions) =>
  call(demoEndpoints.scenario, { params: { scenario } }, options);

/** Validates the `result`. */
export const runCheckedScenario = (scenario: string) =>
  call({ ...demoEndpoints.scenario, result: scenarioResultSchema }, { params: { scenario } });

/** Uses the download variant (spec section 7). */
export const downloadScenario = (scenario: string) =>
  call({ ...demoEndpoints.scenario, download: ['*/*'] }, { params: { scenario } });

/** Silent, for polling. */
export const fetchOutbox = service(demoEndpoints.outbox, { silent: true });

/** Messages sent by email and text message, of all users. Silent, for polling. */
export const listSentMessages = service(demoEndpoints.sentMessages, { silent: true });

/** Returns the time of the mock server, cached under `probe` if given. */
export const fetchClock = ({ probe }: { probe?: string } = {}) =>
  call(demoEndpoints.clock, { query: { probe } }, { useCache: probe !== undefined });

/** Sets the offset of the mock clock. */
export const setClockOffset = (offsetSeconds: number) =>
  call(demoEndpoints.setClock, { body: { offsetSeconds } });

export const fetchPaymentSettings = service(demoOrderEndpoints.payment);

/** Changes the given settings for new orders and payments. */
export const changePaymentSettings = service(demoOrderEndpoints.setPayment);

export const listCoupons = service(demoOrderEndpoints.coupons);

/** Resets the mocks, sessions included. */
export const resetMockDatabase = service(demoEndpoints.reset);

/** Ends the session on the server only; the next call fails. */
export const expireSessionOnServer = service(demoEndpoints.expireSession);

/** Lets the session end in two minutes unless another call follows. */
export const endSessionSoon = service(demoEndpoints.endSessionSoon);

export const fetchReviewSetting = service(reviewEndpoints.get);

export const setReviewSetting = service(reviewEndpoints.set);
