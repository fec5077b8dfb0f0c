import { journey } from '../support/e2eJourney';
import { losesSessionAt, opensAs } from '../support/signIn';

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

    await person.page.locator('tr button[aria-label^="Edit "]').click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value);
    await person.seesNo('You left unsaved changes');
    await person.presses('Cancel', 'button');
    await page.waitForFunction(() => !document.querySelector('#name'));

    await person.presses('New rule', 'button');
    await person.presses('Restore', 'button');
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('#name')?.value === wanted,
      {},
      SENTENCE,
    );
  },
);
