import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field, PASSWORD } from '../support/account';
import { choose, goals, item, REQUIRED, refuseNext, type } from '../support/formFields';
import { loseNextReply } from '../support/network';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

beforeEach(() => signIn('admin'));

it('a form whose reply was lost is looked up by itself after a reload, in a new session', async () => {
  const before = goals().length;
  const { user, unmount } = renderApp('/form/basic-form');
  await screen.findByRole('button', { name: 'Submit goal' });
  type('Goal', 'Fewer returns');
  type('Description', 'Better packaging');
  type('Success metrics', 'Below 2%');
  type('Start date', '2030-02-01');
  type('End date', '2030-03-01');
  loseNextReply('POST', 'console/form/basic');
  await user.click(button('Submit goal'));
  expect(await screen.findByRole('button', { name: 'Check status' })).toBeEnabled();
  unmount();
  sessionStorage.clear();
  signIn('admin');

  renderApp('/form/basic-form');
  expect(await screen.findByRole('link', { name: 'View result' })).toBeVisible();
  expect(goals()).toHaveLength(before + 1);
});

it('the advanced form counts and links errors, edits members in place, and submits everything together', async () => {
  const { user } = renderApp('/form/advanced-form?from=warehouse-east');
  const domain = await screen.findByLabelText('Domain');
  type('Name', '');
  await user.click(button('Add member'));
  const name = await screen.findByLabelText('Member name');
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Deng{Enter}');
  expect(item('Employee number').getByText(REQUIRED)).toBeVisible();
  expect(field('Employee number')).toHaveFocus();

  await user.click(button('Submit warehouse'));
  const count = await screen.findByRole('button', { name: '2 fields to fix' });
  await user.click(count);
  await user.click(await screen.findByRole('button', { name: /^Name: This field/ }));
  expect(field('Name')).toHaveFocus();

  await user.type(field('Employee number'), '20418{Enter}');
  expect(await screen.findByText(/is already in the list/)).toBeVisible();
  fireEvent.change(field('Employee number'), { target: { value: '20999' } });
  await choose(user, 'Department', /^Finance$/);
  await user.click(button('Save'));
  expect(await screen.findByText('20999')).toBeVisible();
  await user.click(button('Delete Song Nanqiao'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('20733')).not.toBeInTheDocument());

  type('Name', 'West');
  await user.click(button('Submit warehouse'));
  expect(await screen.findByText(/Another warehouse uses this domain/)).toBeVisible();
  expect(domain).toHaveFocus();
  type('Domain', 'wh-west.example.com');
  await user.click(button('Submit warehouse'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Submitted' })).toBeVisible();
  const made = db().submissions.at(-1);
  expect(made?.kind === 'warehouse' && made.content.members.map(({ employeeNo }) => employeeNo)).toEqual([
    '20418',
    '20999',
  ]);
});

it('counts the server’s errors of a warehouse', async () => {
  const { user } = renderApp('/form/advanced-form?from=warehouse-east');
  refuseNext('advanced', { host: 'host', approver: 'same' });
  await user.click(await screen.findByRole('button', { name: 'Submit warehouse' }));
  expect(await item('Domain').findByText(/Enter a valid domain/)).toBeVisible();
  expect(screen.getByRole('button', { name: '2 fields to fix' })).toBeVisible();
});

it('shows the server’s errors of a transfer at their fields in the first step', async () => {
  const { user } = renderApp('/form/step-form');
  await screen.findByRole('button', { name: 'Next' });
  await choose(user, 'Pay from', /^Petty cash/);
  type('Recipient account', 'pay@example.com');
  type('Recipient name', 'Zhang San');
  type('Amount', '12.50');
  await user.click(button('Next'));
  await user.fill(await screen.findByLabelText('Password'), PASSWORD);
  refuseNext('transfer', { amount: 'tooMuch', receiverAccount: 'alipay' });
  await user.click(button('Transfer ¥12.50'));
  expect(await item('Amount').findByText('You can transfer up to ¥50,000.00 at a time')).toBeVisible();
  expect(await item('Recipient account').findByText(/email address of an Alipay account/)).toBeVisible();
  expect(field('Recipient account')).toHaveFocus();
});
