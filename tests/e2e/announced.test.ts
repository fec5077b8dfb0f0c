import { journey } from '../support/e2eJourney';
import { signsIn, startsTyping } from '../support/signIn';

journey('screen readers announce the results of a search', { language: 'en-US' }, async (person) => {
  const { page } = person;
  await person.opens('/serviceMarket');
  await person.sees('services');
  const counts = await page.waitForSelector('main [role=status]');
  const announced = () => counts?.evaluate((element) => element.textContent ?? '');
  const before = await announced();
  await person.fills('Search services', 'transcription', 'searchbox');
  await person.hits('Enter');
  // Screen readers announce a changed live region, not a new one.
  await page.waitForFunction((element, old) => element?.textContent !== old, {}, counts, before);
  expect(await counts?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForFunction(
    (element) =>
      /^\d+ services?/.test(element?.textContent ?? '') && !document.querySelector('[aria-busy=true]'),
    {},
    counts,
  );
});

journey(
  'screen readers announce the one popup of a call that fails while offline',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    await person.opens('/login');
    await startsTyping(person);
    await page.setOfflineMode(true);
    await person.sees('You’re offline');
    // In front of everything else, also of the fixed header of the console.
    const isOnTop = await page.evaluate(() => {
      const banner = [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
        textContent?.includes('You’re offline'),
      );
      const { x = 0, y = 0, width = 0, height = 0 } = banner?.getBoundingClientRect() ?? {};
      return banner?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await signsIn(person, 'user');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[role=alert]')].some((popup) =>
        popup.innerText.includes('your network is abnormal and cannot connect to the server'),
      ),
    );
    expect(await person.seesPopups(1)).toHaveLength(1);
    await page.setOfflineMode(false);
    await person.seesNo('You’re offline');
    await person.hits('Enter');
    await person.isAt('/home');
  },
);
