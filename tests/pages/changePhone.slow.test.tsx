import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import {
  ADMIN_PHONE,
  button,
  callsTo,
  field,
  NEW_PHONE,
  otherCode,
  PASSWORD,
  receivedCode,
} from '../support/account';
import { advanceClock } from '../support/clock';
import { changeReply, failCalls } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { openSession } from '../support/signedIn';

const ADDRESS = '/usercenter/security/settings/change-phone';
const CODE = 'Verification code';
const TITLE = 'Change phone number';

const open = (address = ADDRESS) => openPage(address, { account: 'user', title: TITLE });
type App = Awaited<ReturnType<typeof open>>;

/** Renders the page again with the same session. */
async function reload({ unmount }: App) {
  unmount();
  const app = renderApp(place());
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return app;
}

async function provesByPassword({ user }: Pick<App, 'user'>) {
  await user.click(await screen.findByRole('tab', { name: 'Use your password' }));
  await user.fill(field('Password'), PASSWORD);
  await user.keyboard('{Enter}');
  await screen.findByLabelText('New phone number');
}

async function choosesPhone({ user }: Pick<App, 'user'>, phone = NEW_PHONE) {
  await user.fill(field('New phone number'), phone);
  await user.click(button('Send code'));
}

it('changes the phone with two codes and shows the new number everywhere', async () => {
  const other = openSession('user', 'Edge · Windows');
  const app = await open();
  const { user } = app;
  expect(await screen.findByText(/We’ll send a code to your current number/)).toHaveTextContent(
    '139****9000',
  );
  await user.click(button('Get code'));
  expect(await screen.findByText(/Code sent to 139\*{4}9000/)).toBeVisible();
  expect(button(/Resend in/)).toBeDisabled();
  expect(field(CODE)).toHaveFocus();
  await user.paste(receivedCode());
  await user.click(button('Next'));

  expect(await screen.findByText(/You are verified. Finish within (10:00|9:5\d)/)).toBeVisible();
  await choosesPhone(app, '137 1234 5678');
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Change phone'));

  const done = await screen.findByRole('heading', { name: 'Your phone number is now 137****5678' });
  expect(done).toHaveFocus();
  expect(screen.getByText(/3 other devices were signed out/)).toBeVisible();
  expect(db().sessions.some(({ token }) => token === other)).toBe(false);
  const bodies = (path: string) => callsTo(path).map(({ body }) => body);
  const proofId = expect.any(String);
  expect(bodies('user/phone/code')).toEqual([
    { target: 'current' },
    { target: 'new', proofId, userPhone: NEW_PHONE },
  ]);
  expect(bodies('user/phone/verify')).toEqual([{ method: 'code', smsVerificationCode: expect.any(String) }]);
  expect(bodies('user/phone/change').at(-1)).toEqual({ proofId, smsVerificationCode: receivedCode() });

  await user.click(screen.getByRole('link', { name: 'Back to security' }));
  expect(await screen.findByText('137****5678')).toBeVisible();
});

it('keeps the method and the number over a reload, and sends another code', async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('tab', { name: 'Use your password' }));
  expect(place()).toBe(`${ADDRESS}?by=password`);
  await provesByPassword(app);
  await choosesPhone(app);
  await screen.findByText(/We sent a code to/);
  advanceClock(61);
  const { user } = await reload(app);
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
  expect(callsTo('user/phone/verify')).toHaveLength(1);
  await user.click(button('Get code'));
  await screen.findByRole('button', { name: /Resend in/ });
  expect(callsTo('user/phone/code').at(-1)?.body).toEqual({ target: 'new', proofId: expect.any(String) });
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Change phone'));
  expect(await screen.findByText('Your phone number is now 137****5678')).toBeVisible();
});

it('shows at its field what is wrong with a phone number or a code, and lets the user correct it', async () => {
  const app = await open();
  await provesByPassword(app);
  for (const [phone, text] of [
    ['13900139000', /the phone number you already have/],
    ['12345', 'Phone number is invalid!'],
  ] as const) {
    await choosesPhone(app, phone);
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('New phone number')).toHaveFocus();
  }
  await choosesPhone(app, ADMIN_PHONE);
  await screen.findByText(/We sent a code to/);
  await app.user.fill(field(CODE), otherCode());
  await app.user.click(button('Change phone'));
  expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
  expect(field(CODE)).toHaveFocus();

  // Whoever has the phone may know that its number is taken.
  await app.user.fill(field(CODE), receivedCode());
  await app.user.click(button('Change phone'));
  expect(await screen.findByText(/belongs to another account/)).toBeVisible();
  expect(field('New phone number')).toHaveValue(ADMIN_PHONE);
  await choosesPhone(app);
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
});

it('lets the user choose another number, or enter the code after all', async () => {
  const app = await open();
  await provesByPassword(app);
  await choosesPhone(app);
  await app.user.click(await screen.findByRole('button', { name: 'Use another number' }));
  expect(field('New phone number')).toHaveValue(NEW_PHONE);
  await app.user.click(button('Back to the code'));
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
});

describe('a verification that expires', () => {
  it('returns to the first step when its time is over, and keeps the typed number', async () => {
    const app = await open();
    await provesByPassword(app);
    await app.user.fill(field('New phone number'), NEW_PHONE);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
    expect(await screen.findByText(/Your verification has timed out/)).toBeVisible();
    jest.restoreAllMocks();
    advanceClock(600);
    await provesByPassword(app);
    expect(field('New phone number')).toHaveValue(NEW_PHONE);
  });

  it('shows the server’s message above the first step', async () => {
    const app = await open();
    await provesByPassword(app);
    advanceClock(601);
    await choosesPhone(app);
    expect(await screen.findByText('Your identity check is no longer valid. Verify again.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Use your password' })).toBeVisible();
  });
});

it('shows a change that is done after a reload, and starts another one', async () => {
  changeReply('/phone/change', () => ({ state: 'done' }));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Your phone number is now 139****9000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to security' })).toBeVisible();
  await user.click(button('Change phone again'));
  await user.click(button('Get code'));
  expect(await screen.findByText(/Code sent to 139\*{4}9000/)).toBeVisible();
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Next'));
  expect(await screen.findByLabelText('New phone number')).toBeVisible();
});

it('offers a retry when the state cannot be loaded, and can be cancelled', async () => {
  const restore = failCalls('phone/change');
  const app = await open();
  expect(await screen.findByText('You can’t change your phone number right now')).toBeVisible();
  restore();
  await app.user.click(button('Try again'));
  expect(await screen.findByLabelText(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  await provesByPassword(app);
  await app.user.click(button('Cancel change'));
  await waitFor(() => expect(place()).toBe('/usercenter/security/settings'));
  expect(db().phoneProofs).toEqual([]);
});
