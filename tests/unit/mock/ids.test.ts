import { db } from '../../../mock/lib/db';
import { freeId } from '../../../mock/lib/ids';
import { register, startWithOwner } from './ownershipClient';

const DAY = Date.parse('2026-11-20T04:00:00.000Z');

startWithOwner();

it('gives a prefix, the day and random digits, until the id is free', () => {
  const tried: string[] = [];
  const id = freeId('T', DAY, (each) => tried.push(each) < 3);
  expect(id).toMatch(/^T20261120[1-9]\d{9}$/);
  expect(tried.at(-1)).toBe(id);
  expect(tried).toHaveLength(3);
});

it('tells nobody from a user id how many accounts there are', async () => {
  await register('13712345678');
  expect(db().users.at(-1)?.userId).toMatch(/^[1-9]\d{9}$/);
});
