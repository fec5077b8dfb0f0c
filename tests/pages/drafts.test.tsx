import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
import { button } from '../support/account';
import { place, renderApp } from '../support/renderApp';
import { openSession, signIn } from '../support/signedIn';

type User = ReturnType<typeof renderApp>['user'];

interface FormCase {
  name: string;
  address: string;
  /** Buttons that open the form. */
  open?: readonly string[];
  /** The tab with the form. */
  tab?: RegExp;
  field: string;
  /** Whether restoring opens the field by itself. */
  restoresClosed?: boolean;
  /** Whether it is a dialog or a drawer of its own. */
  isDialog?: boolean;
}

const RULE = '/list/table-list?rule=R-00001';

const FORMS: readonly FormCase[] = [
  { name: 'task', address: '/list/basic-list', open: ['New task'], field: 'Title', isDialog: true },
  { name: 'template', address: '/list/card-list', open: ['New template'], field: 'Name', isDialog: true },
  {
    name: 'new rule',
    address: '/list/table-list',
    open: ['New rule'],
    field: 'Description',
    isDialog: true,
  },
  {
    name: 'field of a rule in its place',
    address: RULE,
    open: ['Edit Description'],
    field: 'Description',
    restoresClosed: true,
  },
  { name: 'comment on a rule', address: RULE, tab: /^Comments/, field: 'Add a comment' },
  { name: 'goal', address: '/form/basic-form', field: 'Description' },
  { name: 'warehouse', address: '/form/advanced-form', field: 'Task' },
  { name: 'profile', address: '/account/settings', field: 'About you' },
  { name: 'ticket', address: '/usercenter/support/new', field: 'Subject' },
];

const TEXT = 'Half a sentence that';

const getField = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

async function openForm(user: User, { open = [], tab, field }: FormCase) {
  if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
  for (const name of open) await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole<HTMLInputElement>('textbox', { name: field });
}

const goBack = () => act(async () => history.back());

beforeEach(() => signIn('admin'));

it.each(FORMS)('the draft of a $name is offered after the session has ended', async (form) => {
  const first = renderApp(form.address);
  fireEvent.change(await openForm(first.user, form), { target: { value: TEXT } });
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  first.unmount();

  session.start(openSession('admin'));
  const { user } = renderApp(form.address);
  if (!form.restoresClosed) expect(await openForm(user, form)).not.toHaveValue(TEXT);
  expect(await screen.findByText(/^You left unsaved changes at /)).toBeVisible();
  await user.click(button('Restore'));
  await waitFor(() => expect(getField(form.field)).toHaveValue(TEXT));
  expect(screen.queryByText(/^You left unsaved changes at /)).not.toBeInTheDocument();
});

const DIALOGS = FORMS.filter(({ isDialog }) => isDialog);

describe.each(DIALOGS)('the dialog of a $name', (form) => {
  it('closes without a question while nothing is typed', async () => {
    const { user } = renderApp(form.address);
    await openForm(user, form);
    await goBack();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: form.field })).not.toBeInTheDocument());
    expect(place()).toBe(form.address);
    expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument();
  });

  it('asks before Escape and Back discard what was typed, and forgets it then', async () => {
    const { user } = renderApp(form.address);
    fireEvent.change(await openForm(user, form), { target: { value: TEXT } });
    await user.click(getField(form.field));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(getField(form.field)).toHaveValue(TEXT);
    await goBack();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: form.field })).not.toBeInTheDocument());
    expect(place()).toBe(form.address);
    expect(await openForm(user, form)).not.toHaveValue(TEXT);
    expect(screen.queryByText(/^You left unsaved changes at /)).not.toBeInTheDocument();
  });
});
