import { journey } from '../support/e2eJourney';
import { opensAs, signsIn } from '../support/signIn';

journey(
  'a reload keeps the session, a new tab requires a sign-in, and Back after a sign-out shows nothing private',
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
    await tab.close();
    await person.page.bringToFront();

    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/login');
    expect(person.callsTo('user/logout')).toHaveLength(1);
    expect(await person.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await person.goesBack();
    await person.isAt('/login?redirect=%2Fusercenter%2Foverview');
    await person.seesNo('139****9000');
  },
);

journey(
  'a server error at startup keeps the session and offers a retry',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/favicon.svg');
    await person.page.setExtraHTTPHeaders({ 'x-mock-scenario': 'http-500' });
    await person.opens('/usercenter/overview');
    await person.sees('Couldn’t load your account');
    await person.isAt('/usercenter/overview');
    await person.page.setExtraHTTPHeaders({});
    await person.presses('Try again', 'button');
    await person.sees('139****9000');
  },
);
