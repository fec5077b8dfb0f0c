import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, field } from '../support/account';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { openRules } from '../support/rulePage';

const search = () => new URLSearchParams(place().split('?')[1]);

it('filters by region and limit in the panel, and sorts by both', async () => {
  signInAs('admin');
  const { user } = await openRules('?template=threshold');
  await user.click(button('Filters 1'));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await panel.findByRole('checkbox', { name: 'East China 1' }));
  await waitFor(() => expect(search().get('region')).toBe('east-1'));
  expect(panel.getByRole('group', { name: 'Limit (%)' })).toBeVisible();
  fireEvent.change(field('Limit up to'), { target: { value: '30' } });
  await waitFor(() => expect(search().get('maxLimit')).toBe('30'));
  await user.click(panel.getByRole('checkbox', { name: 'Heartbeat' }));
  expect(await panel.findByText(/^The template decides the unit/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Region' }));
  await waitFor(() => expect(search().get('sort')).toBe('region'));
  await user.click(screen.getByRole('button', { name: 'Limit' }));
  await waitFor(() => expect(search().get('sort')).toBe('limit'));
  act(() => screen.getByRole('button', { name: 'Limit' }).blur());
});
