import * as v from 'valibot';
import {
  ACCESS_REQUEST_STATUSES,
  accessDecisionSchema,
  isRequestable,
  nextAccessStatus,
} from '../../../../src/domain/account/accessRequest';

it('decides a request once; the same decision may be repeated', () => {
  const table = (event: Parameters<typeof nextAccessStatus>[1]) =>
    ACCESS_REQUEST_STATUSES.map((status) => nextAccessStatus(status, event));
  // From open, granted, declined, withdrawn and revoked.
  expect(table('grant')).toEqual(['granted', 'granted', undefined, undefined, undefined]);
  expect(table('decline')).toEqual(['declined', undefined, 'declined', undefined, undefined]);
  expect(table('withdraw')).toEqual(['withdrawn', undefined, undefined, 'withdrawn', undefined]);
  expect(table('revoke')).toEqual([undefined, 'revoked', undefined, undefined, 'revoked']);
});

it.each(['/admin', '/admin/sub-page'])('%s comes with the role only', (path) => {
  expect(isRequestable(path)).toBe(false);
});

it('lets all other pages be requested', () => {
  expect(['/administration', '/list/table-list', '/welcome'].filter((path) => !isRequestable(path))).toEqual(
    [],
  );
});

it.each([
  [true, 'granting without a reason', { event: 'grant' }],
  [true, 'declining with a reason', { event: 'decline', note: ' Not needed ' }],
  [false, 'declining without a reason', { event: 'decline' }],
  [false, 'revoking with a blank reason', { event: 'revoke', note: '  ' }],
  [false, 'a reason of 201 characters', { event: 'decline', note: 'x'.repeat(201) }],
  [false, 'withdrawing for somebody else', { event: 'withdraw' }],
])('accepts (%s) %s', (accepted, _name, decision) => {
  expect(v.is(accessDecisionSchema, decision)).toBe(accepted);
});
