import { journey } from '../support/e2eJourney';
import { buttonNamed, focusedName, opensAndLeaves } from '../support/keyboard';

journey(
  'dialogs take the focus, keep it, close on Escape and give it back',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');

    await person.opens('/usercenter/service/charge');
    expect(await opensAndLeaves(person, buttonNamed('Top up'))).toBe('Top up your balance');

    await person.opens('/usercenter/service');
    expect(await opensAndLeaves(person, buttonNamed('Renew: '))).toMatch(/^Renew/);
    expect(await opensAndLeaves(person, buttonNamed('Access information'))).toMatch(/^Access information/);

    await person.opens('/usercenter/order?tab=unpaid');
    const cancel = await person.page.waitForSelector(buttonNamed('Cancel order'), { visible: true });
    await cancel?.focus();
    await person.hits('Enter');
    await person.sees('Why do you cancel?');
    await person.hits('Tab');
    expect(await focusedName(person)).toBe('I changed my mind');
    await person.hits('Escape');
    await person.seesNo('Why do you cancel?');
    expect(await focusedName(person)).toMatch(/^Cancel order/);

    await person.isSignedInAs('admin');
    await person.opens('/welcome');
    await opensAndLeaves(person, buttonNamed('Open settings'));
  },
);

journey('so do the drawers of a phone', { language: 'en-US', width: 360 }, async (person) => {
  await person.opens('/serviceMarket');
  expect(await opensAndLeaves(person, buttonNamed('Open navigation'))).toBe('Site navigation');
  expect(await opensAndLeaves(person, buttonNamed('Filters'))).toBe('Filters');
  await person.isSignedInAs('admin');
  await person.opens('/welcome');
  await opensAndLeaves(person, buttonNamed('Open menu'));
});
