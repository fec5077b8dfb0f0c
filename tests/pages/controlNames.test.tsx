import { containsText } from '../support/controlNames';
import { expectNamesByText } from '../support/namedControls';

it('compares the words of a name with those on the control', () => {
  expect(containsText('Mark as done: “Settle October”', 'Mark as done')).toBe(true);
  expect(containsText('Mark “Settle October” done', 'Mark as done')).toBe(false);
  expect(containsText('公告，2 条未读', '公告 2')).toBe(true);
  expect(containsText('Announcements, 2 unread', 'Announcements2')).toBe(false);
});

// controlNames.slow.test.tsx visits all pages.
it.each([
  ['/serviceMarket/detail/tab1?serviceId=1001', 'user'],
  ['/usercenter/security/certification/file', 'user'],
  ['/list/basic-list', 'admin'],
])('names every control on %s by its visible text', expectNamesByText);
