import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

beforeEach(() => signIn('admin'));

it('the success page shows the progress of the latest submission, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderApp('/result/success');
  expect(await screen.findByRole('heading', { level: 1, name: 'Submitted' })).toBeVisible();
  expect(screen.getByText('Task assigned')).toBeVisible();
  await user.click(button('Print'));
  expect(print).toHaveBeenCalled();
  await user.click(button('View warehouse'));
  const drawer = await screen.findByRole('dialog', { name: 'East China Spare Parts' });
  expect(within(drawer).getByText('wh-east.example.com')).toBeVisible();
  expect(place()).toContain('detail=open');
  expect(screen.getByRole('link', { name: 'Back to list', hidden: true })).toHaveAttribute(
    'href',
    '/form/advanced-form?list=open',
  );
});

it('the fail page links each reason to its fix, and rejects a wrong number', async () => {
  // A refused submission is not shown as a success.
  const { user, unmount } = renderApp('/result/success?id=goal-complaints');
  await waitFor(() => expect(place()).toBe('/result/fail?id=goal-complaints'));
  expect(await screen.findByText(/come to more than 100%/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change the reviewers' }));
  await waitFor(() => expect(place()).toBe('/form/basic-form?from=goal-complaints&field=reviewers'));
  expect(await screen.findByText(/your previous submission/)).toBeVisible();
  unmount();

  db().submissions = [];
  renderApp('/result/fail?id=nothing');
  expect(await screen.findByRole('heading', { name: 'Submission not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill in a form' })).toBeVisible();
});

it('the page of access shows restricted pages only, on demand', async () => {
  const { user } = renderApp('/admin');
  expect(await screen.findByRole('rowheader', { name: /Workplace/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Restricted pages' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Workplace/ })).not.toBeInTheDocument());
  expect(place()).toBe('/admin?show=different');
});

const title = (name: string) => screen.findByRole('heading', { level: 2, name });

it('basic profile: shows a return whose goods add up, with links to others', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await openPage('/profile/basic?id=R-80222', { account: 'admin', title: 'Returns' });
  await title('Refund request');
  const total = screen.getByText('Total').closest('tr') as HTMLElement;
  expect(within(total).getByText('¥2,150.00')).toBeVisible();
  expect(screen.getByText('Refund amount').closest('tr')).toHaveTextContent('¥2,150.00');

  await user.click(button('Previous'));
  await waitFor(() => expect(place()).toBe('/profile/basic?id=R-80221'));
  await waitFor(() => expect(screen.getByText('Total').closest('tr')).toHaveTextContent('¥2,920.00'));
  expect(button('Previous')).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Select a return' }));
  await user.click(await screen.findByTitle('R-80224 · Jiang Yifan'));
  await screen.findByText('One does not start; the others are not needed any more.');
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

it('basic profile: shows a not-found message with a link', async () => {
  const { user } = await openPage('/profile/basic?id=R-1', { account: 'admin', title: 'Returns' });
  await title('Return not found');
  await user.click(button('Go to the first one'));
  await title('Refund request');
});

it('advanced profile: forwards, after which others decide', async () => {
  const { user } = await openPage('/profile/advanced?id=P-2603', {
    account: 'admin',
    title: 'Approvals',
  });
  await title('Refunds that work themselves out');
  expect(screen.getByText('Deputy').closest('div')).toHaveTextContent('Lin Xiaoman');

  await user.click(button('Forward'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Forward' }));
  expect(await within(dialog).findByText('Select a colleague')).toBeVisible();
  await user.click(field('Forward to'));
  await user.click(await screen.findByTitle('Luo Yiming'));
  await user.click(within(dialog).getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Forwarded to Luo Yiming')).toBeVisible();
  expect(screen.getByText('Luo Yiming or the deputy, Lin Xiaoman, decides this step.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it('advanced profile: a deputy decides for the assignee', async () => {
  const [request] = db().accessRequests;
  if (request) Object.assign(request, { path: '/profile/advanced', status: 'granted' });
  const { user } = await openPage('/profile/advanced?id=P-2603', { account: 'user', title: 'Approvals' });
  await title('Refunds that work themselves out');
  await user.click(button('Approve'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Lin Xiaoman for Shen Zhiyuan')).toBeVisible();
  expect(screen.getByText('He Jiashu or the deputy, Luo Yiming, decides this step.')).toBeVisible();
});

it('advanced profile: applicants do not decide their own requests', async () => {
  await openPage('/profile/advanced?id=P-2601', { account: 'admin', title: 'Approvals' });
  expect(
    await screen.findByText('You applied for this, so He Jiashu or the deputy, Luo Yiming, decides it.'),
  ).toBeVisible();
  for (const name of ['Approve', 'Return', 'Forward'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('advanced profile: returns with a reason, and logs it', async () => {
  const at = Date.now();
  db().lists.processEvents.push({ processId: 'P-2603', event: 'remind', byId: '20003', note: 'Soon?', at });
  const { user } = await openPage('/profile/advanced?id=P-2603', {
    account: 'admin',
    title: 'Approvals',
  });
  await title('Refunds that work themselves out');
  await user.click(button('Return'));
  const reason = await screen.findByRole('dialog');
  await user.click(within(reason).getByRole('button', { name: 'Return' }));
  expect(await within(reason).findByText('Enter a reason')).toBeVisible();
  await user.fill(field('Reason'), 'Please add a quote');
  await user.click(within(reason).getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Please add a quote')).toBeVisible();
  expect(screen.getByText(/^Only the applicant, Zhou Yu.?an, can go on from here.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Decisions' }));
  await waitFor(() => expect(screen.queryByText('Soon?')).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: 'Rules' }));
  expect(await screen.findByText('¥158,000.00', { selector: 'td *' })).toBeVisible();
  expect(place()).toBe('/profile/advanced?id=P-2603&log=decisions&tab=rules');
});

it('the other samples search for the page, go back, and retry', async () => {
  const { user, unmount } = renderApp('/exception/404');
  await user.fill(await screen.findByRole('searchbox', { name: /Search console/ }), 'mind');
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
  expect(await screen.findByText(/still isn’t responding/)).toBeVisible();
  await broken.user.click(retry);
  expect(await screen.findByText('The service is back')).toBeVisible();
  expect(sent('GET', 'console/health')).toHaveLength(1);
});

it('advanced profile: shows the current state of an approval that has changed', async () => {
  const { user } = await openPage('/profile/advanced?id=P-2603', {
    account: 'admin',
    title: 'Approvals',
  });
  await title('Refunds that work themselves out');
  await user.click(button('Approve'));
  const dialog = await screen.findByRole('dialog');
  const at = Date.now();
  for (const event of ['approve', 'approve'] as const)
    db().lists.processEvents.push({ processId: 'P-2603', event, byId: '20003', note: '', at });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Zhou Yuan has done this step already')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());

  await user.click(button('What is “Unified Social Credit Code”?'));
  expect(await screen.findByText(/for the full code/)).toBeVisible();
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/profile\/advanced\?id=P-2603$/),
  );
});

it('the profiles have no half-width colons behind their Chinese labels', async () => {
  for (const path of ['/profile/basic', '/profile/advanced']) {
    const { unmount } = await openPage(path, { account: 'admin', language: 'zh-CN' });
    const labels = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-descriptions-item-label')];
      expect(found).not.toEqual([]);
      return found;
    });
    // antd draws the colon with a style.
    expect(labels.filter((label) => !label.matches('.ant-descriptions-item-no-colon'))).toEqual([]);
    expect(labels.filter((label) => label.textContent?.includes(':'))).toEqual([]);
    unmount();
  }
});
