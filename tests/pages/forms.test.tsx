import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, field, PASSWORD } from '../support/account';
import { choose, goals, item, REQUIRED, refuseNext, type } from '../support/formFields';
import { loseNextReply } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { openSession, signIn } from '../support/signedIn';

const transfers = () => db().submissions.filter(({ kind }) => kind === 'transfer');

beforeEach(() => signIn('admin'));

it('the basic form validates, keeps a draft, submits, and lists the submission', async () => {
  const { user, unmount } = renderApp('/form/basic-form');
  await screen.findByRole('heading', { level: 1, name: 'Goals' });
  await user.click(await screen.findByRole('button', { name: 'Submit goal' }));
  expect(await item('Goal').findByText(REQUIRED)).toBeVisible();
  expect(field('Goal')).toHaveFocus();
  expect(sent('POST', 'console/form/basic')).toHaveLength(0);

  type('Goal', 'Fewer returns');
  await waitFor(() => expect(item('Goal').queryByText(REQUIRED)).not.toBeInTheDocument());
  await user.click(button('Save draft'));
  await waitFor(() => expect(db().formDrafts).toHaveLength(1));
  type('Description', 'Better packaging');
  // After a reload, typed input that is newer than the draft is offered.
  unmount();
  const again = renderApp('/form/basic-form');
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('Goal')).toHaveValue('Fewer returns');
  expect(field('Description')).toHaveValue('Better packaging');

  type('Start date', '2030-02-02');
  type('End date', '2030-02-01');
  type('Success metrics', 'Below 2%');
  await again.user.click(button('Submit goal'));
  expect(await screen.findByText('Must not be before the start date')).toBeVisible();
  type('End date', '2030-03-01');
  await again.user.click(screen.getByRole('radio', { name: 'Specific people' }));
  await again.user.click(button('Submit goal'));
  expect(await item('Shared with').findByText(REQUIRED)).toBeVisible();
  await again.user.click(screen.getByRole('radio', { name: 'Only me' }));
  await again.user.click(button('Submit goal'));
  expect(await screen.findByRole('link', { name: 'View result' })).toHaveAttribute(
    'href',
    expect.stringContaining('/result/success?id='),
  );
  expect(goals().at(-1)?.content).toMatchObject({ title: 'Fewer returns', visibility: 'private' });
  expect(db().formDrafts).toHaveLength(0);
  expect(field('Goal')).toHaveValue('');

  await again.user.click(button('My goals'));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByRole('link', { name: 'Fewer returns' })).toBeVisible();
  expect(place()).toBe('/form/basic-form?list=open');
});

it('a refusal is shown next to its field, and unsaved input is protected', async () => {
  const { user } = renderApp('/form/basic-form?from=goal-complaints&field=weight');
  const weight = await screen.findByRole('spinbutton', { name: /Weight/ });
  await waitFor(() => expect(weight).toHaveFocus());
  await user.click(button('Submit goal'));
  expect(await screen.findByText(/weights come to more than 100%/)).toBeVisible();
  expect(screen.getByText(/is on leave/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View reasons' })).toBeVisible();

  fireEvent.change(weight, { target: { value: '20' } });
  await waitFor(() => expect(screen.queryByText(/come to more than 100%/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'View reasons' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(place()).toContain('/form/basic-form');
  expect(weight).toHaveValue('20');
});

it('what was typed into a form survives the end of the session', async () => {
  const { unmount } = renderApp('/form/basic-form');
  await screen.findByLabelText('Goal');
  type('Goal', 'Fewer returns');
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  unmount();
  session.start(openSession('admin'));
  const { user } = renderApp('/form/basic-form');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('Goal')).toHaveValue('Fewer returns');
});

it('a transfer has steps, shows a wrong password at its field, and moves the money one time', async () => {
  const before = transfers().length;
  const { user } = renderApp('/form/step-form?step=confirm');
  // The second step is not reachable yet.
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await item('Amount').findByText(REQUIRED)).toBeVisible();
  await choose(user, 'Pay from', /^Petty cash/);
  type('Recipient account', 'pay@example.com');
  type('Recipient name', 'Zhang San');
  type('Amount', '12.50');
  await user.click(button('Next'));
  await waitFor(() => expect(place()).toBe('/form/step-form?step=confirm'));
  expect(await screen.findByText('pay@example.com')).toBeVisible();
  await user.click(button('Back'));
  expect(await screen.findByLabelText('Amount')).toHaveValue('12.50');
  await user.click(button('Next'));

  await user.fill(await screen.findByLabelText('Password'), 'wrong');
  await user.click(button('Transfer ¥12.50'));
  expect(await screen.findByText(/current password is wrong/)).toBeVisible();
  expect(transfers()).toHaveLength(before);

  await user.fill(field('Password'), PASSWORD);
  loseNextReply('POST', 'console/form/transfer');
  await user.click(button('Transfer ¥12.50'));
  // The reply was lost: the page looks up the outcome and does not send again.
  await user.click(await screen.findByRole('button', { name: 'Check status' }));
  expect(await screen.findByRole('heading', { name: 'Transfer submitted' })).toBeVisible();
  expect(transfers()).toHaveLength(before + 1);
  expect(sent('POST', 'console/form/transfer')).toHaveLength(2);
  await user.click(button('View all transfers'));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByRole('link', { name: 'Zhang San' })).toBeVisible();
});

it('shows the server’s errors of a goal at their fields, or its message when it names none that the page knows', async () => {
  const { user } = renderApp('/form/basic-form?from=goal-complaints');
  refuseNext('basic', { endOn: 'day', title: 'tooLong', other: 'required' });
  await user.click(await screen.findByRole('button', { name: 'Submit goal' }));
  expect(await item('Goal').findByText('Use at most 50 characters')).toBeVisible();
  expect(item('End date').getByText('Enter a valid date')).toBeVisible();
  expect(field('Goal')).toHaveFocus();
  expect(screen.queryByText('Check the form')).not.toBeInTheDocument();

  type('Goal', 'Fewer returns');
  await waitFor(() => expect(item('Goal').queryByText(/Use at most/)).not.toBeInTheDocument());
  refuseNext('basic', { other: 'required', title: 'odd' });
  await user.click(button('Submit goal'));
  expect(await screen.findByText('Check the form')).toBeVisible();
});
