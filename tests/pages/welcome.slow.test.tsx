import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { failure, replyInstead } from '../support/network';
import { openPage, place } from '../support/renderApp';

const FAILED = 'Couldn’t load your to-dos';
const region = (name: string) => screen.findByRole('region', { name });

describe('the welcome page', () => {
  it('lists recent pages, what waits, also after a failure, and the numbers of today', async () => {
    let isDown = true;
    replyInstead((call) => (isDown && call.path.endsWith('console/welcome') ? failure() : undefined));
    const { user } = await openPage('/admin', { account: 'admin' });
    act(() => history.push('/account/center'));
    await screen.findByRole('heading', { level: 1, name: 'Account center' });
    act(() => history.push('/welcome'));
    const recent = within(await region('Recent pages'));
    expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Account center',
      'Roles and access',
    ]);
    expect(await screen.findByText(FAILED)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());

    const todos = within(await region('To do'));
    const request = await todos.findByRole('link', { name: /^Access requests to review/ });
    expect(request).toHaveTextContent(/Oldest: .+ 1$/);
    expect(request).toHaveAttribute('href', '/admin/sub-page?status=open');
    expect(todos.getByRole('link', { name: /^Rules to approve/ })).toHaveAttribute(
      'href',
      '/list/table-list?status=closed&sort=updatedAt',
    );
    const today = within(await region('Today so far'));
    expect((await today.findByRole('link', { name: 'Sales' })).nextElementSibling).toHaveTextContent(
      /^¥[\d,]+\.\d\d$/,
    );
    expect(today.getAllByText(/by this time yesterday$/)).toHaveLength(5);
    const mine = db().lists.tasks.filter(({ ownerId, doneAt }) => ownerId === '10001' && !doneAt);
    const tasks = todos.getByRole('link', { name: /^Your open tasks/ });
    expect(tasks).toHaveTextContent(new RegExp(`${mine.length}$`));
    await user.click(tasks);
    await waitFor(() => expect(place()).toBe('/list/basic-list?mine=1&sort=oldest'));
    await screen.findByRole('heading', { level: 1, name: 'Tasks' });
    expect(await screen.findByRole('checkbox', { name: 'Only mine', checked: true })).toBeVisible();
  });

  it('shows a customer neither rules nor sales', async () => {
    db().lists.tasks = [];
    await openPage('/welcome', { account: 'user' });
    const today = within(await region('Today so far'));
    expect(await today.findByRole('link', { name: 'Tasks done' })).toBeVisible();
    expect(today.queryByRole('link', { name: 'Sales' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Rules to approve/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Your open tasks/ })).not.toBeInTheDocument();
  });
});
