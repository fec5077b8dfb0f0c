import { journey } from '../support/e2eJourney';
import { DAY_SECONDS } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAboutToOrder, placesOrder, pressesButton, SERVICE, steersPayments } from '../support/shop';
import { isAwayUntil, opensAs } from '../support/signIn';

const SECTION = '#reviews';

/** The number of ratings that the page of the service shows at its top. */
const ratingCount = async ({ page }: Person): Promise<number> => {
  const rating = await page.waitForSelector('header [role=img][aria-label*="out of 5"]', { visible: true });
  const name = (await rating?.evaluate((element) => element.getAttribute('aria-label'))) ?? '';
  return Number(/(\d[\d,]*) ratings?$/.exec(name)?.[1]?.replaceAll(',', ''));
};

journey(
  'a buyer reviews an order, the provider answers, and visitors read both',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ settleAfterMs: 0 });
    await isAboutToOrder(person);
    const orderId = await placesOrder(person);
    await pressesButton(person, 'Pay');
    await person.sees('Your service is ready');
    await person.opens(SERVICE);
    const before = await ratingCount(person);

    await person.opens(`/usercenter/order?keyword=${orderId}`);
    await person.presses('More actions: Live Transcription', 'button');
    await person.presses('Review', 'link');
    await person.presses('Submit review', 'button');
    await person.sees('Choose from 1 to 5 stars');
    await person.fills('Review (optional)', 'Captions keep up with fast speakers.');
    await person.page.click('label:has(input[aria-label^="2 stars"])');
    await person.presses('Submit review', 'button');
    await person.sees('Review submitted');
    await person.sees('You’ll get a message when the provider replies.');

    await isAwayUntil(person, DAY_SECONDS);
    await opensAs(person, 'user', '/usercenter/message?topic=order');
    await person.presses('The provider answered your review: Live Transcription', 'button');
    await person.presses('View order', 'link');
    await person.sees('Reply from');
    await person.presses('Add a follow-up', 'button');
    await person.fills('Your follow-up', 'Better after the update.');
    await person.presses('Submit follow-up', 'button');
    await person.sees('Better after the update.');

    await person.opens(SERVICE);
    expect(await ratingCount(person)).toBe(before + 1);
    await person.page.click('header a:has([role=img])');
    await person.page.waitForSelector(`${SECTION} ul`, { visible: true });
    await person.page
      .locator(`${SECTION} ::-p-xpath(.//button[starts-with(normalize-space(.), '2 stars')])`)
      .click();
    await person.sees('2 stars only');
    await person.sees('Captions keep up with fast speakers.');
    await person.sees('Better after the update.');
  },
);
