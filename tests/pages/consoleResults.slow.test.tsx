import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

beforeEach(() => signIn('admin'));

const title = (name: string) => screen.findByRole('heading', { level: 2, name });

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
