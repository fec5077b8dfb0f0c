import { journey } from '../support/e2eJourney';
import { focusedName } from '../support/keyboard';

journey(
  'the first stop of every frame leads past it, into the page',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    for (const path of ['/home', '/usercenter/overview', '/welcome']) {
      await person.opens(path);
      await person.hits('Tab');
      expect(await focusedName(person)).toBe('Skip to content');
      const box = await (await page.$('a[href="#main"]'))?.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.height).toBeGreaterThanOrEqual(40);
      await person.hits('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      await person.hits('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
    }
  },
);
