import { journey } from '../support/e2eJourney';

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
  await page.waitForSelector('main input[aria-invalid=true]:focus');
  const wrong = (await fields()).filter(({ isWrong }) => isWrong);
  expect(wrong.length).toBeGreaterThan(1);
  for (const field of wrong)
    expect(field).toEqual({ isNeeded: true, isWrong: true, description: expect.stringMatching(/\w/) });
});
