import { normalizePhone } from '../../src/domain/account/phone';
import { ENVELOPE_SCENARIOS } from './scenario/envelopes';
import type { Scenario } from './scenario/scenario';
import { TRANSPORT_SCENARIOS } from './scenario/transport';

/**
 * Every way a call can end, by name: header `x-mock-scenario: <name>` on any call, `/api/v1/demo/scenario/<name>`
 * with any method, and for those with a `phone` that number as `userPhone`.
 */
export const SCENARIOS: readonly Scenario[] = [...ENVELOPE_SCENARIOS, ...TRANSPORT_SCENARIOS];

export function findScenario(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}

/** The scenario that a phone number from a request body stands for, whatever was sent as the number. */
export function scenarioOfPhone(userPhone: unknown): Scenario | undefined {
  if (typeof userPhone !== 'string' || userPhone.length > 64) return undefined;
  const phone = normalizePhone(userPhone);
  return SCENARIOS.find((scenario) => scenario.phone === phone);
}
