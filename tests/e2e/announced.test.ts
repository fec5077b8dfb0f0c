import { journey } from '../support/e2eJourney';
import { beginsToType, signsIn } from '../support/signIn';

journey('screen readers announce changes outside the focus', { language: 'en-US' }, async (person) => {
  const { page } = person;
  await person.opens('/serviceMarket');
  await person.sees('services');
  const counts = await page.waitForSelector('main [role=status]');
  const told = () => counts?.evaluate((element) => element.textContent ?? '');
  const before = await told();
  await person.fills('Search in the market', 'transcription', 'searchbox');
  await person.hits('Enter');
  // A live region that comes with its words says nothing: it is the same one that now says something else.
  await page.waitForFunction((element, old) => element?.textContent !== old, {}, counts, before);
  expect(await counts?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await told()).toMatch(/^\d+ services?/);

  await person.opens('/login');
  await beginsToType(person);
  await page.setOfflineMode(true);
  await signsIn(person, 'user');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[role=alert]')].some((popup) =>
      popup.innerText.includes('your network is abnormal'),
    ),
  );
  await page.setOfflineMode(false);
});

journey('a field exposes its error and that it is required', { language: 'en-US' }, async (person) => {
  const { page } = person;
  const fields = () =>
    page.$$eval('main input:is([aria-required=true], [aria-invalid=true])', (inputs) =>
      inputs.map((input) => ({
        isNeeded: input.getAttribute('aria-required') === 'true',
        isWrong: input.getAttribute('aria-invalid') === 'true',
        said: (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      })),
    );
  await person.opens('/register');
  expect((await fields()).length).toBeGreaterThan(2);
  expect((await fields()).filter(({ isWrong }) => isWrong)).toEqual([]);
  await person.presses('Register', 'button');
  await page.waitForSelector('main input[aria-invalid=true]');
  const wrong = (await fields()).filter(({ isWrong }) => isWrong);
  expect(wrong.length).toBeGreaterThan(1);
  for (const field of wrong)
    expect(field).toEqual({ isNeeded: true, isWrong: true, said: expect.stringMatching(/\w/) });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
});
