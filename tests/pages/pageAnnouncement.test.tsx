import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { passTime } from '../support/clock';
import { openPage } from '../support/renderApp';

const said = () => document.querySelector('[aria-live=polite]')?.textContent;

it('says where each navigation led, also back, and is gone afterwards', async () => {
  const { user } = await openPage('/announcement');
  await user.tab();
  await act(() => import('@/layouts/root/LateParts'));
  await passTime(1_000);
  expect(said()).toBe('');
  await user.click(screen.getByRole('link', { name: 'Market' }));
  await screen.findByRole('heading', { level: 1, name: 'Market' });
  await waitFor(() => expect(said()).toBe('Market - Service Market'));
  // The page is the same one.
  act(() => history.push('/serviceMarket?current=2'));
  await passTime(6_000);
  expect(said()).toBe('');
  act(() => history.go(-2));
  await screen.findByRole('heading', { level: 1, name: 'Announcements' });
  await waitFor(() => expect(said()).toBe('Announcements - Service Market'));
});
