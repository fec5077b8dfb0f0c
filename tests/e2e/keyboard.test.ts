import { journey } from '../support/e2eJourney';
import { buttonNamed, focusedName, opensAndLeaves } from '../support/keyboard';
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

journey(
  'dialogs take the focus, trap it, close on Escape and restore it',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/service/charge');
    expect(await opensAndLeaves(person, buttonNamed('Top up'))).toBe('Top up your balance');

    await person.opens('/usercenter/service');
    expect(await opensAndLeaves(person, buttonNamed('Renew: '))).toMatch(/^Renew/);
    expect(await opensAndLeaves(person, buttonNamed('Access details'))).toMatch(/^Access details/);

    await person.opens('/usercenter/order?tab=unpaid');
    const cancel = await person.page.waitForSelector(buttonNamed('Cancel order'), { visible: true });
    await cancel?.focus();
    await person.hits('Enter');
    await person.sees('Why are you canceling?');
    await person.hits('Tab');
    expect(await focusedName(person)).toBe('I changed my mind');
    await person.hits('Escape');
    await person.seesNo('Why are you canceling?');
    await person.page.waitForFunction((button) => document.activeElement === button, {}, cancel);

    await opensAs(person, 'admin', '/welcome');
    await opensAndLeaves(person, buttonNamed('Open settings'));
  },
);
