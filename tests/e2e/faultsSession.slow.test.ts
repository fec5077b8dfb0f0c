import { CERTIFICATION, opensCertification, startsCertification, takes } from '../support/applicant';
import { journey } from '../support/e2eJourney';
import { blocksFile } from '../support/faults';
import { losesSessionAt, opensAs } from '../support/signIn';
import { hasValue } from '../support/waiting';

const SENTENCE = 'Half a sentence that';

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

    // The draft is removed when it is restored, so that it would be missing below.
    await person.page.locator('tr button[aria-label^="Edit "]').click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value);
    await person.presses('Cancel', 'button');
    await page.waitForFunction(() => !document.querySelector('#name'));

    await person.presses('New rule', 'button');
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('#name')?.value === wanted,
      {},
      SENTENCE,
    );
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
    await hasValue(person.page, 'Full name', '');
    const stored = () =>
      person.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(await stored()).not.toContain('Zhang');
  },
);
