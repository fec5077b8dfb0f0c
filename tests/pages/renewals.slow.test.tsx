import { screen, waitFor, within } from '@testing-library/react';
import { saveBlob } from '@/components/saveBlob';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { crashNextReply, loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

jest.mock('@/components/saveBlob', () => ({ saveBlob: jest.fn() }));

const openPage = async (search = '') => {
  const app = renderApp(`/usercenter/service/renewals${search}`);
  await screen.findByRole('heading', { name: 'Next 12 months' });
  return app;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const renewalsOf = (instanceId: string) =>
  db().orders.filter(({ selection }) => selection.instanceId === instanceId);
const batch = () => region('Renew several services');
/** Rows that can be renewed. */
const boxes = () => batch().getAllByRole('checkbox', { name: /^Select: / });

beforeEach(() => signIn());

it('shows what is charged as a chart with its table, by month, and as a calendar file', async () => {
  const { user } = await openPage();
  const forecast = region('Next 12 months');
  expect(
    forecast.getByRole('img', { name: /^Renewals of the next 12 months by month, at most ¥/ }),
  ).toBeVisible();
  expect(forecast.getAllByRole('row', { hidden: true })).toHaveLength(13);

  const months = forecast.getAllByRole('button', { name: /: show .* in the calendar$/ });
  await user.click(button('Next month'));
  await waitFor(() => expect(place()).toMatch(/\?month=\d{4}-\d\d$/));
  expect(months[1]).toHaveAttribute('aria-pressed', 'true');
  expect(button('Previous month')).toBeEnabled();
  await user.click(months[0] as HTMLElement);
  await waitFor(() => expect(place()).toBe('/usercenter/service/renewals'));
  expect(button('Previous month')).toBeDisabled();

  await user.click(button('Download calendar file (.ics)'));
  const [blob, fileName] = jest.mocked(saveBlob).mock.lastCall ?? [];
  expect(fileName).toBe('renewals.ics');
  expect(blob?.type).toBe('text/calendar;charset=utf-8');
  expect(await screen.findByText('Downloaded renewals.ics')).toBeInTheDocument();
});

it('says which renewal fails first and how much is missing, with a way to top up', async () => {
  getUser().balance = 1;
  const { user } = await openPage();
  const notice = await screen.findByText(/^Balance too low: .* can’t renew on .*, ¥[\d,.]+ short$/);
  expect(notice).toBeVisible();
  expect(screen.getByText(/^Your balance is ¥0.01\. Top up ¥[\d,.]+ to cover all/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/usercenter/service/charge?topUp=1',
  );
  await user.click(boxes()[0] as HTMLElement);
  expect(await batch().findByText(/^Your balance is ¥[\d,.]+ short\.$/)).toBeVisible();
  expect(batch().getByRole('button', { name: 'Renew several services' })).toBeDisabled();
});

it('shows an empty state without services, and a retry after a failure', async () => {
  db().instances = [];
  crashNextReply('GET', 'instance/renewals');
  const { user } = renderApp('/usercenter/service/renewals');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your renewals' })).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'No services with a term' })).toBeVisible();
  // An address of earlier services can still be revoked.
  const feed = region('Subscribe in your calendar');
  expect(await feed.findByRole('button', { name: 'Create address' })).toBeVisible();
});

describe('renewing several services', () => {
  async function selectTwo() {
    getUser().balance = 100_000_000;
    const app = await openPage();
    for (const box of boxes().slice(0, 2)) await app.user.click(box);
    await app.user.click(await batch().findByRole('checkbox', { name: /I have read and accept/ }));
    await app.user.click(batch().getByRole('button', { name: 'Renew several services' }));
    return app;
  }

  it('pays for each with one confirmation, and renews none twice', async () => {
    const { user } = await selectTwo();
    expect(screen.getByText(/^Your balance of ¥1,000,000.00 covers/)).toBeVisible();
    expect(sent('POST', 'order/quote')).toEqual([]);
    await user.dblClick(batch().getByRole('button', { name: /^Renew and pay ¥/ }));
    await waitFor(() => expect(batch().getAllByText('Paid')).toHaveLength(2));
    const renewed = db().orders.filter(({ idempotencyKey, selection }) =>
      Boolean(selection.instanceId && !idempotencyKey.startsWith('renewal-') && idempotencyKey.length === 32),
    );
    expect(renewed).toHaveLength(2);
    expect(new Set(renewed.map(({ selection }) => selection.instanceId)).size).toBe(2);
    for (const { payChannel, paidAmount, payableAmount } of renewed) {
      expect({ payChannel, paidAmount }).toEqual({ payChannel: 'balance', paidAmount: payableAmount });
    }
    expect(batch().getAllByRole('link', { name: 'View order' })).toHaveLength(2);
  });

  it('finds a renewal whose reply was lost, and sends no second one', async () => {
    const { user } = await selectTwo();
    const title = boxes()[0]?.getAttribute('aria-label')?.replace('Select: ', '') ?? '';
    const instance = db().instances.find(
      ({ service, userId }) => service.title.en === title && userId === '10002',
    );
    const instanceId = instance?.instanceId ?? '';
    const before = renewalsOf(instanceId).length;
    loseNextReply('POST', `instance/${instanceId}/renew`);
    await user.click(batch().getByRole('button', { name: /^Renew and pay ¥/ }));
    await user.click(await batch().findByRole('button', { name: 'Check again' }));
    expect(await batch().findByText('Ordered, not paid')).toBeVisible();
    expect(renewalsOf(instanceId)).toHaveLength(before + 1);
  });

  it('renews nothing at a price other than the shown one', async () => {
    const { user } = await selectTwo();
    const at = new Date().toISOString();
    replyNext('POST', 'order/quote', {
      code: 200,
      result: {
        ...{ quoteId: 'q', expiresAt: at, serverTime: at, currency: 'CNY', items: [] },
        ...{ originalAmount: 1, discountAmount: 0, payableAmount: 1 },
      },
    });
    await user.click(batch().getByRole('button', { name: /^Renew and pay ¥/ }));
    expect(await batch().findByText('The price is now ¥0.01; not renewed')).toBeVisible();
    await waitFor(() => expect(batch().getByText('Paid')).toBeVisible());
  });
});

describe('the calendar address', () => {
  const feed = () => region('Subscribe in your calendar');
  const confirm = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) => {
    await user.click(feed().getByRole('button', { name }));
    // The popup of an earlier confirmation stays in the document.
    const popup = await waitFor(() => {
      const found = screen
        .getAllByRole('tooltip')
        .flatMap((each) => within(each).queryByRole('button', { name }) ?? []);
      expect(found).toHaveLength(1);
      return found[0] as HTMLElement;
    });
    await user.click(popup);
  };
  const shown = () => /http:\S+\/renewals\.ics/.exec(document.body.textContent ?? '')?.[0];
  const address = (former?: string) =>
    waitFor(() => {
      const found = shown();
      expect([undefined, former]).not.toContain(found);
      return found ?? '';
    });

  it('is shown once, also after lost replies, and revoked', async () => {
    const { user: first, unmount } = await openPage();
    loseNextReply('POST', 'calendar/feed', 2);
    await first.click(await feed().findByRole('button', { name: 'Create address' }));
    expect(await feed().findByRole('button', { name: 'Replace address' })).toBeVisible();
    expect(shown()).toBeUndefined();

    await confirm(first, 'Replace address');
    const replaced = await address();
    expect(replaced).toMatch(/^http:\/\/localhost\/api\/v1\/calendar\/feed\/[\w-]{43}\/renewals\.ics$/);
    expect(feed().getByText(/^Token ends in …/)).toBeVisible();
    expect(feed().getByText('Not read by a calendar yet')).toBeVisible();
    await first.click(feed().getByRole('button', { name: 'Copy Calendar address' }));
    expect(await navigator.clipboard.readText()).toBe(replaced);

    unmount();
    const { user } = await openPage();
    expect(await feed().findByText(/^Token ends in …/)).toBeVisible();
    expect(shown()).toBeUndefined();
    await confirm(user, 'Revoke address');
    await user.click(await feed().findByRole('button', { name: 'Create address' }));
    await address(replaced);
    expect(db().calendarFeeds).toHaveLength(1);
  });
});
