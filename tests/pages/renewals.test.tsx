import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { recordSavedFiles } from '../support/files';
import { changeReply, crashNextReply, holdNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser, signIn } from '../support/signedIn';

const PATH = '/usercenter/service/renewals';
const region = (name: string) => screen.getByRole('region', { name });
const open = async (search = '', language: 'en-US' | 'zh-CN' = 'en-US') => {
  const app = await openPage(`${PATH}${search}`, { language });
  await waitFor(() => expect(document.querySelector('table')).toBeInTheDocument());
  return app;
};

/** Services of which one renews, one cannot be paid, one is no longer sold, one has an open order and one ends. */
function inEachState(result: Record<string, unknown>) {
  const [first = {}, second = {}, third = {}, fourth = {}] = result.list as Record<string, unknown>[];
  const soon = (day: number) => ({ endsOn: `2026-11-${day}T04:00:00.000Z`, autoRenew: true });
  return {
    list: [
      { ...first, ...soon(22) },
      { ...second, ...soon(23) },
      { ...third, ...soon(24), price: undefined },
      {
        ...fourth,
        ...soon(25),
        openOrder: {
          orderId: '9',
          orderType: 'renew',
          status: 'pendingPayment',
          endsBy: '2026-11-24T04:00:01.000Z',
        },
      },
      { ...first, ...soon(25), instanceId: 'I5', autoRenew: false },
    ],
  };
}

beforeEach(() => {
  startServerAt();
  signIn();
});

it('says which renewal fails first and how much is missing, with what happens on each day', async () => {
  changeReply('/instance/renewals', inEachState);
  await open();
  const notice = screen.getByText(/won’t renew/).closest('[role="alert"]');
  expect(notice as Element).toRead(`
    4 of 5 services won’t renew. Next to end: Invoice and Receipt OCR, November 23, 2026
    Can’t renew on November 22, 2026: your balance is ¥17,191.60 short
    Your balance is ¥2,686.40. Top up ¥18,049.60 to cover all automatic renewals of the next 12 months.
    [Top up](/usercenter/service/charge?topUp=1719160)`);
  expect(
    region('Calendar'),
  ).toRead(`## Calendar // [Manage automatic renewal](/usercenter/service) // (Previous month) disabled // ### November 2026
    (Next month) // table Renewals and end dates in November 2026: // | Sun | Mon | Tue | Wed | Thu | Fri | Sat |
    | 1 | 2 | 3 | 4 | 5 | 6 | 7 | // | 8 | 9 | 10 | 11 | 12 | 13 | 14 |
    | 15 | 16 | 17 | 18 | 19 | 20 | 21 1 event Document Translation Desk |
    | 22 1 event Invoice and Receipt OCR | 23 2 events Invoice and Receipt OCR Uptime Probe | 24 2 events Uptime Probe Smart Seal Management | 25 2 events Smart Seal Management Document Translation Desk | 26 | 27 | 28 |
    | 29 | 30 |  |  |  |  |  | // Nov 21, 2026 // [Document Translation Desk](/usercenter/service?keyword=…)
    Renews automatically // ¥78.00 // Nov 22, 2026 // [Invoice and Receipt OCR](/usercenter/service?keyword=…)
    Can’t renew: your balance is ¥17,191.60 short // ¥19,800.00 // Nov 23, 2026
    [Invoice and Receipt OCR](/usercenter/service?keyword=…) // Ends, no renewal // Nov 23, 2026
    [Uptime Probe](/usercenter/service?keyword=…) // Can’t renew: this plan is no longer sold // Nov 24, 2026
    [Uptime Probe](/usercenter/service?keyword=…) // Ends, no renewal // Nov 24, 2026
    [Smart Seal Management](/usercenter/service?keyword=…) // Can’t renew: an order is still open // ¥2,680.00 // Nov 25, 2026
    [Smart Seal Management](/usercenter/service?keyword=…) // Ends, no renewal // Nov 25, 2026
    [Document Translation Desk](/usercenter/service?keyword=I5) // Ends, no renewal`);
  const rows = within(region('Next 12 months')).getAllByRole('row', { hidden: true });
  expect(rows.slice(0, 3).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'Will be charged', 'Fails, balance too low'],
    ['November 2026', '¥78.00', '¥19,800.00'],
    ['December 2026', '¥78.00', '¥0.00'],
  ]);
});

it('begins the weeks of the Chinese calendar with Monday', async () => {
  await open('?month=2027-02', 'zh-CN');
  expect(
    screen.getByRole('table', { name: /2027年2月/ }),
  ).toRead(`| 周一 | 周二 | 周三 | 周四 | 周五 | 周六 | 周日 | // | 1 | 2 | 3 | 4 | 5 | 6 | 7 | // | 8 | 9 | 10 | 11 | 12 | 13 | 14 |
    | 15 | 16 | 17 | 18 | 19 | 20 | 21 | // | 22 | 23 | 24 | 25 | 26 | 27 | 28 |`);
  expect(screen.getByText(/个服务中有 \d 个不会续费/, { selector: '[role="alert"] *' })).toBeVisible();
});

it('moves through the months within the forecast, in the URL', async () => {
  const { user } = await open();
  const months = within(region('Next 12 months')).getAllByRole('button', {
    name: /: show .* in the calendar$/,
  });
  expect(button('Previous month')).toBeDisabled();
  await user.click(button('Next month'));
  await waitFor(() => expect(place()).toBe(`${PATH}?month=2026-12`));
  expect(months[1]).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Next month'));
  await waitFor(() => expect(place()).toBe(`${PATH}?month=2027-01`));
  expect(screen.getByText('Nothing renews or ends this month.')).toBeVisible();
  await user.click(button('Previous month'));
  await waitFor(() => expect(place()).toBe(`${PATH}?month=2026-12`));
  await user.click(months[11] as HTMLElement);
  await waitFor(() => expect(place()).toBe(`${PATH}?month=2027-10`));
  expect(button('Next month')).toBeDisabled();
  await user.click(months[0] as HTMLElement);
  await waitFor(() => expect(place()).toBe(PATH));
  expect(screen.getByRole('link', { name: 'Manage automatic renewal' })).toHaveAttribute(
    'href',
    '/usercenter/service',
  );
});

it('downloads the forecast as a calendar file', async () => {
  changeReply('/instance/renewals', inEachState);
  const { user } = await open();
  const saved = recordSavedFiles();
  await user.click(button('Download calendar file (.ics)'));
  const { name, blob } = saved[0] ?? {};
  expect(name).toBe('renewals.ics');
  expect(blob?.type).toBe('text/calendar;charset=utf-8');
  const text = new TextDecoder().decode(await blob?.arrayBuffer()).replaceAll('\r\n ', '');
  const description = (screen.getByText(/^Automatic renewals are charged/).textContent ?? '').replaceAll(
    ',',
    '\\,',
  );
  const events = text.split('BEGIN:VEVENT').slice(0, 3).join('').split('\r\n');
  expect(
    events.filter((line) => /^(UID|DTSTART|DTSTAMP|SUMMARY|DESCRIPTION|X-WR-CALNAME)/.test(line)),
  ).toEqual([
    'X-WR-CALNAME:Service renewals and end dates',
    expect.stringMatching(/^UID:I\d+-2026-11-22-renewal@localhost$/),
    expect.stringMatching(/^DTSTAMP:20261120T0400\d\dZ$/),
    'DTSTART:20261121T040000Z',
    'SUMMARY:Document Translation Desk: Renews automatically · ¥78.00',
    `DESCRIPTION:${description}`,
    expect.stringMatching(/^UID:I\d+-2026-11-23-renewal@localhost$/),
    expect.stringMatching(/^DTSTAMP:20261120T0400\d\dZ$/),
    'DTSTART:20261122T040000Z',
    'SUMMARY:Invoice and Receipt OCR: Can’t renew: your balance is ¥17\\,191.60 short · ¥19\\,800.00',
    `DESCRIPTION:${description}`,
  ]);
  expect(await screen.findByText('Downloaded renewals.ics')).toBeInTheDocument();
});

it('reads along while a paid renewal is set up', async () => {
  const status = { current: 'provisioning' };
  changeReply('/instance/renewals', ({ list }) => {
    const [first = {}, ...others] = list as Record<string, unknown>[];
    return {
      list: [
        { ...first, openOrder: { orderId: '9', orderType: 'renew', ...{ status: status.current } } },
        ...others,
      ],
    };
  });
  await open();
  const reads = () => sent('GET', 'instance/renewals').length;
  const before = reads();
  await passTime(3_500);
  expect(reads()).toBe(before + 1);
  status.current = 'completed';
  await passTime(3_000);
  const after = reads();
  await passTime(7_000);
  expect(reads()).toBe(after);
});

it('shows an empty state without services, and a retry after a failure', async () => {
  db().instances = [];
  crashNextReply('GET', 'instance/renewals');
  const release = holdNextCall('GET', 'instance/renewals');
  const { user } = await openPage(PATH);
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(screen.queryByText('Subscribe in your calendar')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your renewals' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'No services with a term' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
  // An address of earlier services can still be revoked.
  expect(await within(region('Subscribe in your calendar')).findByRole('button')).toBeVisible();
});

it('says nothing about the balance when nothing renews itself', async () => {
  for (const instance of db().instances) instance.autoRenew = false;
  await open();
  expect(screen.queryByText(/^(Your balance of|Balance too low)/)).not.toBeInTheDocument();
  expect(getUser().balance).toBeGreaterThan(0);
});
