import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { button, callsTo } from '../support/account';
import { passTime } from '../support/clock';
import { detailAddress, openDetail, SERVICE, shownLines, shownPrice } from '../support/market';
import { changeReply, failCalls } from '../support/network';
import { mockServer } from '../support/pageSetup';

const QUOTE = '/order/quote';
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Delays the replies to some quotes, even of aborted calls, until they are released. */
function holdQuotes(hold: (body: string) => boolean) {
  const forward = mockServer();
  const held: (() => void)[] = [];
  const server: typeof fetch = async (input, init) => {
    if (!String(input).endsWith(QUOTE) || !hold(String(init?.body))) return forward(input, init);
    const reply = await forward(input, { ...init, signal: null });
    return new Promise((resolve) => held.push(() => resolve(reply)));
  };
  window.fetch = server;
  return held;
}

describe('the price', () => {
  it('is the server’s, with details that add up, shown by press, keyboard and mouse and hidden on Escape', async () => {
    const { user } = await openDetail(
      detailAddress('&plan=pro&period=quarter-1&spec.streams=120&spec.speakers=1&quantity=7'),
    );
    const price = await waitFor(shownPrice);
    expect(callsTo('order/quote')).toHaveLength(1);
    const lines = () => screen.queryByRole('group', { name: 'Price breakdown' });
    expect(lines()).not.toBeInTheDocument();
    await user.click(button('Price details'));
    expect(lines()).toBeVisible();
    const { amounts, sum: total } = shownLines();
    expect(amounts.length).toBeGreaterThan(0);
    expect([sum(amounts), total]).toEqual([price, price]);
    expect(button('Price details')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Price details'));
    expect(lines()).not.toBeInTheDocument();
    await user.click(button('Price details'));
    await user.keyboard('a');
    expect(lines()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(lines()).not.toBeInTheDocument();

    await user.hover(screen.getByRole('heading', { level: 1 }));
    await user.hover(button('Price details'));
    expect(lines()).toBeVisible();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(lines()).not.toBeInTheDocument();

    act(() => screen.getByRole('switch').focus());
    while (document.activeElement !== button('Price details')) await user.tab();
    expect(lines()).toBeVisible();
    await user.tab();
    expect(lines()).not.toBeInTheDocument();
  });

  it('stays, marked as outdated, and belongs to the last choice in any order of the replies', async () => {
    const held = holdQuotes((body) => JSON.parse(body).quantity === 2);
    const { user } = await openDetail();
    const single = await waitFor(shownPrice);
    await user.click(button('Increase Quantity'));
    const earlier = screen.getByText('Total', { selector: '[role=status] span' }).parentElement;
    expect(earlier).toHaveAttribute('aria-busy', 'true');
    await passTime(150);
    expect(held).toHaveLength(0);
    await passTime(50);
    expect(held).toHaveLength(1);
    expect(shownPrice).toThrow();
    await user.click(button('Increase Quantity'));
    await waitFor(() => expect(shownPrice()).toBe(3 * single));
    held[0]?.();
    await passTime(50);
    expect(shownPrice()).toBe(3 * single);
  });
});

describe('a service without a price', () => {
  it('offers a retry and cannot be bought, with its terms although they cannot be loaded', async () => {
    failCalls('/agreement/list');
    const restore = failCalls(QUOTE);
    const { user } = await openDetail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t calculate the price.Try again');
    expect(shownPrice).toThrow();
    expect(button('Buy now')).toBeDisabled();
    const notes = within(screen.getByRole('list', { name: 'Before you buy' }));
    expect(notes.getByRole('link')).toHaveTextContent('Terms of service');
    restore();
    await user.click(button('Try again'));
    await waitFor(shownPrice);
    expect(button('Buy now')).toBeEnabled();
  });

  it.each([ORDER_ERROR.serviceUnavailable, ORDER_ERROR.selectionInvalid])(
    'is loaded again after it has just been paused: %s',
    async (code) => {
      let paused = false;
      changeReply(`/service/${SERVICE}`, () => (paused ? { status: 'paused' } : {}));
      const forward = window.fetch;
      const server: typeof fetch = (input, init) =>
        paused && String(input).endsWith(QUOTE)
          ? Promise.resolve(Response.json({ code, message: 'Paused' }))
          : forward(input, init);
      window.fetch = server;
      const { user } = await openDetail();
      await waitFor(shownPrice);
      paused = true;
      await user.click(button('Increase Quantity'));
      expect(await screen.findByText(/This service was just updated/)).toBeVisible();
      await user.click(button('Reload'));
      expect(
        await screen.findByRole('heading', { name: 'This service is currently unavailable' }),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    },
  );
});

describe('buying a service', () => {
  const redirect = () => new URLSearchParams(history.location.search).get('redirect') ?? '';

  it('sends a visitor to the login page and back to exactly this order, a new one each time', async () => {
    const { user } = await openDetail(detailAddress('&plan=pro&quantity=2&from=mail'));
    await waitFor(shownPrice);
    await user.click(button('Buy now'));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    const { pathname, searchParams } = new URL(redirect(), 'http://portal.test');
    expect(pathname).toBe('/serviceMarket/order');
    const { intent: key, ...selection } = Object.fromEntries(searchParams);
    expect(selection).toEqual({
      serviceId: SERVICE,
      plan: 'pro',
      period: 'month-1',
      quantity: '2',
      'spec.streams': '10',
      'spec.dialect': 'mandarin',
      'spec.speakers': '0',
    });
    expect(key).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(callsTo('order')).toEqual([]);

    act(() => history.back());
    await user.click(await screen.findByRole('button', { name: 'Buy now' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    const again = new URL(redirect(), 'http://portal.test').searchParams.get('intent');
    expect(again).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(again).not.toBe(key);
  });

  it('orders a trial with the quantity one, marked as a trial', async () => {
    const { user } = await openDetail(detailAddress('&quantity=4'));
    await user.click(await screen.findByRole('button', { name: 'Try free for 14 days' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    const query = new URL(redirect(), 'http://portal.test').searchParams;
    expect(query.get('trial')).toBe('1');
    expect(query.get('quantity')).toBeNull();
  });
});
