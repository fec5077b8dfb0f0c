import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, field, PASSWORD } from '../support/account';
import { loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { openSession, signIn } from '../support/signedIn';

const goals = () => db().submissions.filter(({ kind }) => kind === 'goal');
const transfers = () => db().submissions.filter(({ kind }) => kind === 'transfer');
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = async (user: ReturnType<typeof renderApp>['user'], label: string, option: RegExp) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  // antd lists the options again for screen readers.
  const found = await screen.findAllByText(option);
  await user.click(found.at(-1) as HTMLElement);
};

/** The form item or table cell of a field, with its error. */
const item = (label: string) =>
  within(field(label).closest<HTMLElement>('.ant-form-item, td') ?? document.body);
const REQUIRED = 'This field is required';

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

/** The errors in which the server differs from the page, which checks the same rules. */
const refuseNext = (form: string, errors: Record<string, string>) =>
  replyNext('POST', `console/form/${form}`, { code: 45001, message: 'Check the form', result: { errors } });

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
