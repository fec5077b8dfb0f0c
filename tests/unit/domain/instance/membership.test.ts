import {
  INVITATION_DAYS,
  invitationEnd,
  isMembership,
  MEMBER_EVENTS,
  MEMBER_STATUSES,
  nextMemberStatus,
} from '@/domain/instance/membership';

it.each(MEMBER_STATUSES.filter((status) => !isMembership(status)))('never leaves the status %s', (status) => {
  for (const event of MEMBER_EVENTS) expect(nextMemberStatus(status, event)).toBeUndefined();
});

it('ends with the account, and an invitation also with its number and its time', () => {
  expect(nextMemberStatus('active', 'closeAccount')).toBe('accountClosed');
  expect(nextMemberStatus('invited', 'open')).toBe('active');
  expect(nextMemberStatus('invited', 'takeNumber')).toBe('numberTaken');
  expect(nextMemberStatus('invited', 'expire')).toBe('expired');
  for (const event of ['open', 'takeNumber', 'expire'] as const)
    expect(nextMemberStatus('active', event)).toBeUndefined();
});

it('lasts thirty days', () => {
  expect(invitationEnd(0)).toBe(INVITATION_DAYS * 86_400_000);
  expect(INVITATION_DAYS).toBe(30);
});
