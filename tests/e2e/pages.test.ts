import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

journey(
  'a page outside the menus shows 403 in place, and opens for admin with a longer menu',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=/admin/sub-page');
    await signsIn(person, '13900139000');
    await person.isAt('/admin/sub-page');
    await person.sees('You don’t have access to this page');
    await person.seesNo('can only be viewed by Admin');
    await person.seesNo('Editors');
    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/login');

    await person.opens('/login?redirect=/admin/sub-page');
    await signsIn(person, 'admin');
    await person.sees('This page can only be viewed by Admin');
    await person.sees('Editors');
  },
);

journey('the language is switched without a reload and kept', { language: 'zh-CN' }, async (person) => {
  await person.opens('/login');
  await person.sees('登录服务市场');
  await person.presses('English', 'button');
  await person.sees('Sign in to Service Market');
  expect(await person.page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('en-US');
  await person.page.waitForFunction(() => document.title === 'Sign in - Service Market');
  await person.reloads();
  await person.sees('Sign in to Service Market');
  expect(await person.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
});

journey(
  'the login page is laid out from right to left on a phone',
  { language: 'he', width: 360 },
  async (person) => {
    await person.opens('/login');
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await person.page.evaluate(overflow)).toEqual([]);
  },
);
