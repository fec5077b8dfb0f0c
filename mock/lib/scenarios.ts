import { normalizePhone } from '../../src/domain/account/phone';
import {
  type Outage,
  PAYMENT_OUTCOMES,
  type PaymentOutcome,
  type PaymentSettings,
} from '../../src/domain/demo';
import type { Call } from './call';
import { db, saveSoon } from './db';
import { ENVELOPE_SCENARIOS } from './scenario/envelopes';
import type { Scenario } from './scenario/scenario';
import { TRANSPORT_SCENARIOS } from './scenario/transport';

declare module './db' {
  interface MockTables {
    paymentSettings: PaymentSettings;
    outages: Outage[];
  }
}

/**
 * Every way a call can end, by name. Requested with the header `x-mock-scenario: <name>` on any call, with any method
 * on `/api/v1/demo/scenario/<name>`, or with the scenario's `phone` as `userPhone`.
 */
export const SCENARIOS: readonly Scenario[] = [...ENVELOPE_SCENARIOS, ...TRANSPORT_SCENARIOS];

export const findScenario = (name: string): Scenario | undefined =>
  SCENARIOS.find((scenario) => scenario.name === name);

/** The scenario of a phone number from a request body; accepts any value. */
export function findScenarioByPhone(userPhone: unknown): Scenario | undefined {
  if (typeof userPhone !== 'string' || userPhone.length > 64) return undefined;
  const phone = normalizePhone(userPhone);
  return SCENARIOS.find((scenario) => scenario.phone === phone);
}

/** How the payment that this call starts ends: header `x-mock-payment`, else the setting of the demo page. */
export function requestedPaymentOutcome({ header }: Pick<Call, 'header'>): PaymentOutcome {
  const requested = header('x-mock-payment');
  return PAYMENT_OUTCOMES.find((outcome) => outcome === requested) ?? db().paymentSettings.outcome;
}

/** Whether placing an order gets a reply: header `x-mock-order: timeout`, else the setting of the demo page. */
export const requestedOrderReply = ({ header }: Pick<Call, 'header'>): PaymentSettings['order'] =>
  header('x-mock-order') === 'timeout' ? 'timeout' : db().paymentSettings.order;

/** Saves what the call did and never replies. */
export function noReply(): Promise<never> {
  saveSoon();
  return new Promise(() => {});
}
