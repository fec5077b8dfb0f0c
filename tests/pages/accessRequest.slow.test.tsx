import { act, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { field } from '../support/account';
import { advanceClock } from '../support/clock';
import { failCalls, loseNextCall, replyInstead } from '../support/network';
import { sent } from '../support/orders';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { openSession } from '../support/signedIn';

const FORBIDDEN = 'You don’t have access to this page';
const OWN = 'console/access/request/own';

/** Sends a decision as an administrator in another browser. */
async function decides(requestId: string, decision: { event: string; note?: string }) {
  const reply = await mockServer()(`/api/v1/console/access/request/${requestId}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-authorization': openSession('admin') },
    body: JSON.stringify(decision),
  });
  expect(await reply.json()).toMatchObject({ code: 200 });
}

const lastRequest = () => db().accessRequests.at(-1);
const forbidden = (path: string) => openPage(path, { account: 'user', title: FORBIDDEN });

describe('a person who meets a 403', () => {
  it('sees the missing menu entry, asks for it once, and withdraws, also after calls that fail', async () => {
    const restore = failCalls(OWN);
    const { user } = await forbidden('/editor/flow');
    expect(await screen.findByText('Editors / Flow editor')).toBeVisible();
    expect(screen.getByText('/editor/flow')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    restore();
    await user.click(retry);
    await user.fill(await screen.findByLabelText('Reason (optional)'), 'I draw the onboarding');
    loseNextCall('POST', 'console/access/request', 2);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled());
    expect(field('Reason (optional)')).toHaveValue('I draw the onboarding');

    const before = sent('POST', 'console/access/request').length;
    await user.dblClick(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Pending')).toBeVisible();
    expect(screen.getByText('I draw the onboarding')).toBeVisible();
    expect(lastRequest()).toMatchObject({ userId: '10002', path: '/editor/flow', status: 'open' });
    expect(sent('POST', 'console/access/request')).toHaveLength(before + 1);

    await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(lastRequest()).toMatchObject({ status: 'withdrawn' });
    expect(screen.getByRole('button', { name: 'Request again' })).toBeVisible();
  });

  it('sees the page open without a reload once access is granted, and its menu entry, until it is revoked', async () => {
    const { user } = await forbidden('/list/card-list?type=1');
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    await screen.findByText('Pending');
    await decides(lastRequest()?.requestId ?? '', { event: 'grant' });
    advanceClock(6);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('You now have access to “Lists / Service templates”')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Service templates' })).toBeVisible();
    expect(place()).toBe('/list/card-list?type=1');
    expect(screen.queryByText(FORBIDDEN)).not.toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: /Service templates/ })).toBeInTheDocument();

    await decides(lastRequest()?.requestId ?? '', { event: 'revoke', note: 'The project is over' });
    advanceClock(6);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Service templates/ })).not.toBeInTheDocument();
  });

  it('is offered no request when the back end has none', async () => {
    const reply = jest.fn(async () => new Response(JSON.stringify({ code: 404 })));
    replyInstead(({ path }) => (path.endsWith(OWN) ? reply() : undefined));
    await forbidden('/editor/flow');
    await waitFor(() => expect(reply).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Request access' })).not.toBeInTheDocument(),
    );
  });

  it('chooses among the pages below a parent', async () => {
    const { user } = await forbidden('/form');
    await user.click(await screen.findByRole('combobox', { name: 'Page' }));
    await user.click(await screen.findByTitle('Forms / Transfers'));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Pending');
    expect(lastRequest()).toMatchObject({ path: '/form/step-form' });
  });
});

describe('an administrator', () => {
  const row = (name: RegExp) => {
    const found = screen.getAllByRole('listitem').find((item) => name.test(item.textContent ?? ''));
    if (!found) throw new Error(`No row ${name}`);
    return within(found);
  };

  it('grants a request, and can revoke it with a reason', async () => {
    const { user } = await openPage('/admin/sub-page', { account: 'admin' });
    expect(screen.getByText('This page can only be viewed by Admin').tagName).toBe('P');
    await user.click(await screen.findByRole('button', { name: /^Grant: Lin Xiaoman, Lists \/ / }));
    expect(await screen.findByText(/^Lin Xiaoman now has access to/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No pending access requests' })).toBeVisible();
    expect(db().accessRequests.find(({ requestId }) => requestId === 'access-2')).toMatchObject({
      status: 'granted',
      decidedBy: '10001',
    });

    await user.click(screen.getByRole('link', { name: 'Granted 1' }));
    await user.click(await screen.findByRole('button', { name: /^Revoke access: Lin Xiaoman/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.fill(dialog.getByLabelText('Reason'), 'The rule runs again');
    await user.click(dialog.getByRole('button', { name: 'Revoke access' }));
    expect(await screen.findByText(/^Lin Xiaoman no longer has access to/)).toBeInTheDocument();
    expect(db().accessRequests.find(({ requestId }) => requestId === 'access-2')).toMatchObject({
      status: 'revoked',
      note: 'The rule runs again',
    });
  });

  it('does not decide an own request', async () => {
    for (const request of db().accessRequests) request.userId = '10001';
    await openPage('/admin/sub-page', { account: 'admin' });
    expect(await screen.findByText('Your own request: another administrator decides it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Grant|Decline):/ })).not.toBeInTheDocument();
  });

  it('declines with a reason only', async () => {
    const { user } = await openPage('/admin/sub-page?status=open', { account: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^Decline: Lin Xiaoman/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Enter a reason')).toBeVisible();
    await user.fill(dialog.getByLabelText('Reason'), 'The rule is mine');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await user.click(await screen.findByRole('link', { name: 'Declined 2' }));
    expect(await screen.findByText('The rule is mine')).toBeVisible();
    expect(row(/The rule is mine/).getByText('Declined')).toBeVisible();
  });

  it('is told when the request was withdrawn in the meantime', async () => {
    const { user } = await openPage('/admin/sub-page', { account: 'admin' });
    const grant = await screen.findByRole('button', { name: /^Grant: / });
    const record = db().accessRequests.find(({ requestId }) => requestId === 'access-2');
    if (record) record.status = 'withdrawn';
    await user.click(grant);
    expect(await screen.findByText(/was just withdrawn or decided/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No pending access requests' })).toBeVisible();
  });

  it('sees why an account cannot open a page, and after the grant that it can', async () => {
    const { user } = await openPage('/admin/sub-page', { account: 'admin' });
    await user.click(await screen.findByRole('link', { name: /^Check access: Lin Xiaoman/ }));
    await waitFor(() => expect(place()).toBe('/admin?person=10002&page=%2Flist%2Ftable-list'));
    expect(await screen.findByText(/^Lin Xiaoman can’t open “Lists \//)).toBeVisible();
    expect(screen.getByText(/menus don’t contain \/list\/table-list/)).toHaveTextContent(
      /\/list is granted, but a parent entry doesn’t open the pages below it\. Requested on .*, pending\./,
    );
    expect(screen.getByText('Requires the menu entry /list/table-list.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review request' })).toHaveAttribute('href', '/admin/sub-page');

    await decides('access-2', { event: 'grant' });
    advanceClock(6);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/^Lin Xiaoman can open “Lists \//)).toBeVisible();
    expect(
      screen.getByText(/^Granted by \/list › \/list\/table-list\. The request was granted/),
    ).toBeVisible();
  });

  it.each([
    ['/list', 'Lin Xiaoman can open “Lists”', 'Leads to “Lists / Tasks”.'],
    ['/nowhere', 'Lin Xiaoman can’t open “/nowhere”', 'No page has this address.'],
  ])('checks %s', async (page, verdict, reason) => {
    await openPage(`/admin?${new URLSearchParams({ person: '10002', page })}`, { account: 'admin' });
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('pastes the address that somebody reported', async () => {
    const { user } = await openPage('/admin?person=10002', { account: 'admin' });
    const address = await screen.findByRole('combobox', { name: 'Page' });
    await user.click(address);
    await user.paste('https://portal.example/dashboard/monitor?range=7');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Lin Xiaoman can’t open “Dashboard / Live monitor”')).toBeVisible();
    expect(place()).toBe('/admin?person=10002&page=%2Fdashboard%2Fmonitor');
  });

  it('sees the pages that were granted to single users', async () => {
    const record = db().accessRequests.find(({ requestId }) => requestId === 'access-2');
    if (record) record.status = 'granted';
    await openPage('/admin', { account: 'admin' });
    expect(await screen.findByText('Granted to Lin Xiaoman')).toBeVisible();
  });
});
