import { CERTIFICATION, opensCertification, startsCertification, takes } from '../support/applicant';
import { journey } from '../support/e2eJourney';
import { blocksFile } from '../support/faults';
import type { Person } from '../support/person';
import { isAboutToOrder, pressesButton } from '../support/shop';
import { signsIn } from '../support/signIn';
import { findControl } from '../support/waiting';

const SENTENCE = 'Half a sentence that';

/** Waits until the field with this label has this value. */
async function holds(person: Person, label: string, text: string): Promise<void> {
  const field = await findControl(person.page, label, 'textbox');
  await person.page.waitForFunction(
    (element, wanted) => (element as unknown as HTMLInputElement | null)?.value === wanted,
    {},
    field,
    text,
  );
}

/** The session expires when this button is pressed. The person signs in again and returns. */
async function losesSessionAt(person: Person, button: string, account: string): Promise<void> {
  const { pathname, search } = new URL(person.page.url());
  await person.losesSession();
  // A polling page may detect it first.
  await Promise.any([pressesButton(person, button), person.isAt('/login')]);
  await person.isAt('/login');
  await signsIn(person, account);
  await person.isAt(pathname + search);
}

async function opensAs(person: Person, account: string, path: string): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs(account);
  await person.opens(path);
}

journey(
  'an expired session keeps the draft of a console form for the same user',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'admin', '/form/basic-form');
    await person.fills('Description', SENTENCE);
    await losesSessionAt(person, 'Save draft', 'admin');
    await holds(person, 'Description', SENTENCE);
  },
);

journey(
  'an expired session keeps unsaved settings on a phone, for the same user only',
  { language: 'en-US', width: 360 },
  async (person) => {
    await opensAs(person, 'user', '/account/settings');
    await person.fills('About you', SENTENCE);
    await losesSessionAt(person, 'Save profile', 'user');
    await holds(person, 'About you', SENTENCE);
    // The draft is restored as unsaved input and removed from the storage.
    await person.page.waitForSelector('::-p-aria([name="Discard changes"][role="button"]):not([disabled])');
    expect(await person.page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('typed:');

    await losesSessionAt(person, 'Save profile', 'admin');
    await findControl(person.page, 'About you', 'textbox');
    expect(await person.page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(SENTENCE);
    await losesSessionAt(person, 'Save profile', 'user');
    await findControl(person.page, 'About you', 'textbox');
    expect(await person.reads('About you')).not.toContain(SENTENCE);
  },
);

/** The value of the name field in the rule drawer. */
const ruleName = ({ page }: Person) =>
  page.$eval('#name', (field) => (field as unknown as HTMLInputElement).value);

journey(
  'an expired session keeps the input of a rule drawer, but not for another rule',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    await opensAs(person, 'admin', '/list/table-list');
    await person.presses('New rule', 'button');
    await (await page.waitForSelector('#name', { visible: true }))?.type(SENTENCE);
    await page.type('#desc', 'Long enough');
    await page.$eval('#time', (element) => {
      const field = element as unknown as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        '2030-01-01T10:00',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await losesSessionAt(person, 'Create rule', 'admin');

    await (await page.waitForSelector('tr button[aria-label^="Edit "]', { visible: true }))?.click();
    await page.waitForSelector('#name', { visible: true });
    const own = await ruleName(person);
    expect(own).not.toBe('');
    // Longer than the portal takes to restore a new field.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await ruleName(person)).toBe(own);
    await person.presses('Cancel', 'button');
    await page.waitForFunction(() => !document.querySelector('#name'));

    await person.presses('New rule', 'button');
    await page.waitForSelector('#name', { visible: true });
    await page.waitForFunction(
      (wanted) => (document.querySelector('#name') as HTMLInputElement | null)?.value === wanted,
      {},
      SENTENCE,
    );
  },
);

journey(
  'an expired session keeps the remark of an order, for the same user only',
  { language: 'en-US' },
  async (person) => {
    await isAboutToOrder(person);
    await person.fills('Note to the provider (optional)', SENTENCE);
    await person.ticks('I have read and accept these terms');
    await losesSessionAt(person, 'Place order', 'user');
    await holds(person, 'Note to the provider (optional)', SENTENCE);

    await person.ticks('I have read and accept these terms');
    await losesSessionAt(person, 'Place order', 'admin');
    await person.sees('I have read and accept these terms');
    await holds(person, 'Note to the provider (optional)', '');
    expect(await person.page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(SENTENCE);
  },
);

journey(
  'an expired session leaves no input of a certification step in the browser',
  { language: 'en-US' },
  async (person) => {
    await opensCertification(person);
    await startsCertification(person);
    await person.presses('Verify your identity', 'button');
    await person.isAt(`${CERTIFICATION}/file`);
    await takes(person, 'Resident identity card');
    // The draft that is saved on blur does not reach the server.
    const draft = await blocksFile(person, '*/api/v1/certification/draft');
    await person.fills('Full name', 'Zhang');
    await draft.restore();
    await losesSessionAt(person, 'Next', 'user');
    await holds(person, 'Full name', '');
    const stored = () =>
      person.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(await stored()).not.toContain('Zhang');
  },
);
