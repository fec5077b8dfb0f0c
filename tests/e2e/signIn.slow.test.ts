import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

/** Where the card stands, in pixels. */
const cardBox = ({ page }: Person) =>
  page.$eval('main', (card) => {
    const { top, height } = card.getBoundingClientRect();
    return { top, height };
  });

journey('the card stays in place when its tab changes', { language: 'en-US' }, async (person) => {
  await person.opens('/login');
  await person.sees('Remember this device');
  const before = await cardBox(person);
  await person.presses('Phone', 'tab');
  await person.sees('Get code');
  expect(await cardBox(person)).toEqual(before);
});

for (const language of ['en-US', 'zh-CN'] as const) {
  journey(
    `at 360 px the tools of the header stand beside the brand in ${language}`,
    { language, width: 360 },
    async (person) => {
      await person.opens('/home');
      const brandEnd = await person.page.$eval('header a', (brand) => brand.getBoundingClientRect().right);
      const toolStarts = await person.page.$$eval('header a ~ div button, header a ~ div a', (tools) =>
        tools
          .map((tool) => tool.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left }) => left),
      );
      expect(toolStarts.length).toBeGreaterThan(1);
      expect(Math.min(...toolStarts)).toBeGreaterThanOrEqual(brandEnd);
    },
  );
}
