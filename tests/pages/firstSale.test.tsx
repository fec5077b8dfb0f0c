import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { FIRST_OPERATIONS } from '../../config/contract/guide/start';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { openReady, PAY, PLACE_ORDER, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const operations = ENDPOINTS.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
const first = FIRST_OPERATIONS.map(([id]) => id);

/** A back end with nothing but the first operations. Returns the others that are called. */
function offerFirstOperations(): Set<string> {
  const others = new Set<string>();
  const offered = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    const method = (init?.method ?? 'GET').toUpperCase();
    const called = operations.filter((each) => each.method === method && each.pattern.test(pathname));
    if (called.length === 0 || called.some(({ id }) => first.includes(id))) return offered(input, init);
    for (const { id } of called) others.add(id);
    return new Response(JSON.stringify({ code: 501, message: 'Not offered' }), { status: 501 });
  };
  return others;
}

const main = () => screen.getByRole('main');
const expectNoPopup = () => expect(screen.queryByText('Not offered')).not.toBeInTheDocument();

beforeEach(() => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it.each([
  ['/home', 'Every service your business needs, in one place'],
  ['/serviceMarket', 'Electronic Contracts'],
  ['/usercenter/order', 'You haven’t placed any orders yet'],
  ['/usercenter/service', 'You haven’t bought any services yet'],
])('%s can be used with the first operations alone', async (address, text) => {
  offerFirstOperations();
  renderApp(address);
  await waitFor(() => expect(main()).toHaveTextContent(text));
  await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeNull());
  expectNoPopup();
});

it('a service can be ordered and paid with the first operations alone', async () => {
  const others = offerFirstOperations();
  const { user } = await openReady();
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  await user.click(await screen.findByRole('button', { name: PAY }));
  await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\/result/));
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(others).toContain('listCoupons');
  expectNoPopup();
});
