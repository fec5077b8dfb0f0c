import { journey } from '../support/e2eJourney';
import { opensAs } from '../support/signIn';
import { findControl } from '../support/waiting';

journey(
  'leaving the login page with a live session keeps the user signed in',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/login');
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
  'a server that hangs at startup does not block public pages',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/favicon.svg');
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
    await opensAs(person, 'admin', '/favicon.svg');
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
