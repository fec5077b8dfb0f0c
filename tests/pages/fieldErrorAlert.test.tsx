import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, type setupUser } from '../support/renderApp';

/** The code loads with the first key. */
async function pressTab(user: ReturnType<typeof setupUser>): Promise<void> {
  await user.tab();
  await act(() => import('@/layouts/root/LateParts'));
}

const WRONG = 'The account or the password is wrong.';

async function openLogin() {
  const { user } = await openPage('/login');
  await pressTab(user);
  const password = screen.getByLabelText('Password');
  await user.fill(screen.getByLabelText('Username or phone number'), 'admin');
  await user.fill(password, 'Nothing#2026');
  return { user, password };
}

describe('the error of a field', () => {
  it('is said when its field keeps the focus, each time, until the field is right', async () => {
    const { user, password } = await openLogin();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(password, '{Enter}');
    const first = await screen.findByRole('alert');
    expect(first).toHaveTextContent(WRONG);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
    await user.type(password, '1');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is left to the description of the field that takes the focus', async () => {
    const { user } = await openLogin();
    await user.clear(screen.getByLabelText('Username or phone number'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const name = screen.getByLabelText('Username or phone number');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Enter your username.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is said inside a dialog, which hides everything else from screen readers', async () => {
    const { user } = await openPage('/usercenter/service', { account: 'user' });
    const [open] = await screen.findAllByRole('button', { name: /^Access details/ });
    await user.click(open as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    const password = await within(dialog).findByLabelText('Password');
    await user.type(password, 'Nothing#2026{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('wrong');
  });
});
