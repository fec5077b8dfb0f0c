import { journey } from '../support/e2eJourney';
import { focusedName } from '../support/keyboard';
import { opensAs } from '../support/signIn';

journey('the first tab stop of every frame skips to the content', { language: 'en-US' }, async (person) => {
  const { page } = person;
  await opensAs(person, 'admin', '/favicon.svg');
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
});
