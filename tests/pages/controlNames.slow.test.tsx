import { containsText } from '../support/controlNames';
import { expectNamesByText } from '../support/namedControls';

it('compares the words of a name with those on the control', () => {
  expect(containsText('Mark as done: “Settle October”', 'Mark as done')).toBe(true);
  expect(containsText('Mark “Settle October” done', 'Mark as done')).toBe(false);
  expect(containsText('公告，2 条未读', '公告 2')).toBe(true);
  expect(containsText('Announcements, 2 unread', 'Announcements2')).toBe(false);
});

/** Pages with controls whose accessible name adds to the visible text, by account. */
const PAGES = {
  user: [
    '/home',
    '/serviceMarket',
    '/serviceMarket/detail/tab1?serviceId=1001',
    '/serviceMarket/nopay',
    '/announcement',
    '/agreement',
    '/usercenter/overview',
    '/usercenter/order',
    '/usercenter/service',
    '/usercenter/service/charge',
    '/usercenter/security',
    '/usercenter/security/certification/file',
    // No access: the 403 page with a pending request, and one with a form.
    '/list/table-list',
    '/editor/flow',
  ],
  admin: [
    '/admin?person=10002&page=/list/table-list',
    '/admin/sub-page',
    '/admin/sub-page?status=all',
    '/dashboard/monitor',
    '/dashboard/workplace',
    '/form/advanced-form',
    '/form/step-form',
    '/profile/advanced',
    '/result/success',
    '/list/table-list',
    '/list/actions',
    '/list/basic-list',
    '/list/basic-list?status=done',
    '/list/card-list',
    '/list/card-list?state=archived',
    '/list/search/articles',
    '/list/search/applications',
    '/account/center',
    '/account/settings?tab=binding',
    '/account/settings?tab=notification',
  ],
};
const pages = Object.entries(PAGES).flatMap(([account, paths]) => paths.map((path) => ({ path, account })));

it.each(pages)('names every control on $path by its visible text', ({ path, account }) =>
  expectNamesByText(path, account),
);
