import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { forecastRenewals } from '../../../src/domain/instance/renewalForecast';
import { renewalsSchema } from '../../../src/domain/instance/renewals';
import { customer } from './customer';
import { createMockClient } from './mockClient';

/** Until then every service renews or ends at least once. */
const AHEAD_S = 300 * 86_400;

it.each([
  ['a large balance', 100_000_000],
  ['a small balance', 30_000],
])('the forecast with %s is what then happens, to the cent', async (_name, balance) => {
  const client = createMockClient();
  let token = await client.signIn();
  customer().balance = balance;
  // Marks what has ended by now, which does not renew.
  await client.get('instance/list', token);
  for (const instance of db().instances) instance.autoRenew = instance.status === 'active';
  const before = db().orders.length;
  const reply = await client.get('instance/renewals', token);
  const renewals = v.parse(renewalsSchema, reply.result);
  const now = Date.parse(renewals.serverTime);
  const events = forecastRenewals(renewals.list, renewals, { now });

  // Day by day, as somebody who looks every day.
  for (let passed = 0; passed < AHEAD_S; passed += 12 * 3_600) {
    client.advance(12 * 3_600);
    token = await client.signIn();
    await client.get('instance/list', token);
  }

  const expected = events.filter(({ kind, at }) => kind === 'charge' && at <= now + AHEAD_S * 1000);
  const made = db()
    .orders.slice(before)
    .filter(({ userId }) => userId === customer().userId);
  expect(expected.length).toBeGreaterThan(0);
  expect(
    made.map(({ selection, createdAt, paidAmount }) => ({
      instanceId: selection.instanceId,
      at: createdAt,
      amount: paidAmount,
    })),
  ).toEqual(
    expected.map((event) => ({
      instanceId: event.instanceId,
      at: event.at,
      amount: 'amount' in event && event.amount,
    })),
  );
});
