import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

journey(
  'a new page starts at the top with its title focused, and Back restores the scroll position',
  { language: 'en-US' },
  async (person) => {
    const scrolled = () => person.page.evaluate(() => Math.round(scrollY));
    await person.opens('/agreement/privacy');
    await person.sees('7. Changes to this policy');
    // Scrolls to the link first, because a click outside the viewport would scroll.
    await person.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await person.page.waitForFunction(() => scrollY > 400);
    const left = await scrolled();

    await person.presses('About us', 'link');
    await person.page.waitForFunction(() => document.activeElement?.textContent === 'About Us');
    expect(await scrolled()).toBe(0);

    await person.page.goBack();
    await person.sees('7. Changes to this policy');
    await person.page.waitForFunction((place) => Math.round(scrollY) === place, {}, left);
  },
);

journey('the keyboard alone signs in', { language: 'en-US' }, async (person) => {
  await person.opens('/login?redirect=/usercenter/overview');
  const focused = () => person.page.evaluate(() => document.activeElement?.getAttribute('name'));
  for (let presses = 0; (await focused()) !== 'username'; presses += 1) {
    expect(presses).toBeLessThan(20);
    await person.hits('Tab');
  }
  await person.page.keyboard.type('user');
  await person.hits('Tab');
  expect(await focused()).toBe('password');
  await person.page.keyboard.type('Market#2026');
  await person.hits('Enter');
  await person.isAt('/usercenter/overview');
  await person.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

journey('a URL outside the base path is still served', { language: 'en-US' }, async (person) => {
  await person.page.evaluateOnNewDocument(() => {
    window.routerBase = '/elsewhere/';
  });
  await person.opens('/login');
  await person.sees('Sign in to Service Market');
  expect(person.complaints.splice(0)).toEqual([expect.stringContaining('routerBase')]);
});

journey('the language can be changed with blocked storage', { language: 'zh-CN' }, async (person) => {
  await person.page.evaluateOnNewDocument(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await person.opens('/home');
  const before = await person.page.title();
  await person.page.click('button[lang]');
  await person.page.waitForFunction((title) => document.title !== title, {}, before);
});

journey('the hosting page can serve the portal under a base path', { language: 'en-US' }, async (person) => {
  await person.page.evaluateOnNewDocument(() => {
    window.routerBase = '/portal/';
  });
  await person.opens('/portal/usercenter/overview?from=mail');
  await person.isAt('/portal/login?redirect=%2Fusercenter%2Foverview%3Ffrom%3Dmail');
  await signsIn(person, 'user');
  await person.isAt('/portal/usercenter/overview?from=mail');
  await person.sees('139****9000');

  await person.presses('My services', 'link');
  await person.isAt('/portal/usercenter/service');
  await person.presses('Service Market', 'link');
  await person.isAt('/portal/home');
  await person.opens('/portal/no/such/page');
  await person.sees('This page doesn’t exist');

  await person.losesSession();
  await person.opens('/portal/usercenter/overview');
  await person.isAt('/portal/login?redirect=%2Fusercenter%2Foverview');
  await signsIn(person, 'user');
  await person.isAt('/portal/usercenter/overview');
  await person.opensAccountMenu();
  await person.presses('Sign out');
  await person.isAt('/portal/login');
});
