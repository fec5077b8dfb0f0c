import { screen, waitFor, within } from '@testing-library/react';
import { button, field, PASSWORD } from '../support/account';
import { loseNextReply } from '../support/network';
import { sent } from '../support/orders';
import type { setupUser } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { openService, region } from '../support/servicePage';

type User = ReturnType<typeof setupUser>;

const dialog = () => screen.findByRole('dialog');
const inDialog = async (name: string | RegExp) => within(await dialog()).getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function proves(user: User) {
  await screen.findByRole('button', { name: 'Confirm and continue' });
  await user.fill(field('Password'), PASSWORD);
  await user.click(button('Confirm and continue'));
}

const INVISIBLE = 'This has invisible characters. Remove them, or type it again.';

beforeEach(() => startServerAt());

it('creates a key after a proof of identity and shows its secret once', async () => {
  const { user, instanceId } = await openService(undefined, { tab: 'access' });
  await user.click(button('Create key'));
  await user.click(await inDialog('Create key'));
  expect(await screen.findByText('Enter a name')).toBeVisible();
  await user.fill(field('Name'), 'bil\u202eling');
  await user.click(await inDialog('Create key'));
  expect(await screen.findByText(INVISIBLE)).toBeVisible();
  await user.fill(field('Name'), '\u200bbilling\u200e');
  await user.click(await inDialog('Create key'));
  await screen.findByRole('button', { name: 'Confirm and continue' });
  expect(screen.getAllByRole('dialog').at(-1) as Element).toRead(`(Close) // Confirm it’s you
    This change affects who can use your service, so confirm it’s you first. You won’t be asked again for 5 minutes.
    Confirm with // radiogroup Confirm with: // (•) Account password // ( ) SMS code // Password:  required
    (Show password) // (Confirm and continue)`);
  await user.click(
    within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByText('Confirm and continue')).not.toBeInTheDocument());
  await user.click(await inDialog('Create key'));
  await proves(user);
  const secret = (await screen.findByText(/^sk_/)).textContent ?? '';
  expect(
    await dialog(),
  ).toRead(`Store your secret // This is the only time it’s shown. If you lose it, rotate the key. // Access ID // AK…
    (Copy Access ID) // Secret // sk_… // (Copy Secret) // (I’ve stored it)`);
  await user.keyboard('{Escape}');
  await user.click(button('I’ve stored it'));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  const row = (await within(region('Access keys')).findByText('billing')).closest('li') as HTMLElement;
  expect(within(row).getByText(new RegExp(`••••${secret.slice(-4)}$`))).toBeVisible();
  expect(sent('POST', `instance/${instanceId}/key`).at(-1)?.body).toMatchObject({ name: 'billing' });
});

it('rotates a key with a day for the old secret, and revokes one', async () => {
  const { user } = await openService(undefined, { tab: 'access' });
  await user.click(button('Rotate: staging'));
  await user.click(button('Rotate key'));
  await proves(user);
  await screen.findByText(/^sk_/);
  await user.click(button('I’ve stored it'));
  expect(await screen.findByText('The old secret works until November 21, 2026 at 12:00 PM.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rotate: staging' })).not.toBeInTheDocument();
  // The proof is still valid.
  await user.click(button('Revoke: staging'));
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(within(region('Access keys')).getAllByText('Revoked')).toHaveLength(2));
  expect(await screen.findByText(/revoked/i, { selector: '.ant-message *' })).toBeInTheDocument();
  await isClosed();
});

it('finds a rotated key whose reply was lost, without its secret', async () => {
  const { user, instanceId } = await openService(undefined, { tab: 'access' });
  await user.click(button('Rotate: staging'));
  await user.click(await screen.findByRole('button', { name: 'Rotate key' }));
  loseNextReply('POST', `instance/${instanceId}/key/key-08ae/rotate`);
  await proves(user);
  await screen.findByText(/can’t be shown again/);
  expect(
    await dialog(),
  ).toRead(`Store your secret // The secret was created but can’t be shown again. Rotate the key to get a new one.
    (I’ve stored it)`);
  expect(sent('POST', `instance/${instanceId}/key/key-08ae/rotate`)).toHaveLength(2);
});
