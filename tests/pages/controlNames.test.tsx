import { waitFor } from '@testing-library/react';
import { containsText, controlsWithOtherNames } from '../support/controlNames';
import { openPage } from '../support/renderApp';

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
    '/list/table-list',
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

/** Content that still loads. jsdom draws no chart, so that its skeleton stays. */
const LOADING = 'main [aria-busy=true]:not([role=img] *), main .ant-skeleton:not([role=img] *)';

it('compares the words of a name with those on the control', () => {
  expect(containsText('Mark as done: “Settle October”', 'Mark as done')).toBe(true);
  expect(containsText('Mark “Settle October” done', 'Mark as done')).toBe(false);
  expect(containsText('公告，2 条未读', '公告 2')).toBe(true);
  expect(containsText('Announcements, 2 unread', 'Announcements2')).toBe(false);
});

it.each(pages)('names every control on $path by its visible text', async ({ path, account }) => {
  for (const language of ['en-US', 'zh-CN'] as const) {
    const { unmount } = await openPage(path, { account, language });
    await waitFor(() => expect(document.querySelector(LOADING)).toBeNull());
    expect(controlsWithOtherNames()).toEqual([]);
    unmount();
  }
});
