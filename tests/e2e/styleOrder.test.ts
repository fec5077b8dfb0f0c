import { journey } from '../support/e2eJourney';
import { navigates } from '../support/faults';
import { opensAs } from '../support/signIn';

journey("antd's sheet comes before the portal's, also after the first screen", {}, async (person) => {
  await opensAs(person, 'admin', '/home');
  await navigates(person, '/usercenter/coupon');
  await person.sees('Your coupons');
  const names = await person.page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) =>
      href.replace(/.*\//, ''),
    ),
  );
  expect(names.findIndex((name) => name.startsWith('antd.'))).toBe(0);
  expect(names.findLastIndex((name) => name.startsWith('antd.'))).toBe(0);
  expect(names.length).toBeGreaterThan(2);
});
