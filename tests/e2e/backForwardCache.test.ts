import { launchBrowser } from '../support/browser';
import { letGoOfBrowser } from '../support/browserWindow';
import { Person } from '../support/person';
import { signsIn } from '../support/signIn';

afterAll(letGoOfBrowser);

it('a page kept by the browser shows nobody’s data after they signed out', async () => {
  const ownBrowser = await launchBrowser({ keepsPages: true });
  try {
    const person = await Person.arrives({ ownBrowser, language: 'en-US' });
    await person.opens('/login?redirect=/usercenter/overview');
    await signsIn(person, 'user');
    await person.sees('139****9000');

    // As a document of its own, so that the one before is kept.
    await person.page.evaluate(() => location.assign('/home'));
    await person.isAt('/home');
    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/login');

    await person.page.evaluate(() => history.back());
    await person.isAt('/home');
    await person.page.evaluate(() => history.back());
    await person.isAt('/login?redirect=%2Fusercenter%2Foverview');
    await person.seesNo('139****9000');
  } finally {
    await ownBrowser.close();
  }
}, 180_000);
