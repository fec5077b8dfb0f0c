import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

journey('a reload keeps the session, a new tab asks again', { language: 'en-US' }, async (person) => {
  await person.opens('/login?redirect=/usercenter/overview');
  await signsIn(person, 'user');
  await person.isAt('/usercenter/overview');
  await person.reloads();
  await person.isAt('/usercenter/overview');
  await person.sees('139****9000');

  const tab = await person.opensTab('/usercenter/overview');
  await tab.waitForFunction(() => location.pathname === '/login');
});

journey('signing out, then Back, shows nothing private', { language: 'en-US' }, async (person) => {
  await person.opens('/login?redirect=/usercenter/overview');
  await signsIn(person, 'user');
  await person.sees('139****9000');
  await person.opensAccountMenu();
  await person.presses('Sign out');
  await person.isAt('/login');
  expect(person.callsTo('user/logout')).toHaveLength(1);
  expect(await person.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await person.goesBack();
  await person.isAt('/login?redirect=%2Fusercenter%2Foverview');
  await person.seesNo('139****9000');
});

journey(
  'an expired session says so once, and signing in leads back',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=/usercenter/overview');
    await signsIn(person, 'user');
    await person.isAt('/usercenter/overview');
    await person.losesSession();
    await person.reloads();
    await person.isAt('/login?redirect=%2Fusercenter%2Foverview');
    expect(person.callsTo('user/logout')).toHaveLength(1);
    await signsIn(person, 'user');
    await person.isAt('/usercenter/overview');
  },
);

journey(
  'twenty calls of an expired session make one logout, one popup, one navigation',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=/demo');
    await signsIn(person, 'user');
    await person.isAt('/demo');
    const navigations = person.navigations.length;
    await person.presses('Trigger calls-in-flight', 'button');
    await person.isAt('/login?redirect=%2Fdemo');
    expect(person.callsTo('user/logout')).toHaveLength(1);
    expect(person.callsTo('user/query/current/userInfo').length).toBeGreaterThanOrEqual(20);
    expect(person.navigations.slice(navigations)).toEqual(['/login']);
    expect(await person.popups()).toHaveLength(1);
  },
);

journey(
  'someone without storage signs in for the life of the page',
  { language: 'en-US' },
  async (person) => {
    await person.page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
    await person.opens('/login?redirect=/usercenter/overview');
    await signsIn(person, 'user');
    await person.isAt('/usercenter/overview');
    await person.sees('139****9000');
  },
);
