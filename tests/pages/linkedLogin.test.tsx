import { screen, waitFor } from '@testing-library/react';
import { LINKED_ERROR } from '@/domain/account/linkedAccount';
import { toMark } from '@/domain/mark';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { appCode } from '../support/authenticator';
import { comeBack } from '../support/linkedAccount';
import { changeReply, failCalls, holdNextCall, replyNext } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { turnSecondStepOn } from '../support/secondStep';
import { withoutEncryption } from '../support/webCrypto';

const REMEMBERED = 'Keeps you signed in for up to 30 days instead of one.';
const REMEMBER = `[ ] Remember this device – ${REMEMBERED} // ${REMEMBERED}`;
const main = () => screen.getByRole('main');
const openLinked = async (address = '/login/linked') => {
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
};

it('a linked account is signed in once and goes where the user wanted to go, also when only the user fails to load', async () => {
  sessionStorage.setItem('portal_link_ticket', '{}');
  const address = await comeBack('h-1001', { redirect: '/usercenter/order' });
  const release = holdNextCall('POST', 'user/login/linked');
  const restore = failCalls('userInfo');
  const { user } = await openLinked(address);
  expect(main()).toRead(`# Sign in with a linked account // Signing you in… // <skeleton>
    [Sign in another way](/login?redirect=%2Fusercenter%2Forder)`);
  expect(place()).toBe('/login/linked?redirect=%2Fusercenter%2Forder');
  release();
  await screen.findByText(/your account couldn’t be loaded/);
  expect(
    main(),
  ).toRead(`# Sign in with a linked account // You’ll go to the provider’s page to confirm, and come back here. // alert:
    You’re signed in, but your account couldn’t be loaded. // (Try again) // ${REMEMBER} // (Continue with Harbor ID)
    [Sign in another way](/login?redirect=%2Fusercenter%2Forder)`);
  restore();
  await user.click(button('Try again'));
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
  expect(callsTo('user/login/linked')).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual(['token']);
});

it.each([
  ['leads its user back there', '10002', '/usercenter/order'],
  ['leads nobody else there', '10001', '/home'],
])('a linked account after a session that has ended on a page %s', async (_what, owner, expected) => {
  await openLinked(await comeBack('h-1001', { redirect: '/usercenter/order', owner: toMark(owner) }));
  await waitFor(() => expect(place()).toBe(expected));
});

it('a linked account is remembered on this device when its user has said so before leaving', async () => {
  await openLinked(await comeBack('h-1001', { remember: true }));
  await waitFor(() => expect(place()).toBe('/home'));
  expect(callsTo('user/login/linked')[0]?.body).toMatchObject({ remember: true });
  expect(db().sessions.at(-1)).toMatchObject({ loginType: 2, remembered: true });
});

it('a linked account with a second step takes its code, and can be left for another sign-in', async () => {
  const secret = turnSecondStepOn();
  const { user } = await openLinked(await comeBack('h-1001', { redirect: '/usercenter/order' }));
  await screen.findByRole('heading', { level: 1, name: 'Two-step verification' });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await user.fill(field('Code from your app'), appCode(secret, now()));
  const restore = failCalls('userInfo');
  await user.keyboard('{Enter}');
  await screen.findByText(/your account couldn’t be loaded/);
  restore();
  await user.click(button('Try again'));
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
});

it('the second step of a linked account leads back to the ways to sign in', async () => {
  turnSecondStepOn();
  const { user } = await openLinked(await comeBack('h-1001'));
  await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
  expect(
    main(),
  ).toRead(`# Sign in with a linked account // You’ll go to the provider’s page to confirm, and come back here.
    ${REMEMBER} // (Continue with Harbor ID) // [Sign in another way](/login)`);
});

it('a way back with another state sends no code, and a page without HTTPS says why it cannot go on', async () => {
  await comeBack('h-1001');
  const { user } = await openLinked('/login/linked?code=stolen&state=other');
  await screen.findByRole('button', { name: 'Continue with Harbor ID' });
  await waitFor(() =>
    expect(
      main(),
    ).toRead(`# Sign in with a linked account // You’ll go to the provider’s page to confirm, and come back here. // alert:
    This didn’t start in this tab, or it took too long. Start again. // ${REMEMBER} // (Continue with Harbor ID)
    [Sign in another way](/login)`),
  );
  expect(place()).toBe('/login/linked');
  expect(callsTo('user/login/linked')).toEqual([]);
  withoutEncryption();
  await user.click(button('Continue with Harbor ID'));
  expect(await screen.findByText(/^Linked accounts need a secure connection/)).toBeVisible();
});

it.each([LINKED_ERROR.codeRefused, LINKED_ERROR.providerUnreachable])(
  'a refusal %i of the provider is shown above the ways to sign in',
  async (code) => {
    const address = await comeBack('h-1001');
    replyNext('POST', 'user/login/linked', { code, message: 'The provider refuses' });
    await openLinked(address);
    await waitFor(() =>
      expect(
        main(),
      ).toRead(`# Sign in with a linked account // You’ll go to the provider’s page to confirm, and come back here. // alert:
    The provider refuses // ${REMEMBER} // (Continue with Harbor ID) // [Sign in another way](/login)`),
    );
  },
);

it('a failure to load the identity providers can be retried, and none are reported', async () => {
  const restore = failCalls('user/linked/provider');
  const { user } = await openLinked();
  await screen.findByRole('heading', { level: 2 });
  expect(
    main(),
  ).toRead(`# Sign in with a linked account // You’ll go to the provider’s page to confirm, and come back here.
    ## Couldn’t load the ways to sign in // Check your connection and try again. // (Try again) // [Sign in another way](/login)`);
  restore();
  changeReply('user/linked/provider', () => ({ list: [] }));
  await user.click(button('Try again'));
  await screen.findByText('Sign-in with other accounts isn’t available here.');
  expect(main()).toRead(
    `# Sign in with a linked account // Sign-in with other accounts isn’t available here. // [Sign in another way](/login)`,
  );
});

it('an account that nobody has linked offers a sign-in and a registration', async () => {
  await openLinked(await comeBack('h-1003', { redirect: '/usercenter/order' }));
  await screen.findByRole('heading', { name: 'Link your Harbor ID account' });
  expect(main()).toRead(`# Link your Harbor ID account
    The Harbor ID account “mo.chen” isn’t linked to anyone yet. Sign in to link it. If you’re new here, create an account with your phone number first.
    [Sign in and link](/login?redirect=%2Fusercenter%2Fsecurity%2Fsettings%2Flinked-account)
    [Create an account](/register?redirect=%2Fusercenter%2Fsecurity%2Fsettings%2Flinked-account)`);
  expect(place()).toBe(`/login/linked?redirect=${encodeURIComponent('/usercenter/order')}`);
  const kept = JSON.parse(sessionStorage.getItem('portal_link_ticket') ?? '{}');
  expect(kept).toMatchObject({ account: 'mo.chen', redirect: '/usercenter/order' });
});
