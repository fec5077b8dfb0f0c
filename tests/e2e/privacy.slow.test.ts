import { launchBrowser } from '../support/browser';
import { journey } from '../support/e2eJourney';
import { callMock } from '../support/mockCalls';
import { Person } from '../support/person';
import { opensAs, signsIn } from '../support/signIn';

it('a page from the back-forward cache shows no private data after sign-out', async () => {
  await callMock('demo/reset', {});
  const ownBrowser = await launchBrowser({ keepsPages: true });
  try {
    const person = await Person.arrives({ ownBrowser, language: 'en-US' });
    await person.opens('/login?redirect=/usercenter/overview');
    await signsIn(person, 'user');
    await person.sees('139****9000');

    // A full page load, so that the browser keeps the previous page.
    await person.page.evaluate(() => location.assign('/home'));
    await person.isAt('/home');
    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/login');

    // Later, because the document that is asked may be gone before it answers.
    const goBack = () => person.page.evaluate(() => void setTimeout(() => history.back()));
    await goBack();
    await person.isAt('/home');
    await goBack();
    await person.isAt('/login?redirect=%2Fusercenter%2Foverview');
    await person.seesNo('139****9000');
  } finally {
    await ownBrowser.close();
  }
});

const PRIVATE = ['/usercenter/overview', '/usercenter/order', '/usercenter/service', '/usercenter/security'];

/** Everything stored by this window: storage, caches and history state. */
const keptByWindow = async () =>
  JSON.stringify({
    session: { ...sessionStorage },
    local: { ...localStorage },
    caches: 'caches' in window ? await caches.keys() : [],
    state: history.state,
  });

journey(
  'two users in two tabs of one window never see each other’s data',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/favicon.svg');
    const other = await person.opensSameTab();
    await opensAs(other, 'admin', '/favicon.svg');
    for (const path of PRIVATE) {
      await Promise.all([person.opens(path), other.opens(path)]);
      await person.sees('Lin Xiaoman');
      await other.sees('Shen Zhiyuan');
      await person.seesNo('Shen Zhiyuan');
      await other.seesNo('Lin Xiaoman');
      await person.seesNo('138****8000');
      await other.seesNo('139****9000');
    }
    const calls = [...person.calls, ...other.calls];
    const tokens = new Set(calls.flatMap(({ headers }) => headers['x-authorization'] ?? []));
    expect(tokens.size).toBe(2);

    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/login');
    expect(await person.page.evaluate(keptByWindow)).not.toMatch(/token|Lin Xiaoman|139|10002/);
    await person.goesBack();
    await person.seesNo('Lin Xiaoman');
    await person.isAt('/login?redirect=%2Fusercenter%2Fsecurity');

    await other.reloads();
    await other.sees('Shen Zhiyuan');
  },
);
