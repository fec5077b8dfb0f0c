import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextCall, sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

beforeEach(() => signIn('admin'));

it('the success page shows how far the latest is, all of it, and prints', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = renderApp('/result/success');
  expect(await screen.findByRole('heading', { level: 1, name: 'Submitted' })).toBeVisible();
  expect(screen.getByText('Task assigned')).toBeVisible();
  await user.click(button('Print'));
  expect(print).toHaveBeenCalled();
  await user.click(button('View the warehouse'));
  const drawer = await screen.findByRole('dialog', { name: '华东备件仓' });
  expect(within(drawer).getByText('wh-east.example.com')).toBeVisible();
  expect(place()).toContain('detail=open');
  expect(screen.getByRole('link', { name: 'Back to the list', hidden: true })).toHaveAttribute(
    'href',
    '/form/advanced-form?list=open',
  );
});

it('the fail page gives each reason with the link that mends it; a wrong number says so', async () => {
  // What was refused is not shown as a success.
  const { user, unmount } = renderApp('/result/success?id=goal-complaints');
  await waitFor(() => expect(place()).toBe('/result/fail?id=goal-complaints'));
  expect(await screen.findByText(/come to more than 100%/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Choose other reviewers' }));
  await waitFor(() => expect(place()).toBe('/form/basic-form?from=goal-complaints&field=reviewers'));
  expect(await screen.findByText(/what you sent before/)).toBeVisible();
  unmount();

  db().submissions = [];
  renderApp('/result/fail?id=nothing');
  expect(await screen.findByRole('heading', { name: 'There is no such submission' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill in a form' })).toBeVisible();
});

it('the 403 sample asks for access, which the administrators see and handle', async () => {
  const { user, unmount } = renderApp('/exception/403');
  await user.click(await screen.findByRole('button', { name: 'Send the request' }));
  const missing = await screen.findAllByText('Choose a page');
  expect(missing.at(-1)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Page' }), 'Flow');
  await user.click((await screen.findAllByText('Flow editor')).at(-1) as HTMLElement);
  await user.click(button('Send the request'));
  expect(await screen.findByText(/You asked for “Flow editor”/)).toBeVisible();
  expect(db().accessRequests.at(-1)).toMatchObject({ path: '/editor/flow' });
  unmount();

  const admin = renderApp('/admin/sub-page?status=open');
  await admin.user.click(
    await screen.findByRole('button', { name: /Mark the request of 沈知远 for “Flow editor”/ }),
  );
  expect(await screen.findByText(/request of 沈知远 is handled/)).toBeInTheDocument();
  expect(db().accessRequests.at(-1)?.handledAt).toBeDefined();
});

it('the other samples look for the page, go back, and try again', async () => {
  const { user, unmount } = renderApp('/exception/404');
  await user.type(await screen.findByRole('searchbox', { name: /Search the console/ }), 'mind');
  expect(await screen.findByRole('link', { name: 'Mind map editor' })).toHaveAttribute(
    'href',
    '/editor/mind',
  );
  expect(screen.getByRole('link', { name: 'Search the market for “mind”' })).toBeVisible();
  unmount();

  const broken = renderApp('/exception/500');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  loseNextCall('GET', 'console/health');
  await broken.user.click(retry);
  expect(await screen.findByText(/still does not answer/)).toBeVisible();
  await broken.user.click(retry);
  expect(await screen.findByText('The service answers again')).toBeVisible();
  expect(sent('GET', 'console/health')).toHaveLength(1);
});

it('administration and welcome say who may open what and what waits', async () => {
  const { user, unmount } = renderApp('/admin');
  expect(await screen.findByRole('rowheader', { name: /Workplace/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not open to everybody' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Workplace/ })).not.toBeInTheDocument());
  expect(place()).toBe('/admin?show=different');
  unmount();

  renderApp('/welcome');
  expect(await screen.findByRole('link', { name: '1 request for access to handle' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /did not pass the check/ })).toBeVisible();
});
