import { journey } from '../support/e2eJourney';
import { watchesShifts } from '../support/layoutShifts';

/** Sum of the layout shifts of one visit. */
const MOST = 0.02;

/** Pages by the user who opens them. */
const PAGES: Record<string, string[]> = {
  '': [
    '/login',
    '/register',
    '/home',
    '/serviceMarket',
    '/serviceMarket/detail/tab1?serviceId=live-transcription',
    '/agreement',
  ],
  user: ['/usercenter/order', '/usercenter/order-old', '/usercenter/service', '/usercenter/service/charge'],
  admin: [
    '/list/table-list',
    '/list/card-list',
    '/list/search/articles',
    '/list/search/projects',
    '/list/search/applications',
    '/dashboard/workplace',
    '/dashboard/monitor',
    '/dashboard/analysis',
    '/account/center',
  ],
};

const WIDTHS = { 'a wide window': 1440, 'a phone': 360 };

for (const [user, paths] of Object.entries(PAGES)) {
  for (const [name, width] of Object.entries(WIDTHS)) {
    journey(
      `the pages of ${user || 'a visitor'} stay in place while they load in ${name}`,
      { isFirstVisit: true, language: 'en-US', width },
      async (person) => {
        await person.opens('/favicon.svg');
        if (user) await person.isSignedInAs(user);
        const shiftsWhileLoading = await watchesShifts(person);
        const found: Record<string, unknown> = {};
        for (const path of paths) {
          const { sum, shifts } = await shiftsWhileLoading(path);
          if (sum > MOST) found[path] = shifts;
        }
        expect(found).toEqual({});
      },
    );
  }
}
