import { journey } from '../support/e2eJourney';
import { navigates } from '../support/faults';
import { opensAs } from '../support/signIn';

journey("antd's sheets come before the portal's, which load first", {}, async (person) => {
  await opensAs(person, 'admin', '/home');
  await navigates(person, '/usercenter/coupon');
  await person.sees('Your coupons');
  const names = await person.page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) =>
      href.replace(/.*\//, ''),
    ),
  );
  const areOfAntd = names.map((name) => name.startsWith('antd.'));
  expect(areOfAntd.filter(Boolean).length).toBeGreaterThan(1);
  expect(areOfAntd.lastIndexOf(true)).toBeLessThan(areOfAntd.indexOf(false));
});
