import * as v from 'valibot';
import {
  ACCESS_REQUEST_STATUSES,
  accessDecisionSchema,
  accessRefusal,
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

it.each([
  // The status and who decided, the event, and the caller: the requester is `own`.
  ['open', undefined, 'grant', 'admin', undefined],
  ['open', undefined, 'grant', 'own', 'ownRequest'],
  ['open', undefined, 'decline', 'own', 'ownRequest'],
  ['granted', 'admin', 'revoke', 'own', 'ownRequest'],
  ['granted', 'admin', 'grant', 'admin', undefined],
  ['granted', 'admin', 'grant', 'other', 'transitionRefused'],
  ['granted', 'admin', 'decline', 'other', 'transitionRefused'],
  ['granted', 'admin', 'revoke', 'other', undefined],
  ['declined', 'admin', 'grant', 'admin', 'transitionRefused'],
  ['open', undefined, 'withdraw', 'own', undefined],
  ['withdrawn', undefined, 'withdraw', 'own', undefined],
  ['withdrawn', undefined, 'grant', 'admin', 'transitionRefused'],
] as const)('%s by %s: %s by %s gives %s', (status, decidedBy, event, by, refusal) => {
  expect(accessRefusal({ userId: 'own', status, decidedBy }, event, by)).toBe(refusal);
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
