import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { openPage, place } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });

it('basic profile: facts, goods that reconcile, and the way to others', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await openPage('/profile/basic?id=R-80222', { account: 'admin', title: 'Basic profile' });
  await title('Refund application');
  const total = screen.getByText('Total').closest('tr') as HTMLElement;
  expect(within(total).getByText('¥2,150.00')).toBeVisible();
  expect(screen.getByText('Refund').closest('tr')).toHaveTextContent('¥2,150.00');

  await user.click(button('Previous'));
  await waitFor(() => expect(place()).toBe('/profile/basic?id=R-80221'));
  await waitFor(() => expect(screen.getByText('Total').closest('tr')).toHaveTextContent('¥2,920.00'));
  expect(button('Previous')).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Choose a return' }));
  await user.click(await screen.findByTitle('R-80224 · Jiang Yifan'));
  await screen.findByText('One does not start; the others are not needed any more.');
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

it('basic profile: says that there is none, and leads on', async () => {
  const { user } = await openPage('/profile/basic?id=R-1', { account: 'admin', title: 'Basic profile' });
  await title('There is no such return');
  await user.click(button('Show the first one'));
  await title('Refund application');
});

it('advanced profile: forwards, returns with a reason, and the log tells it', async () => {
  const { user } = await openPage('/profile/advanced?id=P-2603', {
    account: 'admin',
    title: 'Advanced profile',
  });
  await title('Refunds that work themselves out');

  await user.click(button('Forward'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Forward' }));
  expect(await within(dialog).findByText('Choose a colleague')).toBeVisible();
  await user.click(field('Forward to'));
  await user.click(await screen.findByTitle('Luo Yiming'));
  await user.click(within(dialog).getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Forwarded to Luo Yiming')).toBeVisible();

  await user.click(button('Return'));
  const reason = await screen.findByRole('dialog');
  await user.click(within(reason).getByRole('button', { name: 'Return' }));
  expect(await within(reason).findByText('Give a reason')).toBeVisible();
  await user.type(field('Reason'), 'Please add a quote');
  await user.click(within(reason).getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Please add a quote')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Submit again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Decisions' }));
  await waitFor(() => expect(screen.queryByText('Forwarded to Luo Yiming')).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: 'Rules' }));
  expect(await screen.findByText('¥158,000.00', { selector: 'td *' })).toBeVisible();
  expect(place()).toBe('/profile/advanced?id=P-2603&log=decisions&tab=rules');
});

it('advanced profile: an approval that has moved on is shown as it is now', async () => {
  const { user } = await openPage('/profile/advanced?id=P-2603', {
    account: 'admin',
    title: 'Advanced profile',
  });
  await title('Refunds that work themselves out');
  await user.click(button('Approve'));
  const dialog = await screen.findByRole('dialog');
  const at = Date.now();
  for (const event of ['approve', 'approve'] as const)
    db().lists.processEvents.push({ processId: 'P-2603', event, byId: '20003', note: '', at });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/has moved on/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());

  await user.click(button('What is “Credit code”?'));
  expect(await screen.findByText(/can show the whole code/)).toBeVisible();
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/profile\/advanced\?id=P-2603$/),
  );
});
