import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

journey('a URL outside the base path is still served', { language: 'en-US' }, async (person) => {
  await person.page.evaluateOnNewDocument(() => {
    window.routerBase = '/elsewhere/';
  });
  await person.opens('/login');
  await person.sees('Sign in to Service Market');
  expect(person.complaints.splice(0)).toEqual([expect.stringContaining('routerBase')]);
});

journey(
  'a user with blocked storage changes the language, and is signed in until the page is closed',
  {},
  async (person) => {
    await person.page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'languages', { value: ['zh-CN'] });
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
    });
    await person.opens('/login?redirect=/usercenter/overview');
    await person.sees('登录服务市场');
    await person.presses('English', 'button');
    await person.sees('Sign in to Service Market');
    await signsIn(person, 'user');
    await person.isAt('/usercenter/overview');
    await person.sees('139****9000');
  },
);

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
