import { screen, waitFor, within } from '@testing-library/react';
import { button, otherCode, receivedCode } from '../support/account';
import { passTime } from '../support/clock';
import { changeReply, failCalls, holdNextCall, loseNextCall, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const open = (query = '') => openPage(`/usercenter/service${query}`);
const probe = () => ownService('uptime-probe');
const END = '2026-12-20T04:00:00.000Z';

beforeEach(() => {
  startServerAt();
  signIn();
});

describe('access information of a service', () => {
  const openAccess = () => open(`?access=${probe().instanceId}`);
  const dialog = () => screen.getByRole('dialog');

  it('is shown after an SMS code for as long as the proof is valid', async () => {
    const { user } = await openAccess();
    await screen.findByRole('button', { name: 'Show details' });
    expect(dialog()).toRead(`(Close) // Access details
    Anyone with these details can use your service, so confirm it’s you first. You won’t be asked again for 5 minutes.
    Confirm with // radiogroup Confirm with: // (•) Account password // ( ) SMS code // Password:  required
    (Show password) // (Show details)`);
    await user.click(screen.getByRole('radio', { name: 'SMS code' }));
    await user.click(button(/^(Get code|Send code|Get the code)/));
    expect(await screen.findByText(/Code sent to 139\*+9000/)).toBeInTheDocument();
    const code = screen.getByLabelText(/code/i, { selector: 'input:not([type=radio])' });
    await user.fill(code, otherCode());
    await user.click(button('Show details'));
    expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
    await user.fill(code, receivedCode());
    await user.click(button('Show details'));
    await screen.findByText(/svc\.example\.com/);
    expect(
      dialog(),
    ).toRead(`(Close) // Access details // Service address // https://uptime-probe.svc.example.com/i202607316023477750
    (Copy Service address) // Access ID // AKA384A63CA5519AF6 // (Copy Access ID) // Access secret
    0bdccce4ea780c9bf7315388d100d466 // (Copy Access secret) // status: // Hidden again after 5 minutes.`);
    await passTime(5 * 60_000);
    expect(screen.queryByText(/svc\.example\.com/)).not.toBeInTheDocument();
    expect(
      dialog(),
    ).toRead(`(Close) // Access details // Hidden again. Confirm it’s you to see the details. // Confirm with
    radiogroup Confirm with: // (•) Account password // ( ) SMS code // Password:  required // (Show password)
    (Show details)`);
  });

  it.each([
    [
      'is refused while the service does not run',
      43001,
      `(Close) // Access details // This service has no access details yet.`,
    ],
    [
      'is not found for another’s service',
      404,
      `(Close) // Access details // This service doesn’t exist or belongs to another account.`,
    ],
    [
      'can be loaded again',
      500,
      `(Close) // Access details // ## Couldn’t load this service // Wait a moment, then try again. // (Try again)`,
    ],
  ])('%s', async (_, code, expected) => {
    const path = `instance/${probe().instanceId}/access`;
    replyNext('POST', path, { code, message: 'No.' });
    const release = holdNextCall('POST', path);
    const { user } = await openAccess();
    expect(dialog().querySelector('.ant-skeleton')).toBeInTheDocument();
    release();
    await waitFor(() => expect(dialog().querySelector('.ant-skeleton')).not.toBeInTheDocument());
    expect(dialog()).toRead(expected);
    const retry = within(dialog()).queryByRole('button', { name: 'Try again' });
    if (!retry) return;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Show details' })).toBeVisible();
  });
});

describe('services of others', () => {
  const offer = {
    instanceId: 'I7',
    title: 'Face Check',
    planName: 'Basic',
    fromPhone: '138****8000',
    expiresAt: END,
  };
  const shared = (instanceId: string, role: string) => ({
    ...{ instanceId, title: `Probe ${instanceId}`, planName: 'Team', ownerPhone: '138****8000', role },
  });
  const show = (facts: { obstacle?: string } = {}) =>
    changeReply('/instance/shared/list', () => ({
      handOvers: [{ ...offer, ...facts }],
      services: [shared('I8', 'manager'), shared('I9', 'viewer')],
    }));
  const offers = () => screen.findByRole('region', { name: 'Offered to you' });
  const reads = () => [sent('GET', 'instance/shared/list').length, sent('GET', 'instance/list').length];
  const accept = () => button(/Accept: Face Check/);
  const decline = () => button(/Decline: Face Check/);

  it('are listed with their owners and roles', async () => {
    show();
    await open();
    expect(await offers()).toRead(`## Offered to you // Face Check Basic
    138****8000 wants to hand this service over to you. Accept or decline by December 20, 2026 at 12:00 PM.
    (Accept: Face Check) // (Decline: Face Check)
    If you accept, the service is yours and you pay nothing now. You pay for later renewals.`);
    expect(
      screen.getByRole('region', { name: 'Shared with you' }),
    ).toRead(`## Shared with you // table Shared with you: // | Service | Owner | Role |
    | [Probe I8](/usercenter/service/I8) Team | 138****8000 | Manager |
    | [Probe I9](/usercenter/service/I9) Team | 138****8000 | Viewer |`);
  });

  it('can be accepted, also when the reply is lost, or refused by the server', async () => {
    show();
    const { user } = await open();
    await offers();
    const [sharedReads = 0, listReads = 0] = reads();
    replyNext('POST', 'instance/I7/handOver/accept', { code: 43001, message: 'It was taken back.' });
    const release = holdNextCall('POST', 'instance/I7/handOver/accept');
    await user.click(accept());
    expect(accept()).toHaveClass('ant-btn-loading');
    expect(decline()).toBeDisabled();
    release();
    expect(await screen.findByText('It was taken back.')).toBeInTheDocument();
    await waitFor(() => expect(reads()).toEqual([sharedReads + 1, listReads]));
    loseNextCall('POST', 'instance/I7/handOver/accept');
    await user.click(accept());
    expect(await screen.findByText('The change wasn’t saved. Try again.')).toBeInTheDocument();
    const restore = failCalls('byKey');
    loseNextCall('POST', 'instance/I7/handOver/accept');
    await user.click(accept());
    expect(await within(await offers()).findByText('We couldn’t confirm this change')).toBeVisible();
    restore();
    replyNext('POST', 'instance/I7/handOver/accept', { code: 200, result: { instanceId: 'I7' } });
    await user.click(within(await offers()).getByRole('button', { name: 'Check again' }));
    await user.click(accept());
    expect(await screen.findByText('The service is yours')).toBeInTheDocument();
    await waitFor(() => expect(reads()[1]).toBe(listReads + 1));
  });

  it('say that an identity has to be verified first, and lead back from there', async () => {
    show({ obstacle: 'unverified' });
    await open('?status=active');
    expect(within(await offers()).getByText(/This service requires a verified identity/)).toBeVisible();
    expect(accept()).toBeDisabled();
    expect(accept()).toHaveAccessibleDescription(/requires a verified identity/);
    expect(decline()).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Verify your identity to accept' })).toHaveAttribute(
      'href',
      '/usercenter/security/certification?redirect=%2Fusercenter%2Fservice%3Fstatus%3Dactive',
    );
  });

  it('say when the receiver has as many as one person may own', async () => {
    show({ obstacle: 'purchaseLimit' });
    await open();
    await offers();
    expect(accept()).toBeDisabled();
    expect(accept()).toHaveAccessibleDescription(/as many of this service as one person may own/);
    expect(screen.queryByRole('link', { name: /Verify/ })).not.toBeInTheDocument();
  });

  it('can be accepted when only the server knows what is in the way', async () => {
    show({ obstacle: 'weather' });
    const { user } = await open();
    await offers();
    replyNext('POST', 'instance/I7/handOver/accept', { code: 42005, message: 'Verify yours first.' });
    await user.click(accept());
    expect(await screen.findByText('Verify yours first.')).toBeInTheDocument();
  });

  it('can be declined', async () => {
    show();
    const { user } = await open();
    await offers();
    const [sharedReads = 0, listReads = 0] = reads();
    replyNext('POST', 'instance/I7/handOver/decline', { code: 43001, message: 'It was taken back.' });
    await user.click(decline());
    await waitFor(() => expect(reads()).toEqual([sharedReads + 1, listReads]));
    replyNext('POST', 'instance/I7/handOver/decline', { code: 200, result: { instanceId: 'I7' } });
    const release = holdNextCall('POST', 'instance/I7/handOver/decline');
    await user.click(decline());
    expect(decline()).toHaveClass('ant-btn-loading');
    expect(accept()).toBeDisabled();
    release();
    expect(await screen.findByText('Offer declined')).toBeInTheDocument();
    await waitFor(() => expect(reads()).toEqual([sharedReads + 2, listReads]));
  });
});
