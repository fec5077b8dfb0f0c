import { journey } from '../support/e2eJourney';
import { serveWithBuild, startReference } from '../support/reference';
import { placesOrder, pressesButton } from '../support/shop';
import { signsIn } from '../support/signIn';

journey(
  'a person signs in and orders at a back end that was written from the document alone',
  { language: 'en-US' },
  async (person) => {
    const { origin, stop } = await serveWithBuild(startReference());
    try {
      await person.opens(`${origin}/login?redirect=%2FserviceMarket`);
      await signsIn(person, 'user');
      await person.isAt('/serviceMarket');
      await person.presses('Text search', 'link');
      await person.isAt('/serviceMarket/detail/tab1');
      await pressesButton(person, 'Buy now');
      await person.isAt('/serviceMarket/order');
      const orderId = await placesOrder(person);
      await person.opens(`${origin}/usercenter/order`);
      await person.sees(orderId);
      await person.opens(`${origin}/announcement`);
      await person.sees('Maintenance tonight');
      // Leaving a page aborts its calls, which then have no status.
      const statuses = person.calls.map(({ outcome }) => outcome).filter(Number.isInteger);
      expect(new Set(statuses)).toEqual(new Set([200]));
    } finally {
      await stop();
    }
  },
);
