import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';
import { findControl } from '../support/waiting';

journey(
  'a reload keeps the session, and a new tab requires a sign-in',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=/usercenter/overview');
    await signsIn(person, 'user');
    await person.isAt('/usercenter/overview');
    await person.reloads();
    await person.isAt('/usercenter/overview');
    await person.sees('139****9000');

    const tab = await person.opensTab('/usercenter/overview');
    await tab.waitForFunction(() => location.pathname === '/login');
  },
);

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
  'an expired session is logged out one time, and signing in returns to the page',
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
    expect(await person.seesPopups(1)).toHaveLength(1);
    expect(person.callsTo('user/logout')).toHaveLength(1);
    expect(person.callsTo('user/query/current/userInfo').length).toBeGreaterThanOrEqual(20);
    expect(person.navigations.slice(navigations)).toEqual(['/login']);
  },
);

journey(
  'a user with blocked storage is signed in until the page is closed',
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

journey(
  'leaving the login page with a live session keeps the user signed in',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/login');
    await person.sees('Sign in to Service Market');
    await person.rests();
    expect(person.callsTo('user/query/current/userInfo')).toEqual([]);
    await person.presses('Service Market', 'link');
    await person.isAt('/home');
    await person.opensAccountMenu();
    expect(person.callsTo('user/query/current/userInfo')).toHaveLength(1);
  },
);

journey(
  'a server error at startup keeps the session and offers a retry',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.page.setExtraHTTPHeaders({ 'x-mock-scenario': 'http-500' });
    await person.opens('/usercenter/overview');
    await person.sees('Couldn’t load your account');
    await person.isAt('/usercenter/overview');
    await person.page.setExtraHTTPHeaders({});
    await person.presses('Try again', 'button');
    await person.sees('139****9000');
  },
);

journey(
  'a server that hangs at startup does not block public pages',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.page.setExtraHTTPHeaders({ 'x-mock-scenario': 'hang' });
    await person.opensWithoutWaiting('/agreement');
    await person.sees('Reload account');
    await person.hasSeenPopups(1);
    expect(await person.popups()).toEqual([expect.stringContaining('timeout of 5000ms exceeded')]);
    await person.page.setExtraHTTPHeaders({});
    await person.presses('Reload account', 'button');
    await person.opensAccountMenu();
  },
);

journey(
  'a user who cannot be loaded can sign out on a phone, in the portal and in the console',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    await person.page.setExtraHTTPHeaders({ 'x-mock-scenario': 'http-500' });
    for (const path of ['/welcome', '/home']) {
      await person.opens(path);
      const leave = await findControl(person.page, 'Sign out', 'button');
      const box = await leave.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(360);
    }
    await person.presses('Sign out', 'button');
    await person.isAt('/login');
    expect(await person.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  },
);
