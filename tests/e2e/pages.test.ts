import { journey } from '../support/e2eJourney';
import { signsIn, startsTyping } from '../support/signIn';

journey('an unknown path shows the 404 page with a way back', { language: 'en-US' }, async (person) => {
  await person.opens('/no/such/page');
  await person.sees('This page doesn’t exist');
  await person.presses('Back to home', 'link');
  await person.isAt('/home');
});

journey('a page outside the menus shows 403 in place', { language: 'en-US' }, async (person) => {
  await person.opens('/login?redirect=/admin/sub-page');
  await signsIn(person, 'user');
  await person.isAt('/admin/sub-page');
  await person.sees('You don’t have access to this page');
  await person.seesNo('can only be viewed by Admin');
});

journey(
  'the admin sub-page and a longer console menu are shown to admin only',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=/admin/sub-page');
    await signsIn(person, '13900139000');
    await person.sees('You don’t have access to this page');
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
  expect(await person.page.title()).toBe('Sign in - Service Market');
  await person.reloads();
  await person.sees('Sign in to Service Market');
  expect(await person.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
});

for (const language of ['he', 'ar-EG', 'fa', 'ku']) {
  journey(`${language} is laid out from right to left`, { language, width: 360 }, async (person) => {
    await person.opens('/login');
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

journey('no page sends requests to another host', { language: 'en-US' }, async (person) => {
  const elsewhere: string[] = [];
  person.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== process.env.PORTAL_ORIGIN) elsewhere.push(request.url());
  });
  for (const path of ['/home', '/login', '/register', '/reset-password', '/demo', '/agreement/privacy']) {
    await person.opens(path);
    await person.page.waitForNetworkIdle();
  }
  expect(elsewhere).toEqual([]);
});

journey(
  'the offline banner is shown while offline, and a call then fails with one popup',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login');
    await startsTyping(person);
    await person.page.setOfflineMode(true);
    await person.sees('You’re offline');
    await signsIn(person, 'user');
    const popups = await person.seesPopups(1);
    expect(popups).toEqual([
      expect.stringContaining('your network is abnormal and cannot connect to the server'),
    ]);
    await person.page.setOfflineMode(false);
    await person.seesNo('You’re offline');
    await person.hits('Enter');
    await person.isAt('/home');
  },
);
