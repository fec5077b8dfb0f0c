import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

journey(
  'a hosting page may put the portal under a path of its own',
  { language: 'en-US' },
  async (person) => {
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
    await person.sees('This page does not exist');

    await person.losesSession();
    await person.opens('/portal/usercenter/overview');
    await person.isAt('/portal/login?redirect=%2Fusercenter%2Foverview');
    await signsIn(person, 'user');
    await person.isAt('/portal/usercenter/overview');
    await person.opensAccountMenu();
    await person.presses('Sign out');
    await person.isAt('/portal/login');
  },
);
