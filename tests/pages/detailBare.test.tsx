import { screen, waitFor, within } from '@testing-library/react';
import { button, callsTo } from '../support/account';
import { detailAddress, openDetail, SERVICE, shownPrice } from '../support/market';
import { changeReply, failCalls } from '../support/network';
import { openPage, renderApp } from '../support/renderApp';

const THIS_SERVICE = `/service/${SERVICE}`;
const region = (name: string) => screen.getByRole('region', { name });
const head = () => screen.getByRole('heading', { level: 1 }).closest('header') as Element;
const tabs = () => screen.getByRole('navigation', { name: 'About this service' });

const CATEGORY = '[View all in this category](/serviceMarket?columnId=10102)';

it('shows what a service without much has, and what it requires before the purchase', async () => {
  changeReply(THIS_SERVICE, (service) => ({
    requiresCertification: true,
    purchaseLimit: 2,
    agreements: ['blockserveterms', 'contracttemp', 'nobody-knows-it'],
    rating: { score: 0, count: 0 },
    gallery: [{ picture: '/pictures/a.svg', caption: '' }],
    ...{ tags: [], specification: [], faq: [], trialDays: 0, maxQuantity: 1, detail: ' ' },
    skus: (service.skus as object[]).slice(0, 1).map((sku) => ({ ...sku, features: [] })),
    provider: { ...(service.provider as object), providerId: undefined, phone: '', email: '' },
  }));
  const { user } = await openPage(detailAddress('&quantity=3'), { account: 'user' });
  await waitFor(shownPrice);
  expect(head()).toRead(`ul Pictures: // (Picture 1) // # Live Transcription
    Words appear half a second after they are said: for live captions and meeting notes. // Type // API // Rating
    No ratings yet // Orders // 2,890 // Provider // Tingxi Speech`);
  const order = encodeURIComponent(
    `/serviceMarket/order?serviceId=${SERVICE}&plan=standard&period=month-1&spec.streams=10&spec.dialect=mandarin&spec.speakers=0`,
  );
  expect(
    region('Configure'),
  ).toRead(`## Configure // Plan // (•) Standard ¥599 / month // Term // (•) 1 month ¥599
    ( ) 1 quarter Save ¥90.00 ¥1,797 ¥1,707 // ( ) 1 year Save ¥1,079.00 ¥7,188 ¥6,109 // (Decrease Streams) disabled
    Streams: 10 – From 10 to 500, in steps of 10 // (Increase Streams) // streams // From 10 to 500, in steps of 10
    Languages // (•) Mandarin // ( ) Mandarin and Cantonese // ( ) Mandarin and Sichuanese
    [off] Tell speakers apart // ul Before you buy: // alert:
    Identity verification required to order. // [Verify now](/usercenter/security/certification?redirect=${order})
    Limit: 2 per person at a time. // By ordering you agree to:
    [Platform Service Terms](/agreement/blockserveterms) // ,
    [Service Purchase Contract (template)](/agreement/contracttemp) // status:
    Total ¥599.00 Including 6% tax: ¥33.91 // (Price details) // (Buy now)`);
  const empty = 'The provider hasn’t added a description yet. Contact them to learn more.';
  expect(screen.getByText(empty)).toBeVisible();
  expect(region('Ratings and reviews')).toRead(`## Ratings and reviews
    Nobody has rated this service yet. Buyers can do so within 90 days of the completion of their order.`);
  await user.click(screen.getByRole('link', { name: 'Specifications and FAQ' }));
  await screen.findByRole('heading', { name: 'Specifications' });
  expect(tabs().parentElement).toHaveTextContent(
    /SpecificationsThe provider hasn’t added any specifications yet\. Contact them to learn more\.$/,
  );
});

it.each([
  [
    'paused',
    `Paused // ## This service is currently unavailable
    The provider has paused sales. Existing customers aren’t affected. In the meantime, take a look at similar services.`,
  ],
  [
    'retired',
    `Retired // ## This service has been discontinued
    Existing customers can use it until their term ends. Take a look at similar services.`,
  ],
])('a %s service can be read, says so and leads to similar ones', async (status, text) => {
  changeReply(THIS_SERVICE, () => ({ status }));
  await openDetail();
  const box = screen.getByRole('heading', { name: /^This service/ }).closest('section') as Element;
  expect(box).toRead(`${text} \n[View similar services](#similar-services) \n${CATEGORY}`);
  expect(within(region('Similar services')).getByRole('heading', { level: 2 }).id).toBe('similar-services');
  expect(callsTo('order/quote')).toEqual([]);
});

describe('the detail page without a service', () => {
  it.each(['/serviceMarket/detail', '/serviceMarket/detail?serviceId=none'])(
    '%s says so',
    async (address) => {
      renderApp(address);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.getByRole('main')).toRead(
        `# Service not found // … // [Browse the service market](/serviceMarket)`,
      );
    },
  );

  it('offers a retry after a load error, and for similar services alone', async () => {
    changeReply(THIS_SERVICE, () => ({ agreements: [] }));
    const restoreSimilar = failCalls('/service/list');
    const restore = failCalls(THIS_SERVICE);
    const { user } = renderApp(detailAddress());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this service' }),
    ).toBeVisible();
    restore();
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Live Transcription' })).toBeVisible();
    await screen.findByText(/Couldn’t load similar services/);
    expect(screen.queryByRole('list', { name: 'Before you buy' })).not.toBeInTheDocument();
    const similar = `## Similar services \n${CATEGORY}`;
    expect(region('Similar services')).toRead(`${similar} \nCouldn’t load similar services. \n(Try again)`);
    restoreSimilar();
    changeReply('service/list', () => ({ list: [], total: 0 }));
    await user.click(button('Try again'));
    await screen.findByText('No other services in this category yet.');
    expect(region('Similar services')).toRead(
      `${similar} \nNo data · No other services in this category yet.`,
    );
  });
});
