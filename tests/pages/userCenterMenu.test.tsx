import { screen, waitFor, within } from '@testing-library/react';
import { changeReply } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const navigation = () => within(screen.getByRole('navigation', { name: 'User center' }));
const lines = (scope = navigation()) => scope.getAllByRole('link').map((link) => link.textContent?.trim());
const current = (scope = navigation()) =>
  scope
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent?.trim());

const grantOnly = (...paths: string[]) =>
  changeReply('current/userInfo', () => ({ menus: paths.map((path) => ({ path })) }));

beforeEach(() => signIn());

describe('the side navigation', () => {
  it('has the pages in groups, and marks the current one', async () => {
    const { user } = await openPage('/usercenter/service/renewals', { title: 'Renewals' });
    const groups = navigation()
      .getAllByRole('list')
      .filter((list) => list.hasAttribute('aria-labelledby'))
      .map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        ...lines(within(list)),
      ]);
    expect(groups).toEqual([
      ['Services', 'My services', 'Renewals'],
      ['Billing', 'Balance and charges', 'Invoices', 'Coupons', 'Budget'],
      ['Messages and support', 'Messages', 'Support'],
      [
        'Settings',
        'Profile and sign-in',
        'Account security',
        'Notification settings',
        'Privacy and data',
        'Linked accounts',
      ],
    ]);
    expect(lines()).toEqual([
      'Overview',
      ...['My services', 'Renewals', 'My orders', 'Balance and charges', 'Invoices', 'Coupons', 'Budget'],
      ...['Messages', 'Support'],
      ...[
        'Profile and sign-in',
        'Account security',
        'Notification settings',
        'Privacy and data',
        'Linked accounts',
      ],
    ]);
    expect(current()).toEqual(['Renewals']);
    await user.click(navigation().getByRole('link', { name: 'Notification settings' }));
    await waitFor(() => expect(place()).toBe('/usercenter/message?tab=settings'));
    expect(current()).toEqual(['Notification settings']);
  });

  it('leaves out what the menus do not grant: a group with one page is one line without a title', async () => {
    grantOnly('/usercenter/order-old', '/usercenter/invoice');
    await openPage('/usercenter/invoice', { title: 'Invoices' });
    expect(lines()).toEqual(['Past orders', 'Invoices']);
    expect(navigation().queryByText('Billing')).not.toBeInTheDocument();
  });

  it('has the number of unread messages at the messages', async () => {
    await openPage('/usercenter/message', { title: 'Messages' });
    const link = await navigation().findByRole('link', { name: /^Messages, [1-9]\d* unread$/ });
    expect(link.getAttribute('aria-label')).toBe(`${link.textContent?.trim().replace(' ', ', ')} unread`);
    expect(navigation().getByRole('link', { name: 'Notification settings' })).toHaveTextContent(
      'Notification settings',
    );
  });
});

describe('the bar of a phone', () => {
  beforeEach(() => {
    const device = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...device(media), matches: /^\(max-width: 767/.test(media) }));
  });

  it('leads to four groups, and "More" to the other pages, which close it', async () => {
    const { user } = await openPage('/usercenter/service/renewals', { title: 'Renewals' });
    expect(lines()).toEqual(['Overview', 'Services', 'Orders', 'Billing']);
    expect(current()).toEqual(['Services']);
    const more = navigation().getByRole('button', { name: 'More' });
    expect(more).not.toHaveAttribute('aria-current');
    await user.click(more);
    const sheet = within(await screen.findByRole('dialog', { name: 'User center' }));
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(lines(sheet)).toEqual([
      ...[
        'My services',
        'Renewals',
        'Balance and charges',
        'Invoices',
        'Coupons',
        'Budget',
        'Messages',
        'Support',
      ],
      ...[
        'Profile and sign-in',
        'Account security',
        'Notification settings',
        'Privacy and data',
        'Linked accounts',
      ],
    ]);
    expect(current(sheet)).toEqual(['Renewals']);
    await user.click(sheet.getByRole('link', { name: 'Support' }));
    await waitFor(() => expect(place()).toBe('/usercenter/support'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(current()).toEqual([]);
    expect(navigation().getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  });

  it('has no "More" where the bar leads to all pages', async () => {
    grantOnly('/usercenter/overview', '/usercenter/order');
    await openPage('/usercenter/order', { title: 'My orders' });
    expect(lines()).toEqual(['Overview', 'Orders']);
    expect(navigation().queryByRole('button')).not.toBeInTheDocument();
  });
});
