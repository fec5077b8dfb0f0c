import { overflow, violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { callMock } from '../support/mockCalls';
import { opensStory } from '../support/story';

journey(
  'a story is played step by step and from its link, and the portal is opened at that point',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/demo?story=refund&step=4');
    await person.sees('4 of 6 steps done');
    await person.presses('Next step', 'button');
    await person.sees('5 of 6 steps done');
    await person.isAt('/demo?story=refund&step=5');
    expect(await person.page.evaluate(overflow)).toEqual([]);
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

journey('an outage of a story reaches the portal opened from it', { language: 'en-US' }, async (person) => {
  await opensStory(person, 'outage', 5);
  await person.isAt('/usercenter/order');
  await person.sees('Couldn’t load your orders');
});
