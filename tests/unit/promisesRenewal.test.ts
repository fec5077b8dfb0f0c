import { possibleActions } from '../../src/domain/instance/instanceMachine';
import { GRACE_DAYS } from '../../src/domain/instance/renewal';
import { nextOrderState } from '../../src/domain/order/orderMachine';
import { documents, everything, findAll } from '../support/promisedTexts';

it('sentences about cancelling, renewing and switching off automatic renewal are true', () => {
  expect(findAll(documents, 'en', /can cancel an order until it is paid/g)).not.toEqual([]);
  expect(nextOrderState({ status: 'pendingPayment' }, 'cancel', 'buyer')).toBeDefined();
  expect(findAll(documents, 'en', /renew a service before or after its end/g)).not.toEqual([]);
  for (const status of ['active', 'expired'] as const)
    expect(possibleActions({ status, orderType: 'new', endsOn: '2026-01-01' })).toContain('renew');
  expect(possibleActions({ status: 'active', orderType: 'trial', endsOn: '2026-01-01' })).not.toContain(
    'renew',
  );
});

it.each([
  ['en', /keeps running for (\d+) days/g],
  ['zh', /到期后 (\d+) 天内仍可使用/g],
] as const)('days of grace are as many as the %s texts say', (language, pattern) => {
  const found = findAll(everything, language, pattern);
  expect(found.length).toBeGreaterThan(1);
  for (const { name, match } of found) expect(`${name} ${match[1]}`).toBe(`${name} ${GRACE_DAYS}`);
});
