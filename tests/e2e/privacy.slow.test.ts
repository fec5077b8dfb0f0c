import { launchBrowser } from '../support/browser';
import { disconnectBrowser } from '../support/browserWindow';
import { Person } from '../support/person';
import { signsIn } from '../support/signIn';

jest.setTimeout(300_000);
afterAll(disconnectBrowser);

it('a page from the back-forward cache shows no private data after sign-out', async () => {
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
