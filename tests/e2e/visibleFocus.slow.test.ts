import { journey } from '../support/e2eJourney';
import { SERVICE } from '../support/shop';
import { opensAs } from '../support/signIn';
import { findFocusErrors } from '../support/visibleFocus';

/** By theme: the dark one has the same rings in other colours, so that a page of each frame is enough. */
const VISITORS = { light: ['/home', '/serviceMarket', SERVICE], dark: ['/login', '/serviceMarket'] };
const MEMBERS = {
  light: [
    '/usercenter/order',
    '/usercenter/service/charge',
    '/welcome',
    '/list/table-list',
    '/form/basic-form',
  ],
  dark: ['/list/table-list', '/form/basic-form'],
};

for (const theme of ['light', 'dark'] as const) {
  journey(
    `every tab stop of other pages has a visible focus in the ${theme} theme`,
    { language: 'en-US' },
    async (person) => {
      const found = await findFocusErrors(person, theme, VISITORS[theme]);
      await opensAs(person, 'admin', '/favicon.svg');
      Object.assign(found, await findFocusErrors(person, theme, MEMBERS[theme]));
      expect(Object.values(found).flat()).toEqual([]);
    },
  );
}
