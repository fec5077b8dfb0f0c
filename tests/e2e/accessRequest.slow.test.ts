import { journey } from '../support/e2eJourney';
import { Person } from '../support/person';
import { opensAs } from '../support/signIn';

const PAGE = '/editor/flow';
const REQUESTS = '/admin/sub-page';

/** Brings the window to the front, as its user does to look at it again. */
const looksAgain = (person: Person) => person.page.bringToFront();

journey(
  'access is requested, declined with a reason, requested again and granted',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', PAGE);
    await person.sees('You don’t have access to this page');
    await person.sees('Missing menu entry');
    await person.sees('Editors / Flow editor');
    await person.fills('Reason (optional)', 'I draw the onboarding of providers');
    await person.presses('Send request');
    await person.sees('Pending');

    const admin = await Person.arrives({ language: 'en-US' });
    await opensAs(admin, 'admin', REQUESTS);
    await admin.sees('I draw the onboarding of providers');
    await admin.presses('Check access: Lin Xiaoman, Editors / Flow editor', 'link');
    await admin.sees('Lin Xiaoman can’t open “Editors / Flow editor”');
    await admin.sees('The account’s menus don’t contain /editor/flow.');
    await admin.presses('Review request', 'link');
    await admin.isAt(REQUESTS);
    await admin.presses('Decline: Lin Xiaoman, Editors / Flow editor');
    await admin.sees('Decline access to “Editors / Flow editor” for Lin Xiaoman?');
    await admin.fills('Reason', 'Please use the shared diagram');
    await admin.page.locator('[role="dialog"] button[type="submit"]').click();
    await admin.sees('Request from Lin Xiaoman for “Editors / Flow editor” declined');

    await looksAgain(person);
    await person.sees('Declined by Shen Zhiyuan');
    await person.sees('Please use the shared diagram');
    await person.fills('Reason (optional)', 'The shared one is read-only');
    await person.presses('Request again');
    await person.sees('Pending');

    await looksAgain(admin);
    await admin.opens(REQUESTS);
    await admin.sees('The shared one is read-only');
    await admin.presses('Grant: Lin Xiaoman, Editors / Flow editor');
    await admin.sees('Lin Xiaoman now has access to “Editors / Flow editor”');

    const loads = person.navigations.length;
    await looksAgain(person);
    await person.sees('You now have access to “Editors / Flow editor”');
    await person.seesNo('You don’t have access to this page');
    await person.isAt(PAGE);
    // The page opened without a reload.
    expect(person.navigations.length).toBe(loads);
    expect(admin.complaints).toEqual([]);
    await admin.leaves();
  },
);
