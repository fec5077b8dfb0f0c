import { journey } from '../support/e2eJourney';
import { findFocusErrors } from '../support/visibleFocus';

journey('every tab stop has a visible focus', { language: 'en-US' }, async (person) => {
  expect(await findFocusErrors(person, 'light', ['/login'])).toEqual({ '/login': [] });
});
