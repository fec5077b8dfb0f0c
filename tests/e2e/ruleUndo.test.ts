import { journey } from '../support/e2eJourney';

const PAGE = '/list/table-list';
const ROW = 'tr[data-row-key]';

journey(
  'two rules deleted one after the other are both brought back, and one from the bin',
  { language: 'en-US' },
  async (person) => {
    const firstKey = () => person.page.$eval(ROW, (row) => row.getAttribute('data-row-key') ?? '');
    const isListed = (key: string) => person.page.waitForSelector(`tr[data-row-key="${key}"]`);
    const isUnlisted = (key: string) =>
      person.page.waitForSelector(`tr[data-row-key="${key}"]`, { hidden: true });
    const { keyboard } = person.page;

    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    await person.opens(PAGE);
    await person.page.waitForSelector(ROW);
    await keyboard.press('g');
    const first = await firstKey();
    await keyboard.press('Delete');
    await isUnlisted(first);
    const second = await firstKey();
    await keyboard.press('Delete');
    await isUnlisted(second);
    await person.sees('2 rules deleted');
    await keyboard.press('u');
    await isListed(second);
    await keyboard.press('u');
    await isListed(first);

    await keyboard.press('Delete');
    await person.sees('1 rule deleted');
    await person.opens(`${PAGE}?bin=1`);
    await person.sees('30 days left');
    const name = await person.page.$eval('[role="dialog"] li p', (text) => text.textContent);
    await person.presses(`Restore ${name}`, 'button');
    await person.sees('1 rule restored');
    await person.sees('No deleted rules');
  },
);
