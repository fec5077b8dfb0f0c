import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { callMock } from '../support/mockCalls';
import { signsIn } from '../support/signIn';
import { opensStory } from '../support/story';

const NOTE = 'Note to the provider (optional)';
const TYPED = 'Please call before the setup.';

for (const width of [1440, 360])
  journey(
    `a story is played at ${width} px, step by step and from its link, and the portal is opened at that point`,
    { language: 'en-US', width },
    async (person) => {
      await person.opens('/demo?story=refund&step=4');
      await person.sees('4 of 6 steps done');
      await person.presses('Next step', 'button');
      await person.sees('5 of 6 steps done');
      await person.isAt('/demo?story=refund&step=5');
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // antd's button for the tabs that do not fit is inside their list.
      const found = (await violations(person)).filter((line) => !line.includes('.ant-tabs-nav'));
      expect(found).toEqual([]);
      const { orderCount } = await callMock<{ orderCount: number }>('demo/ledger');

      const opened = new Promise<void>((resolve) => person.page.once('popup', () => resolve()));
      await person.presses('Open the portal here', 'button');
      await opened;
      const portal = (await person.page.browserContext().pages()).at(-1);
      await portal?.waitForFunction(() => /^\/usercenter\/order\/\d+$/.test(location.pathname));
      await portal?.waitForFunction(() => document.body.innerText.includes('Refunded'));
      await portal?.close();
      await person.page.bringToFront();
      // The calls of the opened portal are among those of the story.
      await person.sees('GET user/query/current/userInfo');
      // The visitor's own data are as before.
      expect(await callMock('demo/ledger')).toMatchObject({ orderCount });

      await person.reloads();
      await person.sees('New windows of this browser work on the data of a story');
      await person.presses('Back to my own data', 'button');
      await person.isAt('/demo?story=month');
      await person.seesNo('New windows of this browser work on the data of a story');
    },
  );

journey(
  'a session that expires in a story asks to sign in again and keeps what was typed',
  { language: 'en-US' },
  async (person) => {
    await opensStory(person, 'session', 2);
    await person.isAt('/serviceMarket/order');
    await person.fills(NOTE, TYPED);
    await person.ticks('I have read and accept these terms');
    const state = await person.page.evaluate(() => /mock_state=([\w-]+)/.exec(document.cookie)?.[1]);
    await person.page.evaluate(async (id) => {
      const headers = { 'content-type': 'application/json', 'x-mock-state': id ?? '' };
      const read = await (await fetch('/api/v1/demo/clock', { headers })).json();
      const body = JSON.stringify({ offsetSeconds: read.result.offsetSeconds + 25 * 3_600 });
      await fetch('/api/v1/demo/clock', { method: 'POST', headers, body });
    }, state);
    // A price that was read again may have ended the session already.
    await person.page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ innerText }) => innerText.startsWith('Place order'))?.click();
    });
    await person.isAt('/login');
    await signsIn(person, 'user');
    await person.isAt('/serviceMarket/order');
    await person.sees('I have read and accept these terms');
    expect(await person.reads(NOTE)).toBe(TYPED);
  },
);

journey('an outage of a story reaches the portal opened from it', { language: 'en-US' }, async (person) => {
  await opensStory(person, 'outage', 5);
  await person.isAt('/usercenter/order');
  await person.sees('Couldn’t load your orders');
});
