import { checkReference } from '../../support/reference';

const findProblems = (lines: string[]) => lines.filter((line) => /BROKEN|^ {4}/.test(line));

it('answers every read of the contract', async () => {
  const report = await checkReference({ writes: false });
  expect(findProblems(report.lines())).toEqual([]);
  expect(report.endpoints.length).toBeGreaterThan(150);
  // The account has nothing yet, no calendar feed either, and the reference no attachments.
  const unread = report.unexercised.filter((key) => key.startsWith('GET '));
  expect(unread.filter((key) => !/\/\{\w+\}$/.test(key))).toEqual(['GET calendar/feed/{token}/renewals.ics']);
});

it('keeps the state of accounts, orders and top-ups', async () => {
  // All other changes are answered without being stored.
  const report = await checkReference({
    writes: true,
    only: ({ key }) => !/ (certification|rule|console)\b/.test(key),
  });
  expect(findProblems(report.lines())).toEqual([]);
  expect(report.unexercised).toEqual([
    'GET announcement/{announcementId}/attachment/{attachmentId}',
    'GET instance/byKey/{key}',
  ]);
});
