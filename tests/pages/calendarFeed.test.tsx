import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { holdNextCall, loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { signIn } from '../support/signedIn';

const open = async () => {
  const app = await openPage('/usercenter/service/renewals');
  await screen.findByRole('heading', { name: 'Next 12 months' });
  return app;
};
const feed = () => screen.getByRole('region', { name: 'Subscribe in your calendar' });
const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, popup?: string) => {
  await user.click(within(feed()).getByRole('button', { name }));
  // The popup of an earlier confirmation stays in the document.
  const found = await waitFor(() => {
    const shown = screen
      .getAllByRole('tooltip')
      .filter((each) => within(each).queryByRole('button', { name }));
    expect(shown).toHaveLength(1);
    return shown[0] as HTMLElement;
  });
  if (popup) expect(found).toRead(popup);
  await user.click(within(found).getByRole('button', { name }));
};
const address = () => /http:\S+\/renewals\.ics/.exec(document.body.textContent ?? '')?.[0];

beforeEach(() => {
  startServerAt();
  signIn();
});

it('shows the calendar address once, also after lost replies, and revoked', async () => {
  const { user: first, unmount } = await open();
  expect(feed()).toRead(`## Subscribe in your calendar
    With a secret address, your calendar program shows these renewals and end dates and updates them about every 12 hours. A new password ends the address.
    (Create address)`);
  loseNextReply('POST', 'calendar/feed', 2);
  await first.click(await within(feed()).findByRole('button', { name: 'Create address' }));
  expect(await within(feed()).findByRole('button', { name: 'Replace address' })).toBeVisible();
  expect(address()).toBeUndefined();

  await confirm(
    first,
    'Replace address',
    `Replace the calendar address?
    The current one stops working at once. Subscribe to the new one instead. // (Cancel) // (Replace address)`,
  );
  await waitFor(() => expect(address()).toBeDefined());
  const replaced = address() ?? '';
  expect(replaced).toMatch(/^http:\/\/localhost\/api\/v1\/calendar\/feed\/[\w-]{43}\/renewals\.ics$/);
  expect(feed()).toRead(`## Subscribe in your calendar
    With a secret address, your calendar program shows these renewals and end dates and updates them about every 12 hours. A new password ends the address.
    alert: // Your calendar address is ready
    Copy it now: this is the only time it’s shown. Whoever has it can read your renewals without signing in.
    http://localhost/api/v1/calendar/feed/…/renewals.ics // (Copy Calendar address)
    Token ends in … · Created November 20, 2026 · Not read by a calendar yet // (Replace address) // (Revoke address)`);
  await first.click(within(feed()).getByRole('button', { name: 'Copy Calendar address' }));
  expect(await navigator.clipboard.readText()).toBe(replaced);

  unmount();
  for (const read of db().calendarFeeds)
    Object.assign(read, { lastReadAt: Date.parse('2026-11-19T04:00:00Z') });
  const { user } = await open();
  expect(await within(feed()).findByText(/^Last read/)).toHaveTextContent('Last read November 19, 2026');
  expect(address()).toBeUndefined();
  await confirm(
    user,
    'Revoke address',
    `Revoke the calendar address? // Calendars that use it can no longer read your renewals.
    (Cancel) // (Revoke address)`,
  );
  expect(await screen.findByText('Calendar address revoked')).toBeInTheDocument();
  const release = holdNextCall('POST', 'calendar/feed');
  await user.click(await within(feed()).findByRole('button', { name: 'Create address' }));
  expect(button(/Create address/)).toHaveClass('ant-btn-loading');
  release();
  await waitFor(() => expect(address()).toBeDefined());
  expect(address()).not.toBe(replaced);
  expect(db().calendarFeeds).toHaveLength(1);
  // Both buttons wait for a call, and a failed one reads the state again.
  const hold = holdNextCall('DELETE', 'calendar/feed');
  await confirm(user, 'Revoke address');
  expect(within(feed()).getByRole('button', { name: 'Replace address' })).toBeDisabled();
  expect(within(feed()).getByRole('button', { name: /Revoke address/ })).toBeDisabled();
  expect(within(feed()).getByRole('button', { name: /Revoke address/ })).toHaveClass('ant-btn-loading');
  hold();
  await within(feed()).findByRole('button', { name: 'Create address' });
  expect(address()).toBeUndefined();
});

it('loads the calendar address again, and again after a failed revocation', async () => {
  replyNext('GET', 'calendar/feed', { code: 500, message: 'Down for now' });
  const { user } = await open();
  await within(feed()).findByRole('heading', { name: 'Couldn’t load your calendar address' });
  expect(within(feed()).queryByRole('button', { name: 'Create address' })).not.toBeInTheDocument();
  await user.click(button('Try again'));
  await user.click(await within(feed()).findByRole('button', { name: 'Create address' }));
  await within(feed()).findByRole('button', { name: 'Revoke address' });
  const reads = sent('GET', 'calendar/feed').length;
  replyNext('DELETE', 'calendar/feed', { code: 500, message: 'Down for now' });
  await confirm(user, 'Revoke address');
  await waitFor(() => expect(sent('GET', 'calendar/feed')).toHaveLength(reads + 1));
  expect(within(feed()).getByRole('button', { name: 'Replace address' })).toBeEnabled();
});
