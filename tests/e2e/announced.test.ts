import { journey } from '../support/e2eJourney';
import { signsIn, startsTyping } from '../support/signIn';

journey('screen readers announce changes outside the focus', { language: 'en-US' }, async (person) => {
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
  expect(await announced()).toMatch(/^\d+ services?/);

  await person.opens('/login');
  await startsTyping(person);
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
        description: (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      })),
    );
  await person.opens('/register');
  expect((await fields()).length).toBeGreaterThan(2);
  expect((await fields()).filter(({ isWrong }) => isWrong)).toEqual([]);
  await person.presses('Sign up', 'button');
  await page.waitForSelector('main input[aria-invalid=true]');
  const wrong = (await fields()).filter(({ isWrong }) => isWrong);
  expect(wrong.length).toBeGreaterThan(1);
  for (const field of wrong)
    expect(field).toEqual({ isNeeded: true, isWrong: true, description: expect.stringMatching(/\w/) });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
});
