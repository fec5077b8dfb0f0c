import { screen, waitFor } from '@testing-library/react';
import { button, callsTo } from '../support/account';
import { recordSavedFiles } from '../support/files';
import { changeReply, failCalls, replyNext } from '../support/network';
import { openSecurity, page, pressInDialog, proveIdentity } from '../support/securityPage';
import { getUser } from '../support/signedIn';

const open = () => openSecurity('/settings/privacy', 'Privacy and data');
const toggle = (name: string) => screen.getByRole('switch', { name });

it('the privacy settings list what the user agreed to, also after they failed to load', async () => {
  getUser().email = '';
  const restore = failCalls('user/consent/list');
  failCalls('message/settings');
  const { user } = await open();
  await screen.findByText('Couldn’t load your consents');
  await screen.findByText('Couldn’t load your choices');
  expect(page()).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Privacy and data
    See and withdraw what you agreed to, download your data or close your account. // section Accepted agreements: // ## Accepted agreements
    Which versions you accepted, and when. // ## Couldn’t load your consents // Check your connection and try again.
    (Try again) // section Offers and discounts: // ## Offers and discounts
    You decide how we may tell you about offers. You can withdraw this at any time; nothing else changes.
    ## Couldn’t load your choices // Check your connection and try again. // (Try again) // section Your data: // ## Your data // (Download my data)
    Download everything we store about you: profile, orders, services, charges, messages, accepted agreements, sign-ins and the files you uploaded.
    The archive holds JSON. It contains no password, sign-in token or verification code. Keep it in a safe place.
    section Close account: // ## Close account // [Close account](/usercenter/security/settings/close-account)
    You can take it back for 15 days. After that it can’t be restored.`);
  restore();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  await screen.findByRole('switch', { name: 'Offers by email' });
  await user.click(toggle('Offers by email'));
  await screen.findByText(/^Agreed on/);
  expect(page()).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Privacy and data
    See and withdraw what you agreed to, download your data or close your account. // section Accepted agreements: // ## Accepted agreements
    Which versions you accepted, and when. // [Privacy Policy](/agreement/privacy?version=2.1) // Version 2.1 // Current
    Accepted on … // [Registration Agreement](/agreement/register?version=2.0) // Version 2.0 // Current // Accepted on …
    [Privacy Policy](/agreement/privacy?version=2.0) // Version 2.0 // Earlier version // Accepted on …
    [Service Purchase Contract (template)](/agreement/contracttemp?version=1.1) // Version 1.1 // Current // Accepted on …
    [Platform Service Terms](/agreement/blockserveterms?version=1.2) // Version 1.2 // Earlier version // Accepted on …
    section Offers and discounts: // ## Offers and discounts
    You decide how we may tell you about offers. You can withdraw this at any time; nothing else changes.
    [on] Offers in your messages // Agreed on … You have no email address yet, so we can’t send you emails. // [on] Offers by email // [off] Offers by text message // section Your data: // ## Your data // (Download my data)
    Download everything we store about you: profile, orders, services, charges, messages, accepted agreements, sign-ins and the files you uploaded.
    The archive holds JSON. It contains no password, sign-in token or verification code. Keep it in a safe place.
    section Close account: // ## Close account // [Close account](/usercenter/security/settings/close-account)
    You can take it back for 15 days. After that it can’t be restored.`);
  expect(callsTo('message/settings').at(-1)?.body).toEqual({ topic: 'promotion', channel: 'mail', on: true });
  await user.click(toggle('Offers by email'));
  await waitFor(() => expect(screen.queryByText(/^Agreed on/)).not.toBeInTheDocument());
  replyNext('PUT', 'message/settings', { code: 500, message: 'Down for now' }, 2);
  await user.click(toggle('Offers by text message'));
  expect(await screen.findByText('Not saved. Your earlier choice is back.')).toBeInTheDocument();
  expect(toggle('Offers by text message')).not.toBeChecked();
});

it('the privacy settings say when the user has not accepted any agreement', async () => {
  changeReply('user/consent/list', () => ({ list: [] }));
  await open();
  expect(await screen.findByText('You haven’t accepted any agreement yet.')).toBeVisible();
  expect(screen.queryByText(/no email address yet/)).not.toBeInTheDocument();
});

describe('a copy of the data', () => {
  it('is downloaded after a proof of identity, which lasts for the next one', async () => {
    const saved = recordSavedFiles();
    const { user } = await open();
    await user.click(button('Download my data'));
    await proveIdentity(user);
    expect(await screen.findByText(/^my-data-\d{4}-\d\d-\d\d\.zip downloaded$/)).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^my-data-.*\.zip$/);
    await user.click(button('Download my data'));
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('is not downloaded when the dialog is closed', async () => {
    const { user } = await open();
    await user.click(button('Download my data'));
    await pressInDialog(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('user/data')).toHaveLength(1);
  });
});
